// The upper half of a wheel from the side with its size moulded into the rubber; the part in question turns yellow.
import { useId } from 'react';

import { sizeDiagramMessages } from '../../messages/label.ts';
import { sizeGeometry } from '../../size/size-geometry.ts';
import { sizeWords, type DrawnSize } from '../search/size-words.ts';

import styles from './sidewall.module.css';

const CENTRE_X = 260;
const CENTRE_Y = 272;
/** Outer radius without the tread blocks. */
const OUTER = 250;
const BLOCKS = 44;
const SPOKES = 5;

export interface SidewallProps {
  size: DrawnSize;
  /** Load and speed after the size: '91V'. */
  service?: string | undefined;
}

export function Sidewall({ size, service }: SidewallProps) {
  const id = useId();
  const words = sizeWords(size);
  const { rimMm, outerMm } = sizeGeometry(size);
  const rim = round((OUTER * rimMm) / outerMm);
  const band = OUTER - rim;
  const letters = words.code.length + 1 + (service === undefined ? 0 : service.length + 1);
  const textSize = round(Math.min(46, band * 0.5, (Math.PI * (rim + band / 2)) / letters / 0.92));
  const textRadius = round(rim + band * 0.5 - textSize * 0.34);
  return (
    <svg
      viewBox={`0 8 520 ${CENTRE_Y - 6}`}
      role="img"
      aria-labelledby={`${id}-name ${id}-words`}
      className={styles.wheel}
    >
      <title id={`${id}-name`}>{sizeDiagramMessages.sidewallName(words)}</title>
      <desc id={`${id}-words`}>{sizeDiagramMessages.inWords(words)}</desc>
      <Shades id={id} rimShare={rim / OUTER} />
      <path d={TREAD} className={styles.tread} />
      <path d={ring(OUTER, rim)} fill={`url(#${id}-rubber)`} />
      <path d={arc(OUTER - 13)} className={styles.serration} />
      <path d={arc(OUTER - 21)} className={styles.mould} />
      <path d={arc(rim + 8)} className={styles.mould} />
      <Rim radius={rim} metal={`url(#${id}-metal)`} />
      <path id={`${id}-path`} d={arc(textRadius, 0.01)} fill="none" />
      <text fontSize={textSize} letterSpacing={round(textSize * 0.1)} className={styles.code}>
        <textPath href={`#${id}-path`} startOffset="50%" textAnchor="middle">
          {`${words.widthMm}/${words.aspect} R${words.rimInches}`}
          {size.isCommercial && 'C'}
          {service && ` ${service}`}
        </textPath>
      </text>
    </svg>
  );
}

function Shades({ id, rimShare }: { id: string; rimShare: number }) {
  const at = (share: number): string => (rimShare + (1 - rimShare) * share).toFixed(3);
  return (
    <defs>
      <radialGradient
        id={`${id}-rubber`}
        gradientUnits="userSpaceOnUse"
        cx={CENTRE_X}
        cy={CENTRE_Y}
        r={OUTER}
      >
        <stop offset={at(0)} stopColor="#0c0e10" />
        <stop offset={at(0.16)} stopColor="#2c3237" />
        <stop offset={at(0.5)} stopColor="#1c2024" />
        <stop offset={at(0.82)} stopColor="#343a40" />
        <stop offset="1" stopColor="#14171a" />
      </radialGradient>
      <linearGradient id={`${id}-metal`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f2f4f5" />
        <stop offset=".5" stopColor="#9aa2a9" />
        <stop offset="1" stopColor="#d9dde0" />
      </linearGradient>
    </defs>
  );
}

function Rim({ radius, metal }: { radius: number; metal: string }) {
  const spokes = Array.from({ length: SPOKES }, (_, at) =>
    twinSpoke(radius, Math.PI * (1 + (at + 0.5) / SPOKES)),
  );
  return (
    <>
      <path d={ring(radius, 0)} className={styles.barrel} />
      <path d={arc(radius * 0.5)} strokeWidth={radius * 0.34} className={styles.disc} />
      <path d={spokes.join('')} fill={metal} />
      <path d={arc(radius - 4)} stroke={metal} className={styles.lip} />
      <path d={ring(46, 0)} fill={metal} />
      <path d={NUTS} className={styles.nuts} />
      <path d={ring(17, 0)} className={styles.cap} />
    </>
  );
}

function round(value: number): number {
  return Number(value.toFixed(1));
}

function point(radius: number, angle: number): string {
  return `${round(CENTRE_X + radius * Math.cos(angle))} ${round(CENTRE_Y + radius * Math.sin(angle))}`;
}

/** Upper half circle from left to right; `cut` radians shorter at both ends. */
function arc(radius: number, cut = 0): string {
  return `M${point(radius, Math.PI + cut)}A${round(radius)} ${round(radius)} 0 0 1 ${point(radius, -cut)}`;
}

/** Half a ring; a half disc when `inner` is 0. */
function ring(outer: number, inner: number): string {
  if (inner === 0) return `${arc(outer)}z`;
  return `${arc(outer)}L${point(inner, 0)}A${inner} ${inner} 0 0 0 ${point(inner, Math.PI)}z`;
}

/** A twin spoke: two arms that part from the hub to the rim, each a little narrower outwards. */
function twinSpoke(radius: number, angle: number): string {
  return spokeArm(radius, angle - 0.1, angle - 0.1) + spokeArm(radius, angle + 0.1, angle + 0.1);
}

function spokeArm(radius: number, hubAngle: number, rimAngle: number): string {
  const hub = 30;
  const rim = radius - 6;
  return `M${point(hub, hubAngle - 0.2)}L${point(rim, rimAngle - 0.05)}L${point(rim, rimAngle + 0.05)}L${point(hub, hubAngle + 0.2)}z`;
}

function treadBlock(at: number): string {
  const from = Math.PI * (1 + at / BLOCKS);
  const to = from + (Math.PI / BLOCKS) * 0.72;
  return `M${point(OUTER - 3, from)}L${point(OUTER + 9, from + 0.006)}L${point(OUTER + 9, to - 0.006)}L${point(OUTER - 3, to)}z`;
}

const TREAD = Array.from({ length: BLOCKS }, (_, at) => treadBlock(at)).join('');
const NUTS = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `M${point(32, Math.PI * (1 + share))}h.1`).join('');
