// The picture of an article: one of our drawings, or a file of the shop's, in the same proportions.
import { Picture } from '../../../platform/ui/picture.tsx';
import type { ArticlePicture } from '../pictures.ts';
import { ArticleDrawingArt } from './article-drawing.tsx';

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
