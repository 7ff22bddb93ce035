// The bookings' statistics: figures and load of the last days, and the load ahead.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { addDays, helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { euroText, formatPercent } from '../../../../platform/contract/money.ts';
import { ListTabs } from '../../../../platform/ui/list/list-tabs.tsx';
import { FigureTable } from '../../../../platform/ui/list/table.tsx';
import { BackLink } from '../../../../platform/ui/page/detail-page.tsx';
import { FigureList } from '../../../../platform/ui/page/fact-list.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { BOARD_PATH } from '../../board-paths.ts';
import type { BookingStatistics, getBookingStatistics } from '../../contract/admin.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { bookingStatisticsMessages as messages } from '../../messages/statistics.ts';
import { leadText } from '../../statistics-text.ts';
import { DaysAhead } from './days-ahead.tsx';
import { HourLoad } from './hour-load.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './statistics-page.module.css';

const PERIOD_PARAM = 'jakso';
const AHEAD_DAYS = 14;

const statisticsQuery = (from: IsoDay, to: IsoDay) =>
  apiQuery<typeof getBookingStatistics>(['bookings'], 'GET /admin/booking-statistics', {
    query: { from, to },
  });

export function StatisticsPage() {
  const [query] = useSearchParams();
  const period = query.get(PERIOD_PARAM) === '90' ? '90' : '30';
  return (
    <div className={`${layout.stack8} ${layout.office}`}>
      <header className={layout.stack2}>
        <BackLink to={BOARD_PATH} label={messages.back} />
        <h1>{messages.title}</h1>
        <p className={layout.lead}>{messages.lead}</p>
      </header>
      <Ahead />
      <section className={layout.stack5}>
        <ListTabs
          label={messages.period}
          param={PERIOD_PARAM}
          views={['30', '90']}
          shown={period}
          words={messages.periods}
        />
        <Past days={Number(period)} />
      </section>
    </div>
  );
}

function useToday(): IsoDay {
  return useState(() => helsinkiDay(new Date()))[0];
}

function Ahead() {
  const from = useToday();
  const to = addDays(from, AHEAD_DAYS - 1);
  const statistics = useQuery(statisticsQuery(from, to));
  return (
    <section className={layout.stack4}>
      <h2>{messages.aheadTitle}</h2>
      {statistics.data ? (
        <DaysAhead days={statistics.data.days} />
      ) : (
        <LoadState query={statistics} title={messages.loadFailed} lines={5} />
      )}
    </section>
  );
}

function Past({ days }: { days: number }) {
  const to = useToday();
  const from = addDays(to, 1 - days);
  const statistics = useQuery(statisticsQuery(from, to));
  const { data } = statistics;
  if (!data) return <LoadState query={statistics} title={messages.loadFailed} lines={8} />;
  return (
    <>
      <Figures statistics={data} />
      <section className={layout.stack4}>
        <h2>{messages.loadTitle}</h2>
        <HourLoad load={data.load} from={from} to={to} />
      </section>
      {data.services.length > 0 && <Services services={data.services} />}
    </>
  );
}

function Figures({ statistics }: { statistics: BookingStatistics }) {
  const { count, noShowCount, cancelledCount, medianLeadHours, revenue } = statistics;
  const { figures } = messages;
  const share = (part: number) => messages.countShare(part, formatPercent(part / count, 0));
  return (
    <FigureList
      figures={[
        [figures.count, count],
        [figures.noShow, share(noShowCount)],
        [figures.cancelled, share(cancelledCount)],
        [figures.lead, leadText(medianLeadHours)],
        [figures.revenue, euroText(revenue)],
      ]}
    />
  );
}

/** The most wanted first. */
function Services({ services }: { services: BookingStatistics['services'] }) {
  return (
    <section className={layout.stack4}>
      <h2>{messages.servicesTitle}</h2>
      <FigureTable
        caption={messages.servicesTitle}
        isCaptionHidden
        heads={[messages.serviceColumns.service, messages.serviceColumns.count]}
        rows={services
          .toSorted((one, other) => other.count - one.count)
          .map(({ service, count }) => [serviceTitles[service], count])}
        className={styles.services}
      />
    </section>
  );
}
