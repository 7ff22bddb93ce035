// What the numbers of a size mean: the code on the tyre's side and the measures of its section, side by side.
import { sizeDiagramMessages } from '../../messages/label.ts';
import { sizeWords, type DrawnSize } from '../search/size-words.ts';
import { CrossSection } from './cross-section.tsx';
import { Sidewall } from './sidewall.tsx';

import styles from './size-diagram.module.css';

export interface SizeDiagramProps {
  size: DrawnSize;
  /** Load and speed after the size: '91V'. */
  service?: string | undefined;
}

export function SizeDiagram({ size, service }: SizeDiagramProps) {
  return (
    <figure className={styles.diagram}>
      <Sidewall size={size} service={service} />
      <CrossSection size={size} />
      <figcaption className={styles.results}>{sizeDiagramMessages.results(sizeWords(size))}</figcaption>
    </figure>
  );
}
