// Why the advice is what it is, drawn day by day: the law, how cold the nights get, how full the shop is.
import { formatNearDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { stripMessages as messages } from '../messages.ts';
import type { StripDay } from '../season-view.ts';

import styles from './season.page.module.css';

/** Units of the drawing; on a phone one is a pixel. */
const COLUMN = 33;
/** For the mark of zero degrees. */
const GUTTER = 20;
const RIGHT = 4;
const FLAG = { height: 24, letter: 7, padding: 18 };
const LAW = { title: 46, top: 54, height: 28 };
const NIGHTS = { title: 112, source: 128, top: 154, height: 72, bottom: 262 };
const LOAD = { title: 292, figures: 311, top: 317, height: 40 };
const DAYS_BELOW = 20;
const BELOW_DAYS = 22;
/** The word for today is wider than its column. */
const TODAY_SHIFT = 5;
/** Columns that the long text needs, and the short one. */
const LONG_TEXT = 5;
const SHORT_TEXT = 3;

interface StripProps {
  days: readonly StripDay[];
  /** The advice in a sentence, and in the fewest words. */
  sentence: string;
  label: string;
  /** Whose forecast it is, and of where; empty without one. */
  source: string;
}

export function OutlookStrip({ days, sentence, label, source }: StripProps) {
  const hasLoad = days.some(({ share }) => share !== undefined);
  const dates = (hasLoad ? LOAD.top + LOAD.height : NIGHTS.bottom) + DAYS_BELOW;
  const height = dates + BELOW_DAYS;
  const width = left(days.length) + RIGHT;
  const marked = days.findIndex(({ mark }) => mark !== undefined);
  const y = scaleOf(days);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={[messages.label(sentence), source].filter(Boolean).join(' ')}
      className={styles.strip}
    >
      {segmentsOf(days).map((segment) => (
        <LawBand key={segment.from} {...segment} />
      ))}
      <rect
        x={GUTTER}
        y={y(0)}
        width={days.length * COLUMN}
        height={NIGHTS.bottom - y(0)}
        className={styles.frost}
      />
      {marked < 0 ? (
        <Label text={messages.advice(label)} />
      ) : (
        <Flag at={marked} text={label} width={width} bottom={height} />
      )}
      <LawTexts days={days} />
      <NightRow days={days} y={y} source={source} />
      {hasLoad && <LoadRow days={days} />}
      {days.map(({ day }, at) => (
        <text key={day} y={dates} className={styles.day}>
          <tspan x={at === 0 ? middle(0) - TODAY_SHIFT : middle(at)} className={styles.weekday}>
            {at === 0 ? messages.today : weekdayOf(day)}
          </tspan>
          <tspan x={middle(at)} dy="15">
            {dateText(day, at)}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

const left = (at: number) => GUTTER + at * COLUMN;
const middle = (at: number) => left(at + 0.5);
const weekdayOf = (day: IsoDay) => formatNearDay(day).slice(0, 2);

/** As in a calendar: '30.10.', '31.', '1.11.', '2.' */
function dateText(day: IsoDay, at: number): string {
  const date = formatNearDay(day).slice(3);
  return at === 0 || day.endsWith('-01') ? date : date.slice(0, date.indexOf('.') + 1);
}

/** The column of the day to change, over the bands and under the words, with a flag centred on it. */
function Flag({ at, text, width, bottom }: { at: number; text: string; width: number; bottom: number }) {
  const wide = text.length * FLAG.letter + FLAG.padding;
  const x = Math.min(Math.max(middle(at) - wide / 2, 0), width - wide);
  return (
    <g>
      <rect x={left(at)} y="12" width={COLUMN} height={bottom - 13} rx="4" className={styles.column} />
      <rect x={x} y="1" width={wide} height={FLAG.height} rx="6" className={styles.flag} />
      <text x={x + wide / 2} y="17.5" className={styles.flagText}>
        {text}
      </text>
    </g>
  );
}

/** The advice where it has no day among these. */
function Label({ text }: { text: string }) {
  const wide = text.length * FLAG.letter + FLAG.padding;
  return (
    <g>
      <rect x={GUTTER + 1} y="1" width={wide} height={FLAG.height} rx="6" className={styles.label} />
      <text x={GUTTER + 1 + wide / 2} y="17.5" className={styles.labelText}>
        {text}
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

function LawBand({ from, to, isSeason }: Segment) {
  return (
    <rect
      x={left(from) + 1}
      y={LAW.top}
      width={(to - from) * COLUMN - 2}
      height={LAW.height}
      rx="4"
      className={isSeason ? styles.season : styles.offSeason}
    />
  );
}

function LawTexts({ days }: { days: readonly StripDay[] }) {
  return (
    <g>
      <text y={LAW.title} className={styles.rowTitle}>
        {messages.law}
      </text>
      {segmentsOf(days).map((segment) => (
        <text
          key={segment.from}
          x={left((segment.from + segment.to) / 2)}
          y={LAW.top + 19}
          className={styles.inBand}
        >
          {lawText(segment)}
        </text>
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

type Scale = (celsius: number) => number;

/** Zero is always in the picture: what counts is on which side of it a night is. */
function scaleOf(days: readonly StripDay[]): Scale {
  const values = days.flatMap(({ lowestC }) => (lowestC === undefined ? [] : [lowestC]));
  const top = Math.max(2, ...values);
  const bottom = Math.min(-2, ...values);
  return (celsius) => NIGHTS.top + ((top - celsius) / (top - bottom)) * NIGHTS.height;
}

function NightRow({ days, y, source }: { days: readonly StripDay[]; y: Scale; source: string }) {
  const points = days.flatMap(({ lowestC }, at) => (lowestC === undefined ? [] : [{ at, lowestC }]));
  return (
    <g>
      <text y={NIGHTS.title} className={styles.rowTitle}>
        {points.length === 0 ? messages.noNights : messages.nights}
      </text>
      <text y={NIGHTS.source}>{source}</text>
      <text y={y(0) + 4} className={styles.frostText}>
        {messages.zero}
      </text>
      <text x={GUTTER + 8} y={NIGHTS.bottom - 6} className={styles.frostText}>
        {messages.frost}
      </text>
      <path d={`M${GUTTER} ${y(0)}h${days.length * COLUMN}`} className={styles.zero} />
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

/** A box for each open day, filled as far as it is booked. */
function LoadRow({ days }: { days: readonly StripDay[] }) {
  return (
    <g>
      <text y={LOAD.title} className={styles.rowTitle}>
        {messages.load}
      </text>
      {days.map(({ day, isOpen, share }, at) => (
        <g key={day}>
          <text x={middle(at)} y={LOAD.figures} className={styles.value}>
            {isOpen ? share !== undefined && messages.shortPercent(share) : messages.closed}
          </text>
          {isOpen && share !== undefined && <LoadBox at={at} share={share} />}
        </g>
      ))}
    </g>
  );
}

function LoadBox({ at, share }: { at: number; share: number }) {
  const box = { x: left(at) + 5, width: COLUMN - 10 };
  const booked = share * LOAD.height;
  return (
    <>
      <rect {...box} y={LOAD.top} height={LOAD.height} className={styles.free} />
      <rect {...box} y={LOAD.top + LOAD.height - booked} height={booked} className={styles.booked} />
    </>
  );
}
