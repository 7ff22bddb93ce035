// How much groove is left: a depth gauge with the limits of law and advice, and the test with a two-euro coin.
import { gaugeMessages as messages } from '../../messages/hotel.ts';
import { measures } from '../../messages/pages.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './drawings.page.module.css';

/** Millimetres. */
export interface GrooveLimits {
  readonly summerMm: number;
  readonly winterMm: number;
  readonly advisedSummerMm: number;
  readonly advisedWinterMm: number;
}

/** '1,6 mm' of each limit. */
export function limitWords(limits: GrooveLimits) {
  return {
    summer: mm(limits.summerMm),
    winter: mm(limits.winterMm),
    advisedSummer: mm(limits.advisedSummerMm),
    advisedWinter: mm(limits.advisedWinterMm),
  };
}

function mm(value: number): string {
  return measures.mm(String(value).replace('.', ','));
}

const MAX_MM = 9;
const TOP = 16;
const PX_PER_MM = 38;
const HEIGHT = TOP * 2 + MAX_MM * PX_PER_MM;

function yOf(depthMm: number): number {
  return TOP + (MAX_MM - depthMm) * PX_PER_MM;
}

function TreadGauge({ limits }: { limits: GrooveLimits }) {
  const bands = [
    { from: 0, to: limits.summerMm, className: styles.badFill },
    { from: limits.summerMm, to: limits.winterMm, className: styles.warnFill },
    { from: limits.winterMm, to: limits.advisedWinterMm, className: styles.restFill },
    { from: limits.advisedWinterMm, to: MAX_MM, className: styles.goodFill },
  ];
  const marks = [
    { at: 8, text: messages.fresh },
    { at: limits.advisedWinterMm, text: messages.advisedWinter },
    { at: limits.advisedSummerMm, text: messages.advisedSummer },
    { at: limits.winterMm, text: messages.lawWinter },
    { at: limits.summerMm, text: messages.lawSummer },
  ];
  return (
    <svg
      viewBox={`0 0 340 ${HEIGHT}`}
      role="img"
      aria-label={messages.label(limitWords(limits))}
      className={styles.drawing}
    >
      {bands.map(({ from, to, className }) => (
        <rect key={from} x="76" y={yOf(to)} width="34" height={yOf(from) - yOf(to)} className={className} />
      ))}
      <path d={TICKS} className={styles.line} />
      {marks.map(({ at, text }) => (
        <g key={text}>
          <path d={`M70 ${yOf(at)}H128`} className={styles.line} />
          <text x="60" y={yOf(at) + 6} textAnchor="end" className={styles.value}>
            {String(at).replace('.', ',')}
          </text>
          <text x="138" y={yOf(at) + 6}>
            {text}
          </text>
        </g>
      ))}
      <text x="138" y={yOf(0.55)} className={styles.quiet}>
        {messages.forbidden}
      </text>
    </svg>
  );
}

/** The gauge at the width it reads best. */
export function Gauge({ limits }: { limits: GrooveLimits }) {
  return (
    <div className={styles.gauge}>
      <TreadGauge limits={limits} />
    </div>
  );
}

/** The coin in a groove that is deep enough, and in one that is not. */
export function Coins() {
  return (
    <div className={styles.coins}>
      <CoinTest depthMm={4} alt={messages.coinEnoughAlt} caption={messages.coinEnough} />
      <CoinTest depthMm={1.8} alt={messages.coinWornAlt} caption={messages.coinWorn} />
    </div>
  );
}

const TICKS = Array.from({ length: MAX_MM + 1 }, (_, depth) => `M110 ${yOf(depth)}h10`).join('');

const COIN_RADIUS = 70;
const COIN_PX_PER_MM = COIN_RADIUS / (25.75 / 2);
/** The silver ring of a two-euro coin. */
const RING = 3.5 * COIN_PX_PER_MM;
const BOTTOM = 150;

/** The coin in a groove of the given depth, seen over the tread block in front of it. */
function CoinTest({ depthMm, alt, caption }: { depthMm: number; alt: string; caption: string }) {
  const surface = Number((BOTTOM - depthMm * COIN_PX_PER_MM).toFixed(1));
  return (
    <figure>
      <svg viewBox="0 0 200 176" role="img" aria-label={alt} className={styles.drawing}>
        <circle cx="100" cy="80" r={COIN_RADIUS} className={styles.silver} />
        <circle cx="100" cy="80" r={COIN_RADIUS - RING} className={styles.gold} />
        <text x="100" y="99" textAnchor="middle" className={styles.coinText}>
          2
        </text>
        <path d={`M0 ${surface}H200V176H0z`} className={styles.rubber} />
        <path d={`M0 ${surface}H200`} className={styles.mark} />
      </svg>
      <figcaption className={`${layout.note} ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
