// A tyre on its stage: the picture or the drawing, a soft shadow under it.
import type { ReactNode } from 'react';

import { cardSrcSet, isShippedRender } from '../../../../platform/contract/pictures/shipped-render.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Picture, RenderCaption } from '../../../../platform/ui/picture.tsx';
import { cardMessages } from '../../messages/site.ts';
import type { DrawnSeason } from './tyre-drawing-shape.ts';
import { TyreDrawing } from './tyre-drawing.tsx';

import styles from './tyre-picture.module.css';

const CARD_SIZES = '(max-width: 640px) 96px, 250px';

export interface TyrePictureProps {
  /** null: the drawing of the season is shown instead. */
  picture: { url: string; widthPx: number; heightPx: number } | null;
  season: DrawnSeason;
  /** Alternative text of a photo; a render has its own text. */
  alt: string;
  /** A photo needs no shadow; a square one is shown whole, too. */
  isPhoto?: boolean | undefined;
  /** In the first view of the page: loaded at once. */
  isFirst?: boolean | undefined;
  /** On a card: a small file for phones, the shipped one for wider screens. */
  isOnCard?: boolean | undefined;
  /** How wide it is shown, where it is to be sharper than on a card. */
  sizes?: string | undefined;
  /** An <svg> over the picture, as large as it is. */
  over?: ReactNode;
  className?: string | undefined;
}

export function TyrePicture(props: TyrePictureProps) {
  const { picture, season, isPhoto = false, isFirst, isOnCard, sizes, over, className } = props;
  const alt = isPhoto ? props.alt : cardMessages.renderAlt(props.alt);
  return (
    <div className={classNames(styles.stage, isPhoto && styles.photo, className)}>
      {picture ? (
        <Picture
          src={picture.url}
          width={picture.widthPx}
          height={picture.heightPx}
          alt={alt}
          isFirst={isFirst}
          srcSet={isOnCard && isShippedRender(picture.url) ? cardSrcSet(picture.url) : undefined}
          sizes={isOnCard ? CARD_SIZES : sizes}
          fit="contain"
          over={over}
          className={styles.picture}
        />
      ) : (
        <TyreDrawing season={season} alt={alt} className={styles.picture} />
      )}
      {!isPhoto && <RenderCaption />}
    </div>
  );
}
