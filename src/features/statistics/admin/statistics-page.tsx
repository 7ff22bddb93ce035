// The owner's statistics: what is searched and opened, what is booked, and what offers, campaigns and newsletters brought.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { apiQuery } from '../../../platform/browser/api-query.ts';
import { formatNearDay } from '../../../platform/contract/dates.ts';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { PERIODS, type getStatistics } from '../contract.ts';
import { statisticsMessages as messages } from '../messages.ts';
import { AssistantPart, BookingsPart } from './day-parts.tsx';
import { CampaignsPart, NewslettersPart, OffersPart } from './marketing-parts.tsx';
import { SearchesPart, TyresPart } from './shop-floor-parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './statistics-page.module.css';

const PERIOD_PARAM = 'jakso';

export function StatisticsPage() {
  const [query] = useSearchParams();
  const period = PERIODS.find((days) => days === query.get(PERIOD_PARAM)) ?? '30';
  const statistics = useQuery({
    ...apiQuery<typeof getStatistics>(['statistics'], 'GET /admin/statistics', { query: { days: period } }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = statistics;
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  if (isForbidden) {
    return (
      <div className={`${layout.stack5} ${layout.office}`}>
        <h1>{messages.title}</h1>
        <Notice tone="info">{messages.ownersOnly}</Notice>
      </div>
    );
  }
  return (
    <div className={`${layout.stack8} ${layout.office}`}>
      <header className={layout.stack2}>
        <h1>{messages.title}</h1>
        <p className={`${layout.lead} ${styles.text}`}>{messages.lead}</p>
        <ListTabs
          label={messages.period}
          param={PERIOD_PARAM}
          views={PERIODS}
          shown={period}
          words={messages.periods}
        />
        {data && (
          <p className={layout.note}>
            {formatNearDay(data.from)} – {formatNearDay(data.to)}
          </p>
        )}
      </header>
      {data ? (
        <>
          <SearchesPart searches={data.searches} from={data.from} to={data.to} />
          <TyresPart tyres={data.tyres} from={data.from} to={data.to} />
          <BookingsPart bookings={data.bookings} from={data.from} to={data.to} />
          <OffersPart offers={data.offers} from={data.from} to={data.to} />
          <CampaignsPart campaigns={data.campaigns} from={data.from} to={data.to} />
          <NewslettersPart newsletters={data.newsletters} from={data.from} to={data.to} />
          <AssistantPart assistant={data.assistant} from={data.from} to={data.to} />
        </>
      ) : (
        <LoadState query={statistics} title={messages.loadFailed} lines={12} />
      )}
    </div>
  );
}
