// The picture of an article: one of our renders, or a file of the shop's, in the same proportions.
import { Picture } from '../../../platform/ui/picture.tsx';
import { drawnArticlePictures, type ArticlePicture } from '../pictures.ts';

import styles from './article.module.css';

export interface ArticleArtProps {
  picture: ArticlePicture;
  /** In the first view of its page, and as wide as half of it. */
  isFirst?: boolean | undefined;
}

const SIZES = '(min-width: 901px) 640px, 100vw';

/** Decoration next to the article's text. */
export function ArticleArt({ picture, isFirst }: ArticleArtProps) {
  const isRender = picture.kind === 'drawing';
  return (
    <Picture
      src={isRender ? drawnArticlePictures[picture.drawing].url : picture.path}
      width={640}
      height={360}
      alt=""
      sizes={isRender && isFirst ? SIZES : undefined}
      isFirst={isFirst}
      isRender={isRender}
      className={styles.art}
    />
  );
}
