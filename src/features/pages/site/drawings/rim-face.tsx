// The middle of a rim from the street, drawn to the measures of its bolt circle and centre bore.
import { rimMeasuresMessages as messages } from '../../messages/rims.ts';

import styles from './drawings.page.module.css';

const CX = 240;
const CY = 200;
const PX_PER_MM = 2.3;
const BOLT_CIRCLE = (112 / 2) * PX_PER_MM;
const BORE = (66.6 / 2) * PX_PER_MM;
const BOLT_HOLE = 7 * PX_PER_MM;
const HUB = 182;
const BOLTS = 5;

export function RimFace() {
  return (
    <svg viewBox="0 0 480 400" role="img" aria-label={messages.face} className={styles.drawing}>
      <rect width="480" height="400" className={styles.ground} />
      <path d={SPOKES} className={styles.metalDark} />
      <circle cx={CX} cy={CY} r={HUB} className={styles.metal} />
      <circle cx={CX} cy={CY} r={BOLT_CIRCLE} className={styles.markEdge} />
      <circle cx={CX} cy={CY} r={BOLT_CIRCLE} className={styles.mark} />
      {BOLT_HOLES.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={BOLT_HOLE} className={styles.hole} />
      ))}
      <circle cx={CX} cy={CY} r={BORE} className={styles.ground} />
      <path
        d={`M${n(CX - BORE)} ${CY}H${n(CX + BORE)}M${n(CX - BORE + 11)} ${CY - 6}l-11 6 11 6M${n(CX + BORE - 11)} ${CY - 6}l11 6-11 6`}
        className={styles.line}
      />
      <text x={CX} y={CY - 14} textAnchor="middle" className={styles.value}>
        {messages.items[1].value}
      </text>
      <text x={CX} y={CY + 30} textAnchor="middle" className={styles.quiet}>
        {messages.items[1].name}
      </text>
      <path d={LEADER} className={styles.line} />
      <rect x="334" y="14" width="126" height="42" className={styles.plate} />
      <text x="397" y="43" textAnchor="middle" className={styles.value}>
        {messages.items[0].value}
      </text>
    </svg>
  );
}

function at(radius: number, angle: number): { x: number; y: number } {
  return { x: n(CX + radius * Math.sin(angle)), y: n(CY - radius * Math.cos(angle)) };
}

/** Five twin spokes that run out of the picture, between the bolts. */
function spokes(): string {
  return Array.from({ length: BOLTS }, (_, index) => {
    const middle = ((index + 0.5) / BOLTS) * 2 * Math.PI;
    return [-0.17, 0.17].map((aside) => arm(middle + aside)).join('');
  }).join('');
}

function arm(angle: number): string {
  const corners = [
    at(150, angle - 0.12),
    at(420, angle - 0.07),
    at(420, angle + 0.07),
    at(150, angle + 0.12),
  ];
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}

function n(value: number): number {
  return Number(value.toFixed(1));
}

const BOLT_HOLES = Array.from({ length: BOLTS }, (_, index) =>
  at(BOLT_CIRCLE, (index / BOLTS) * 2 * Math.PI),
);
const SPOKES = spokes();
const LEADER = `M${n(CX + BOLT_CIRCLE * 0.72)} ${n(CY - BOLT_CIRCLE * 0.7)}L386 52`;
