// A picture in a box of fixed proportions: it pulses while loading, fades in, and shows its failure in the same box.
// image-state.ts sets data-picture to 'ready', 'loaded' or 'failed'; without script the picture just shows.
import type { ReactNode } from 'react';

import { isShippedRender, renderAsWebp, renderSrcSet } from '../contract/pictures/shipped-render.ts';
import { findUploadedPicture, srcSetOf } from '../contract/pictures/uploaded-picture.ts';
import { classNames } from './class-names.ts';
import { uiMessages } from './messages.ts';

import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** The file's size in pixels, which reserves its space. Omitted where unknown. */
  width?: number | undefined;
  height?: number | undefined;
  /** What is to be seen; empty for decoration. */
  alt: string;
  /** Further widths of the same picture, as in srcset. */
  srcSet?: string | undefined;
  /** How wide it is shown; a shipped render is offered in all its widths where this is given without `srcSet`. */
  sizes?: string | undefined;
  /** Newer formats first: <source> elements. */
  sources?: ReactNode;
  /** In the first view: loaded at once, without pulse or fade. */
  isFirst?: boolean | undefined;
  /** 'cover' fills the box, 'contain' shows the full picture in it; with 'natural' the box is as large as the picture. */
  fit?: 'cover' | 'contain' | 'natural' | undefined;
  /** Rendered, not photographed: shown in its lower left corner and in the alternative text. */
  isRender?: boolean | undefined;
  /** An <svg> over the picture, with its proportions. */
  over?: ReactNode;
  className?: string | undefined;
}

/** An uploaded picture is offered in all its sizes, with its own measures; a shipped render as AVIF and WebP where `sizes` is given. */
export function Picture(props: PictureProps) {
  const { src, width, height, alt, srcSet, sizes, sources, isFirst, fit, isRender, over, className } = {
    isFirst: false,
    fit: 'cover',
    ...props,
    ...renderProps(props),
    ...uploadedProps(props),
  };
  const image = (
    <img
      {...{ srcSet, sizes, src, width, height }}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      className={classNames(
        styles.image,
        fit !== 'natural' && styles.filling,
        fit === 'contain' && styles.contain,
      )}
    />
  );
  return (
    <span
      data-picture={isFirst ? 'first' : 'loading'}
      className={classNames(styles.box, fit === 'natural' && styles.natural, className)}
    >
      {sources ? (
        <picture>
          {sources}
          {image}
        </picture>
      ) : (
        image
      )}
      {over}
      {isRender && <RenderCaption />}
      <span className={styles.failed}>{uiMessages.pictureFailed}</span>
    </span>
  );
}

/** "Havainnekuva", in the lower left corner of the positioned element around it. */
export function RenderCaption({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.render, className)} aria-hidden="true">
      {uiMessages.render}
    </span>
  );
}

/** On a card it is AVIF in two widths, as a page of 24 has no bytes to spare for more. */
function renderProps({ src, srcSet, sizes }: PictureProps): Partial<PictureProps> {
  if (srcSet || !sizes || !isShippedRender(src)) return {};
  return {
    src: renderAsWebp(src),
    srcSet: renderSrcSet(src, 'webp'),
    sources: <source type="image/avif" srcSet={renderSrcSet(src, 'avif')} sizes={sizes} />,
  };
}

function uploadedProps({ src, sources, isFirst = false, sizes }: PictureProps): Partial<PictureProps> {
  const uploaded = sources ? undefined : findUploadedPicture(src);
  if (!uploaded) return {};
  // A first picture fills a band that on a phone is higher than wide.
  const shownIn = sizes ?? (isFirst ? 'max(100vw, 100vh)' : 'auto, 100vw');
  return {
    width: uploaded.widthPx,
    height: uploaded.heightPx,
    sources: (
      <>
        <source type="image/avif" srcSet={srcSetOf(uploaded, 'avif')} sizes={shownIn} />
        <source type="image/webp" srcSet={srcSetOf(uploaded, 'webp')} sizes={shownIn} />
      </>
    ),
  };
}
