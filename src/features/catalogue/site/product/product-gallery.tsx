// Pictures of a tyre: what was uploaded, else the rendered tyre and tread; the drawn measures always come last.
import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ReactNode } from 'react';

import { Dialog, dialogTrigger } from '../../../../platform/ui/overlay/dialog.tsx';
import { Picture } from '../../../../platform/ui/picture.tsx';
import { cardMessages, productMessages as texts } from '../../messages/site.ts';
import { pictureOf, picturedTyre } from '../../product/product-picture.ts';
import type { ProductDetail } from '../../product/product-view.ts';
import { tyrePicture } from '../../product/tyre-picture.ts';
import { CrossSection } from '../drawings/cross-section.tsx';
import { SidewallLetters } from '../drawings/sidewall-letters.tsx';
import { TyrePicture } from '../drawings/tyre-picture.tsx';

import styles from './product-gallery.module.css';

/** On a wide screen the picture is 94 % as high as its stage of 4 : 3. */
const MAIN_SIZES = '(min-width: 1001px) 416px, (min-width: 821px) 32vw, 66vw';
const THUMB_SIZES = '(min-width: 1001px) 310px, 50vw';

interface PicturesProps {
  product: ProductDetail;
  name: string;
}

/** The one next to the price; on a phone above it. */
export function MainPicture({ product, name }: PicturesProps) {
  const main = pictureOf(product);
  const letters = !main.isPhoto && <SidewallLetters size={product.size} />;
  return (
    <Enlargeable
      id="picture-main"
      picture={main.picture}
      alt={main.isPhoto ? name : cardMessages.renderAlt(name)}
      isRender={!main.isPhoto}
      over={letters}
      className={styles.main}
    >
      <TyrePicture {...main} alt={name} isFirst sizes={MAIN_SIZES} over={letters} />
    </Enlargeable>
  );
}

/** The rest, which on a phone come after the price. */
export function MorePictures({ product, name }: PicturesProps) {
  const uploaded = [product.images.pattern, ...product.images.gallery].filter((url) => url !== null);
  const { tread } = tyrePicture(picturedTyre(product));
  return (
    <section className={styles.gallery} aria-label={texts.gallery}>
      {uploaded.map((url, at) => (
        <Enlargeable
          key={url}
          id={`picture-${at}`}
          picture={{ url, widthPx: 600, heightPx: 450 }}
          alt={name}
          className={styles.thumb}
        >
          <Picture
            src={url}
            width={600}
            height={450}
            alt={name}
            sizes={THUMB_SIZES}
            className={styles.fill}
          />
        </Enlargeable>
      ))}
      {uploaded.length === 0 && !product.thumbnail && (
        <Enlargeable
          id="picture-tread"
          picture={tread}
          alt={texts.treadAlt(name)}
          isRender
          className={styles.thumb}
        >
          <Picture
            src={tread.url}
            width={tread.widthPx}
            height={tread.heightPx}
            alt={texts.treadAlt(name)}
            sizes={THUMB_SIZES}
            isRender
            className={styles.fill}
          />
        </Enlargeable>
      )}
      <div className={styles.thumb}>
        <CrossSection size={product.size} />
      </div>
    </section>
  );
}

interface EnlargeableProps {
  id: string;
  picture: { url: string; widthPx: number; heightPx: number };
  alt: string;
  isRender?: boolean | undefined;
  over?: ReactNode;
  className: string | undefined;
  children: ReactNode;
}

/** A picture whose complete surface is a button that opens it as large as the screen. */
function Enlargeable({ id, picture, alt, isRender, over, className, children }: EnlargeableProps) {
  const { url, widthPx, heightPx } = picture;
  return (
    <div className={className}>
      {children}
      <button type="button" aria-label={texts.enlarge(alt)} {...dialogTrigger(id)} className={styles.enlarge}>
        <Maximize2 />
      </button>
      <Dialog id={id} title={alt} size="wide">
        <Picture
          src={url}
          width={widthPx}
          height={heightPx}
          alt={alt}
          sizes="min(100vw, 1260px)"
          fit="contain"
          isRender={isRender}
          over={over}
          className={styles.large}
        />
      </Dialog>
    </div>
  );
}
