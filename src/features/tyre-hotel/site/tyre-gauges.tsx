// The four tyres of a set from above, each with its groove on a drawn gauge against the law and the advice.
import type { IsoDay } from '../../../platform/contract/dates.ts';
import type { SetCheck } from '../contract/tyre-hotel.ts';
import { ageAdvice, ageYears, parseDotWeek } from '../dot-week.ts';
import { tyreSetTexts as words } from '../messages/tyre-hotel.ts';
import {
  depthLimits,
  depthState,
  formatDepth,
  formatLimit,
  POSITIONS,
  type DepthLimits,
  type DepthState,
  type SetSeason,
} from '../tread-depth.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './tyre-gauges.page.module.css';

export interface TyreGaugesProps {
  season: SetSeason;
  /** Week and year of each tyre; empty where it is not known. */
  dots: readonly string[];
  check: SetCheck;
  today: IsoDay;
}

export function TyreGauges({ season, dots, check, today }: TyreGaugesProps) {
  const limits = depthLimits(season, today);
  const advices = dots.map((text) => {
    const dot = parseDotWeek(text);
    return dot ? words.ages[ageAdvice(ageYears(dot, today))] : '';
  });
  // Tyres of the same age are named once.
  const shared = new Set(advices).size === 1 ? advices[0] : undefined;
  return (
    <div className={layout.stack3}>
      <div className={styles.view}>
        <CarFromAbove />
        <ul className={styles.tyres}>
          {POSITIONS.map((position, index) => {
            const tyre = check.tyres[index];
            const dot = parseDotWeek(dots[index] ?? '');
            const advice = shared === undefined ? advices[index] : '';
            return (
              <li key={position} className={styles.tyre}>
                <Gauge depthMm={tyre?.depthMm ?? null} limits={limits} />
                <div className={styles.facts}>
                  <span className={layout.note}>{words.positions[position]}</span>
                  <DepthText depthMm={tyre?.depthMm ?? null} limits={limits} />
                  {tyre?.pressureBar != null && (
                    <span className={layout.note}>{words.pressure(formatDepth(tyre.pressureBar))}</span>
                  )}
                  {dot && <span className={layout.note}>{words.madeIn(dot.week, dot.year)}</span>}
                  {advice && <span className={layout.note}>{advice}</span>}
                  {tyre?.damage && <span className={styles.damage}>{tyre.damage}</span>}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <p className={layout.note}>{words.limits(formatLimit(limits.lawMm), formatLimit(limits.advisedMm))}</p>
      {shared && <p className={layout.note}>{shared}</p>}
    </div>
  );
}

/** Front up: body, windscreen, rear and side windows. */
function CarFromAbove() {
  return (
    <svg viewBox="0 0 100 240" aria-hidden="true" className={styles.body}>
      <path d="M22 12Q50 0 78 12 91 22 91 52V196Q91 226 76 232 50 240 24 232 9 226 9 196V52Q9 22 22 12z" />
      <path
        fill="none"
        d="M19 86Q50 66 81 86L74 110Q50 102 26 110zM26 190Q50 196 74 190L80 211Q50 222 20 211zM16 94 22 114V184L16 203zM84 94 78 114V184L84 203z"
      />
    </svg>
  );
}

function DepthText({ depthMm, limits }: { depthMm: number | null; limits: DepthLimits }) {
  if (depthMm === null) return <span className={layout.note}>{words.notMeasured}</span>;
  const state = depthState(depthMm, limits);
  return (
    <>
      <b className={styles.depth}>{words.depth(formatDepth(depthMm))}</b>
      <span className={stateClass(state)}>{words.states[state]}</span>
    </>
  );
}

function stateClass(state: DepthState): string | undefined {
  return { forbidden: styles.bad, low: styles.warn, soon: styles.note, good: styles.good }[state];
}

const MAX_MM = 9;
const PX_PER_MM = 10;
const HEIGHT = MAX_MM * PX_PER_MM;

/** A tyre's tread from above as a gauge: filled as deep as the groove is, with the two limits across it. */
function Gauge({ depthMm, limits }: { depthMm: number | null; limits: DepthLimits }) {
  const fillPx = Math.min(depthMm ?? 0, MAX_MM) * PX_PER_MM;
  const yOf = (mm: number) => HEIGHT - mm * PX_PER_MM;
  const state = depthMm === null ? undefined : depthState(depthMm, limits);
  return (
    <svg viewBox={`0 0 44 ${HEIGHT + 4}`} aria-hidden="true" className={styles.gauge}>
      <g transform="translate(2 2)">
        <rect width="28" height={HEIGHT} rx="4" className={styles.tube} />
        <rect y={HEIGHT - fillPx} width="28" height={fillPx} rx="3" className={fillClass(state)} />
        <path d={BLOCKS} className={styles.blocks} />
        <path d={`M-2 ${yOf(limits.lawMm)}H40`} className={styles.lawLine} />
        <path d={`M-2 ${yOf(limits.advisedMm)}H40`} className={styles.advisedLine} />
      </g>
    </svg>
  );
}

/** Tread blocks: one zigzag a millimetre. */
const BLOCKS = Array.from({ length: MAX_MM - 1 }, (_, index) => {
  const y = (index + 1) * PX_PER_MM;
  return `M3 ${y}l7 -3l4 3l4 -3l7 3`;
}).join('');

function fillClass(state: DepthState | undefined): string | undefined {
  if (state === undefined) return undefined;
  return { forbidden: styles.badFill, low: styles.warnFill, soon: styles.noteFill, good: styles.goodFill }[
    state
  ];
}
