// A drawn tyre for where no picture fits: follows the theme, one yellow line, tread of its season.
import { useId } from 'react';

import { classNames } from '../../../../platform/ui/class-names.ts';
import { tyrePictureMessages } from '../../messages/label.ts';
import { tyreShapes, type DrawnSeason } from './tyre-drawing-shape.ts';

import styles from './tyre-drawing.module.css';

export interface TyreDrawingProps {
  season: DrawnSeason;
  /** Empty for decoration; what the drawing shows when left out. */
  alt?: string | undefined;
  className?: string | undefined;
}

export function TyreDrawing({ season, alt, className }: TyreDrawingProps) {
  const id = useId();
  const shape = tyreShapes[season];
  const words = alt ?? tyrePictureMessages.drawing[season];
  return (
    <svg
      viewBox="0 0 480 480"
      {...(words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
      className={classNames(styles.tyre, className)}
    >
      <clipPath id={`${id}-near`}>
        <path d={shape.hole} />
      </clipPath>
      <mask id={`${id}-through`}>
        <path d="M0 0h480v480H0z" fill="#fff" />
        <path d={shape.farHole} clipPath={`url(#${id}-near)`} />
      </mask>
      <g mask={`url(#${id}-through)`}>
        <path d={shape.body} className={styles.groove} />
        <path d={shape.blocks} className={styles.block} />
        {shape.sipes && <path d={shape.sipes} className={styles.sipe} />}
        {shape.studs && <path d={shape.studs} className={styles.stud} />}
        <path d={shape.side} className={styles.side} />
        <path d={shape.stripe} className={styles.stripe} />
        <path d={shape.hole} className={styles.hole} />
      </g>
    </svg>
  );
}
