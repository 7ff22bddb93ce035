// The present wheel and the new one side by side, to one scale, with the height of the first drawn across both.
import type { SizeGeometry } from '../../../catalogue/size/size-geometry.ts';
import { fitMessages as messages } from '../../messages/rims.ts';

import styles from '../fit-calculator.page.module.css';

const GROUND = 236;
const TALLEST = 210;

interface SizeCompareProps {
  current: SizeGeometry;
  replacement: SizeGeometry;
  names: { current: string; replacement: string };
}

export function SizeCompare({ current, replacement, names }: SizeCompareProps) {
  const scale = TALLEST / Math.max(current.outerMm, replacement.outerMm);
  const top = round(GROUND - current.outerMm * scale);
  return (
    <svg
      viewBox="0 0 480 250"
      role="img"
      aria-label={messages.compare(names.current, names.replacement)}
      className={styles.compare}
    >
      <Wheel x={124} geometry={current} scale={scale} name={names.current} />
      <Wheel x={356} geometry={replacement} scale={scale} name={names.replacement} />
      <path d={`M0 ${GROUND}H480`} className={styles.road} />
      <path d={`M0 ${top}H480`} className={styles.level} />
    </svg>
  );
}

interface WheelProps {
  x: number;
  geometry: SizeGeometry;
  scale: number;
  name: string;
}

function Wheel({ x, geometry, scale, name }: WheelProps) {
  const radius = round((geometry.outerMm * scale) / 2);
  const centre = round(GROUND - radius);
  return (
    <g>
      <circle cx={x} cy={centre} r={radius} className={styles.tyre} />
      <circle cx={x} cy={centre} r={round((geometry.rimMm * scale) / 2)} className={styles.rim} />
      <text x={x} y={centre + 7} textAnchor="middle" className={styles.name}>
        {name}
      </text>
    </g>
  );
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
