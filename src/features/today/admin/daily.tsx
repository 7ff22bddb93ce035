// The last month as bars, a plot for each thing that is counted by day, and one table with the figures of all.
import { Link } from 'react-router';

import { formatNearDay } from '../../../platform/contract/dates.ts';
import { DailyBars } from '../../../platform/ui/chart/daily-bars.tsx';
import { FigureTable } from '../../../platform/ui/list/table.tsx';
import { useIsOwner } from '../../accounts/admin/session.ts';
import type { Today } from '../contract.ts';
import { dailyMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './today-page.module.css';

const SERIES = ['searches', 'bookings', 'enquiries', 'conversations'] as const;

const STATISTICS_PATH = '/admin/tilastot';

export function Daily({ daily }: Pick<Today, 'daily'>) {
  const isOwner = useIsOwner();
  return (
    <section aria-labelledby="daily-title" className={layout.stack4}>
      <div className={layout.spread}>
        <h2 id="daily-title">{messages.title}</h2>
        {isOwner && <Link to={STATISTICS_PATH}>{messages.more}</Link>}
      </div>
      {daily ? (
        <>
          <div className={styles.plots}>
            {SERIES.map((name) => (
              <DailyBars
                key={name}
                title={messages.summary(
                  messages.series[name],
                  daily[name].reduce((sum, { count }) => sum + count, 0),
                )}
                days={daily[name]}
              />
            ))}
          </div>
          <details>
            <summary>{messages.table}</summary>
            <DailyTable {...daily} />
          </details>
        </>
      ) : (
        <p className={layout.note}>{messages.failed}</p>
      )}
    </section>
  );
}

function DailyTable(daily: NonNullable<Today['daily']>) {
  return (
    <FigureTable
      caption={messages.caption}
      isCaptionHidden
      heads={[messages.day, ...SERIES.map((name) => messages.series[name])]}
      rows={daily.bookings
        .map(
          ({ date }, at) =>
            [formatNearDay(date), ...SERIES.map((name) => daily[name][at]?.count ?? 0)] as const,
        )
        .toReversed()}
      className={styles.figures}
    />
  );
}
