// The article as visitors will read it, while it is written.
import { useState } from 'react';

import type { Block } from '../../../../platform/contract/content.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Content } from '../../../../platform/ui/content.tsx';
import { FIRST_SCREEN, ScreenSwitch } from '../../../../platform/ui/preview/screen-switch.tsx';
import { editorMessages as messages } from '../../messages/admin.ts';
import type { ArticlePicture } from '../../pictures.ts';
import { ArticleArt } from '../../site/article-art.tsx';

import type from '../../../../platform/ui/style/typography.module.css';
import styles from './editor.module.css';

export interface ArticlePreviewProps {
  /** Left out while it is not known which one it will be. */
  picture: ArticlePicture | undefined;
  title: string;
  summary: string;
  blocks: readonly Block[];
}

export function ArticlePreview({ picture, title, summary, blocks }: ArticlePreviewProps) {
  const [width, setWidth] = useState<string>(FIRST_SCREEN);
  return (
    <section aria-label={messages.preview} className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 className={styles.previewName}>{messages.preview}</h2>
        <ScreenSwitch value={width} onChange={setWidth} className={styles.previewWidths} />
      </div>
      <div className={styles.sheet} data-width={width}>
        {picture && (
          <div className={styles.previewArt}>
            <ArticleArt key={JSON.stringify(picture)} picture={picture} isFirst />
          </div>
        )}
        <p className={styles.previewTitle}>{title === '' ? messages.previewUntitled : title}</p>
        {summary !== '' && <p className={styles.previewSummary}>{summary}</p>}
        {blocks.length === 0 ? (
          <p className={styles.previewEmpty}>{messages.previewEmpty}</p>
        ) : (
          <Content blocks={blocks} headingLevel={3} className={classNames(type.prose, styles.previewText)} />
        )}
      </div>
    </section>
  );
}
