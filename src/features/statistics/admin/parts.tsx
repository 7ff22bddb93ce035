// What every part of the statistics is made of: a plot of days with its table and file, and rows with theirs.
import type { ReactNode } from 'react';

import { saveCsv } from '../../../platform/browser/download-file.ts';
import { formatWeekdayDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { DailyBars } from '../../../platform/ui/chart/daily-bars.tsx';
import { CsvButton, FiguresFoot } from '../../../platform/ui/chart/figures-foot.tsx';
import { statisticsMessages as messages } from '../messages.ts';
import { FiguresTable, figuresCsv, type FigureColumn } from './figures-table.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './statistics-page.module.css';

export interface Range {
  from: IsoDay;
  to: IsoDay;
}

interface PartProps {
  title: string;
  note?: string;
  /** Undefined: the figures could not be read. */
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <section className={layout.stack4}>
      <div className={layout.stack1}>
        <h2>{title}</h2>
        {note && <p className={`${layout.note} ${styles.text}`}>{note}</p>}
      </div>
      {children ?? <p className={layout.note}>{messages.partFailed}</p>}
    </section>
  );
}

interface Day {
  readonly date: IsoDay;
  readonly count: number;
}

interface DaysProps<Row extends Day> extends Range {
  /** What is to be seen. */
  title: string;
  /** Begins the name of the file. */
  file: string;
  days: readonly Row[];
  /** Columns next to the day. */
  columns: readonly FigureColumn<Row>[];
}

export function Days<Row extends Day>({ title, file, days, columns, from, to }: DaysProps<Row>) {
  const all: FigureColumn<Row>[] = [
    { name: messages.dayColumn, value: ({ date }) => formatWeekdayDate(date) },
    { name: messages.isoDayColumn, value: ({ date }) => date, isInFileOnly: true },
    ...columns,
  ];
  return (
    <div className={layout.stack3}>
      <DailyBars title={title} days={days} />
      <FiguresFoot
        table={
          <FiguresTable
            caption={title}
            columns={all}
            rows={days.toReversed()}
            keyOf={({ date }) => date}
            className={styles.days}
          />
        }
        onSave={() => saveCsv(figuresCsv(all, days), messages.daysFile(file, from, to))}
      />
    </div>
  );
}

/** Rows shown at first; the others are one press away, and all are in the file. */
const SHOWN_ROWS = 10;

interface RowsProps<Row> extends Range {
  caption: string;
  file: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  keyOf: (row: Row) => string;
  empty: string;
}

export function Rows<Row>({ caption, file, rows, columns, keyOf, empty, from, to }: RowsProps<Row>) {
  if (rows.length === 0) return <p className={layout.note}>{empty}</p>;
  const rest = rows.slice(SHOWN_ROWS);
  const table = { caption, columns, keyOf };
  return (
    <div className={layout.stack3}>
      <FiguresTable {...table} rows={rows.slice(0, SHOWN_ROWS)} />
      <div className={`${layout.spread} ${styles.foot}`}>
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>{messages.showAll(rows.length)}</summary>
            <FiguresTable {...table} rows={rest} className={styles.days} />
          </details>
        )}
        <CsvButton onSave={() => saveCsv(figuresCsv(columns, rows), messages.rowsFile(file, from, to))} />
      </div>
    </div>
  );
}
