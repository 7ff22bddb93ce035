// A tyre cut across on its rim, drawn to the numbers of its size, with the three measures next to it.
import { useId } from 'react';

import { sizeDiagramMessages } from '../../messages/label.ts';
import { sizeGeometry } from '../../size/size-geometry.ts';
import { sizeWords, type DrawnSize } from '../search/size-words.ts';

import styles from './cross-section.module.css';

const VIEW_WIDTH = 420;
const MIDDLE = VIEW_WIDTH / 2;
const TOP = 58;
/** Room for the tyre between the measures. */
const MAX_WIDTH = 188;
const MAX_SIDE = 150;

export interface CrossSectionProps {
  size: DrawnSize;
}

export function CrossSection({ size }: CrossSectionProps) {
  const id = useId();
  const words = sizeWords(size);
  const text = sizeDiagramMessages;
  const { sidewallMm } = sizeGeometry(size);
  const scale = Math.min(1, MAX_WIDTH / size.widthMm, MAX_SIDE / sidewallMm);
  const cut: Cut = { half: (size.widthMm * scale) / 2, side: sidewallMm * scale };
  const bead = TOP + cut.side;
  const left = n(MIDDLE - cut.half);
  const right = n(MIDDLE + cut.half);
  return (
    <svg
      viewBox={`0 0 ${VIEW_WIDTH} 300`}
      role="img"
      aria-labelledby={`${id}-name ${id}-words`}
      className={styles.section}
    >
      <title id={`${id}-name`}>{text.crossSectionName(words)}</title>
      <desc id={`${id}-words`}>{text.inWords(words)}</desc>
      <path d={carcass(cut)} className={styles.rubber} />
      <path d={treadBlocks(cut)} className={styles.rubber} />
      <path d={belts(cut)} className={styles.belts} />
      <path d={rimProfile(cut)} className={styles.rim} />
      <g className={styles.measure}>
        <path d={`M${left} 38H${right}M${left} 31v14M${right} 31v14`} />
        <text x={MIDDLE} y="22" textAnchor="middle">
          <tspan className={styles.name}>{text.width}</tspan> {text.millimetres(words.widthMm)}
        </text>
      </g>
      <g className={styles.measure}>
        <path d={`M${n(right + 24)} ${TOP}V${n(bead)}m-7 0h14M${n(right + 17)} ${TOP}h14`} />
        <Lines
          x={right + 40}
          y={TOP + cut.side / 2 - 14}
          lines={[text.aspect, text.percent(words.aspect), text.millimetres(words.sideMm)]}
        />
      </g>
      <g className={styles.measure}>
        <path d={`M${n(left - 24)} ${n(bead)}V284m-6-10 6 10 6-10M${n(left - 31)} ${n(bead)}h14`} />
        <Lines
          x={left - 40}
          y={(bead + 284) / 2 - 14}
          lines={[text.rim, text.inches(words.rimInches), text.millimetres(words.rimMm)]}
          isEnd
        />
      </g>
    </svg>
  );
}

/** Half the width and the height of the side, in drawing units. */
interface Cut {
  half: number;
  side: number;
}

function Lines({
  x,
  y,
  lines,
  isEnd = false,
}: {
  x: number;
  y: number;
  lines: readonly string[];
  isEnd?: boolean;
}) {
  return (
    <text transform={`translate(${n(x)} ${n(y)})`} textAnchor={isEnd ? 'end' : 'start'}>
      {lines.map((line, row) => (
        <tspan key={line} x="0" y={row * 20} className={row === 0 ? styles.name : undefined}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function n(value: number): number {
  return Number(value.toFixed(1));
}

/** x from the middle in half widths (negative: left), y from the crown in heights of the side. */
function at({ half, side }: Cut, x: number, y: number): string {
  return `${n(MIDDLE + x * half)} ${n(TOP + y * side)}`;
}

/** The casing: outer wall down to the bead, inner wall back; six curves, mirrored. */
function carcass(cut: Cut): string {
  const p = (x: number, y: number): string => at(cut, x, y);
  return [
    `M${p(-0.76, 1)}C${p(-1.02, 0.86)} ${p(-1.06, 0.5)} ${p(-0.96, 0.22)}Q${p(-0.93, 0.1)} ${p(-0.74, 0.09)}`,
    `L${p(0.74, 0.09)}Q${p(0.93, 0.1)} ${p(0.96, 0.22)}C${p(1.06, 0.5)} ${p(1.02, 0.86)} ${p(0.76, 1)}`,
    `L${p(0.6, 1)}C${p(0.78, 0.74)} ${p(0.86, 0.5)} ${p(0.76, 0.34)}L${p(-0.76, 0.34)}`,
    `C${p(-0.86, 0.5)} ${p(-0.78, 0.74)} ${p(-0.6, 1)}z`,
  ].join('');
}

/** Three ribs between grooves, and the two shoulders that run into the side. */
function treadBlocks(cut: Cut): string {
  const p = (x: number, y: number): string => at(cut, x, y);
  const ribs = [
    [-0.48, -0.19],
    [-0.11, 0.11],
    [0.19, 0.48],
  ] as const;
  const shoulders = [-1, 1].map(
    (side) =>
      `M${p(side * 0.56, 0.2)}V${n(TOP)}L${p(side * 0.82, 0.025)}Q${p(side * 0.945, 0.06)} ${p(side * 0.965, 0.25)}L${p(side * 0.7, 0.3)}z`,
  );
  return (
    shoulders.join('') +
    ribs.map(([from, to]) => `M${p(from, 0.14)}V${TOP}H${n(MIDDLE + to * cut.half)}L${p(to, 0.14)}z`).join('')
  );
}

/** Two steel belts under the tread and the two bead wires. */
function belts(cut: Cut): string {
  const line = (y: number, x: number): string => `M${at(cut, -x, y)}L${at(cut, x, y)}`;
  return `${line(0.19, 0.8)}${line(0.26, 0.7)}M${at(cut, -0.7, 0.93)}h.1M${at(cut, 0.7, 0.93)}h.1`;
}

/** A drop-centre rim: flange, seat, hump, well, and back. */
function rimProfile(cut: Cut): string {
  const bead = TOP + cut.side;
  const half = [
    [0.86, -16],
    [0.8, -10],
    [0.78, 5],
    [0.52, 5],
    [0.44, 30],
  ] as const;
  const right = half.map(([x, y]) => `${n(MIDDLE + x * cut.half)} ${n(bead + y)}`);
  const left = half.map(([x, y]) => `${n(MIDDLE - x * cut.half)} ${n(bead + y)}`).toReversed();
  return `M${right.join('L')}L${left.join('L')}`;
}
