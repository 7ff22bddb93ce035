// Their price and ours over time: a chart, and the same figures in a table.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate, formatDateClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { Chart, CHART_HEIGHT, CHART_WIDTH, lineProps } from '../../../platform/ui/chart/chart.tsx';
import { figureCell, Table } from '../../../platform/ui/list/table.tsx';
import type { Tracking } from '../contract.ts';
import { competitorDiffMessages as messages } from '../messages-admin.ts';
import { priceLines, priceRows, stepPath, type PriceLines } from '../price-lines.ts';
import { stepsOf } from './price-steps.ts';
import { marketQuery } from './tracking-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './competitors-page.module.css';

const BOX = { width: CHART_WIDTH, height: CHART_HEIGHT };

export function PriceHistory({ tracking: { _id, name, priceHistory } }: { tracking: Tracking }) {
  const { data: market } = useQuery(marketQuery(_id));
  const [nowMs] = useState(() => Date.now());
  const lines = priceLines(stepsOf(priceHistory), stepsOf(market?.ourPrices ?? []), nowMs);
  return lines && <PriceHistoryView seller={name} lines={lines} />;
}

export function PriceHistoryView({ seller, lines }: { seller: string; lines: PriceLines }) {
  const { fromMs, toMs, mostCents, leastCents, theirs, ours } = lines;
  const hasOurs = ours.length > 0;
  const rows = priceRows(lines);
  const day = (ms: number) => formatDate(helsinkiDay(new Date(ms)));
  return (
    <section className={layout.stack4} aria-labelledby="price-history">
      <h3 id="price-history">{messages.history}</h3>
      {rows.length > 1 && (
        <>
          <Chart
            title={messages.historyChart(theirs.length, hasOurs)}
            values={[...new Set([formatEuros(mostCents), formatEuros(leastCents)])]}
            names={[...new Set([day(fromMs), day(toMs)])]}
          >
            {hasOurs && <path d={stepPath(ours, lines, BOX)} className={styles.ourLine} {...lineProps} />}
            <path d={stepPath(theirs, lines, BOX)} className={styles.line} {...lineProps} />
          </Chart>
          {hasOurs && (
            <ul className={styles.legend} aria-hidden="true">
              <li>
                <Swatch className={styles.line} />
                {seller}
              </li>
              <li>
                <Swatch className={styles.ourLine} />
                {messages.us}
              </li>
            </ul>
          )}
        </>
      )}
      <Table caption={messages.historyTable} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{messages.at}</th>
            <th scope="col" className={figureCell}>
              {hasOurs ? seller : messages.price}
            </th>
            {hasOurs && (
              <th scope="col" className={figureCell}>
                {messages.us}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.atMs}>
              <td>{formatDateClock(new Date(row.atMs))}</td>
              <td className={figureCell}>{priceText(row.theirs)}</td>
              {hasOurs && <td className={figureCell}>{priceText(row.ours)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function priceText(cents: number | null): string {
  return cents === null ? messages.noPrice : formatEuros(cents);
}

function Swatch({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 24 4" width="24" height="4">
      <path d="M0 2H24" className={className} {...lineProps} />
    </svg>
  );
}
