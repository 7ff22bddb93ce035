// Why the advice is what it is, drawn day by day: the law, how cold the nights get, how full the shop is.
import { formatNearDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { stripMessages as messages } from '../messages.ts';
import type { StripDay } from '../season-view.ts';

import styles from './season.page.module.css';

/** Units of the drawing; on a phone one is about a pixel. */
const COLUMN = 36;
/** For the mark of zero degrees. */
const GUTTER = 22;
const LAW = { title: 34, top: 42, height: 28 };
const NIGHTS = { title: 98, top: 122, height: 82 };
const LOAD = { title: 238, top: 248, height: 50 };
const DAYS = 318;
const HEIGHT = 342;
/** Columns that the long text needs. */
const LONG_TEXT = 5;
const SHORT_TEXT = 3;

interface StripProps {
  days: readonly StripDay[];
  /** The advice in a sentence. */
  sentence: string;
}

export function OutlookStrip({ days, sentence }: StripProps) {
  const hasLoad = days.some(({ share }) => share !== undefined);
  const rowsEnd = hasLoad ? DAYS : LOAD.title - 4;
  const height = HEIGHT - (DAYS - rowsEnd);
  const width = left(days.length);
  const by = days.findIndex(({ isByDay }) => isByDay);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={messages.label(sentence)}
      className={styles.strip}
    >
      {by >= 0 && <ByDay at={by} width={width} bottom={height} />}
      <LawRow days={days} />
      <NightRow days={days} />
      {hasLoad && <LoadRow days={days} />}
      {days.map(({ day }, at) => {
        const [name = '', date = ''] = formatNearDay(day).split('\u00A0');
        return (
          <text key={day} x={middle(at)} y={rowsEnd} className={styles.day}>
            <tspan className={styles.weekday}>{name}</tspan>
            <tspan x={middle(at)} dy="15">
              {date}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

const left = (at: number) => GUTTER + at * COLUMN;
const middle = (at: number) => left(at + 0.5);

/** The column of the day to change, with a flag on top of it. */
function ByDay({ at, width, bottom }: { at: number; width: number; bottom: number }) {
  const isRight = middle(at) > width / 2;
  return (
    <g>
      <rect x={left(at)} y="22" width={COLUMN} height={bottom - 22} rx="4" className={styles.byColumn} />
      <text
        x={left(isRight ? at + 1 : at)}
        y="15"
        className={classNames(styles.byText, isRight && styles.atEnd)}
      >
        {messages.by}
      </text>
    </g>
  );
}

interface Segment {
  from: number;
  to: number;
  isSeason: boolean;
}

/** Neighbouring days with the same law. */
function segmentsOf(days: readonly StripDay[]): Segment[] {
  return days.reduce<Segment[]>((segments, { isSeason }, at) => {
    const last = segments.at(-1);
    return last?.isSeason === isSeason
      ? [...segments.slice(0, -1), { ...last, to: at + 1 }]
      : [...segments, { from: at, to: at + 1, isSeason }];
  }, []);
}

function LawRow({ days }: { days: readonly StripDay[] }) {
  return (
    <g>
      <text y={LAW.title} className={styles.rowTitle}>
        {messages.law}
      </text>
      {segmentsOf(days).map((segment) => (
        <g key={segment.from}>
          <rect
            x={left(segment.from) + 1}
            y={LAW.top}
            width={(segment.to - segment.from) * COLUMN - 2}
            height={LAW.height}
            rx="4"
            className={segment.isSeason ? styles.season : styles.offSeason}
          />
          <text x={left((segment.from + segment.to) / 2)} y={LAW.top + 19} className={styles.inBand}>
            {lawText(segment)}
          </text>
        </g>
      ))}
    </g>
  );
}

function lawText({ from, to, isSeason }: Segment): string {
  const columns = to - from;
  if (columns < SHORT_TEXT) return '';
  if (columns < LONG_TEXT) return isSeason ? messages.lawOnShort : messages.lawOffShort;
  return isSeason ? messages.lawOn : messages.lawOff;
}

function NightRow({ days }: { days: readonly StripDay[] }) {
  const points = days.flatMap(({ lowestC }, at) => (lowestC === undefined ? [] : [{ at, lowestC }]));
  const values = points.map(({ lowestC }) => lowestC);
  // Zero is always in the picture: what counts is on which side of it a night is.
  const top = Math.max(2, ...values) + 1;
  const bottom = Math.min(-2, ...values) - 1;
  const y = (celsius: number) => NIGHTS.top + ((top - celsius) / (top - bottom)) * NIGHTS.height;
  const width = days.length * COLUMN;
  return (
    <g>
      <text y={NIGHTS.title} className={styles.rowTitle}>
        {points.length === 0 ? messages.noNights : messages.nights}
      </text>
      <text y={y(0) + 4} className={styles.frostText}>
        {messages.zero}
      </text>
      <rect
        x={GUTTER}
        y={y(0)}
        width={width}
        height={NIGHTS.top + NIGHTS.height - y(0)}
        className={styles.frost}
      />
      <path d={`M${GUTTER} ${y(0)}h${width}`} className={styles.zero} />
      <polyline
        points={points.map(({ at, lowestC }) => `${middle(at)},${y(lowestC)}`).join(' ')}
        className={styles.line}
      />
      {points.map(({ at, lowestC }) => (
        <g key={at}>
          <circle
            cx={middle(at)}
            cy={y(lowestC)}
            r="3.5"
            className={lowestC < 0 ? styles.cold : styles.mild}
          />
          <text
            x={middle(at)}
            // Frost below the line of zero, so that no figure lies on it.
            y={lowestC < 0 ? y(lowestC) + 15 : y(lowestC) - 8}
            className={classNames(styles.value, lowestC < 0 && styles.coldValue)}
          >
            {messages.shortDegrees(lowestC)}
          </text>
        </g>
      ))}
    </g>
  );
}

function LoadRow({ days }: { days: readonly StripDay[] }) {
  const bottom = LOAD.top + LOAD.height;
  return (
    <g>
      <text y={LOAD.title} className={styles.rowTitle}>
        {messages.load}
      </text>
      <path d={`M${GUTTER} ${bottom}h${days.length * COLUMN}`} className={styles.base} />
      {days.map(({ day, isOpen, share }, at) => {
        if (!isOpen) {
          return (
            <text key={day} x={middle(at)} y={bottom - 5} className={styles.closed}>
              {messages.closed}
            </text>
          );
        }
        if (share === undefined) return null;
        const height = Math.max(share * (LOAD.height - 14), 1);
        return (
          <g key={day}>
            <rect
              x={left(at) + 7}
              y={bottom - height}
              width={COLUMN - 14}
              height={height}
              className={styles.booked}
            />
            <text x={middle(at)} y={bottom - height - 4} className={styles.value}>
              {messages.percent(share)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
