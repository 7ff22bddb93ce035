// What the numbers of a size mean: the code on the tyre's side and the measures of its section, side by side.
import { sizeDiagramMessages } from '../../messages/label.ts';
import { sizeWords, type DrawnSize, type SizePart } from '../search/size-words.ts';
import { CrossSection } from './cross-section.tsx';
import { Sidewall } from './sidewall.tsx';

import styles from './size-diagram.module.css';

export interface SizeDiagramProps {
  size: DrawnSize;
  /** The part in question; a `data-highlight` around the diagram does the same. */
  highlight?: SizePart | undefined;
  /** Load and speed after the size: '91V'. */
  service?: string | undefined;
}

export function SizeDiagram({ size, highlight, service }: SizeDiagramProps) {
  return (
    <figure data-highlight={highlight} className={styles.diagram}>
      <Sidewall size={size} service={service} />
      <CrossSection size={size} />
      <figcaption className={styles.results}>{sizeDiagramMessages.results(sizeWords(size))}</figcaption>
    </figure>
  );
}
