// The picture of an article: one of our drawings, or a file of the shop's, in the same proportions.
import type { ReactNode } from 'react';

import { Picture } from '../../../platform/ui/picture.tsx';
import type { ArticleDrawing, ArticlePicture } from '../pictures.ts';
import { DrawnElectric, DrawnFirstSnow } from './drawn-roads.tsx';
import { DrawnGauge, DrawnLabel } from './drawn-signs.tsx';
import { DrawnGroove, DrawnTreadPair } from './drawn-treads.tsx';

import styles from './article.module.css';

export interface ArticleArtProps {
  picture: ArticlePicture;
  /** In the first view of its page. */
  isFirst?: boolean | undefined;
}

/** Decoration beside the article's own words. */
export function ArticleArt({ picture, isFirst }: ArticleArtProps) {
  switch (picture.kind) {
    case 'drawing':
      return <ArticleDrawingArt drawing={picture.drawing} />;
    case 'file':
      return (
        <Picture
          src={picture.path}
          width={640}
          height={360}
          alt=""
          isFirst={isFirst}
          className={styles.art}
        />
      );
  }
}

/** Posters of flat shapes, one idea each, in the colours of the theme. */
const drawings: Record<ArticleDrawing, () => ReactNode> = {
  'first-snow': DrawnFirstSnow,
  'tread-pair': DrawnTreadPair,
  label: DrawnLabel,
  gauge: DrawnGauge,
  electric: DrawnElectric,
  groove: DrawnGroove,
};

/** Decoration beside the article's own words, so it is hidden from assistive technology. */
function ArticleDrawingArt({ drawing }: { drawing: ArticleDrawing }) {
  const Drawing = drawings[drawing];
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
