// The drawings at the head of articles: posters of flat shapes, one idea each, in the colours of the theme.
import type { ReactNode } from 'react';

import type { ArticleDrawing } from '../pictures.ts';
import { DrawnElectric, DrawnFirstSnow } from './drawn-roads.tsx';
import { DrawnGauge, DrawnLabel } from './drawn-signs.tsx';
import { DrawnGroove, DrawnTreadPair } from './drawn-treads.tsx';

const drawings: Record<ArticleDrawing, () => ReactNode> = {
  'first-snow': DrawnFirstSnow,
  'tread-pair': DrawnTreadPair,
  label: DrawnLabel,
  gauge: DrawnGauge,
  electric: DrawnElectric,
  groove: DrawnGroove,
};

/** Decoration beside the article's own words, so it is hidden from assistive technology. */
export function ArticleDrawingArt({ drawing }: { drawing: ArticleDrawing }) {
  const Drawing = drawings[drawing];
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
