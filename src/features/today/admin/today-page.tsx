// The state of the shop's day: a card for each thing that somebody may have to do, then the last month as bars.
import { useQuery } from '@tanstack/react-query';

import { formatFullDate } from '../../../platform/contract/dates.ts';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/page/skeleton.tsx';
import { todayMessages as messages } from '../messages.ts';
import { Daily } from './daily.tsx';
import { BookingsCard, EnquiriesCard, HotelCard } from './people-cards.tsx';
import { WarningsCard, NewslettersCard, OffersCard, StockCard, WaitingCard } from './shop-cards.tsx';
import { todayQuery } from './today-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './today-page.module.css';

/** As in its styles: cards stand beside each other. */
const HAS_ROOM = '(min-width: 700px)';
const CARDS = Array.from({ length: 7 }, (_, at) => at);

export function TodayPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(todayQuery);
  const isPhone = !matchMedia(HAS_ROOM).matches;
  const care = data && <WarningsCard care={data.care} isFolded={isPhone} />;
  const isBroken = data?.care?.some(({ isFailure }) => isFailure) ?? false;
  return (
    <div className={`${layout.stack5} ${styles.page}`} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1>{messages.tab}</h1>
        {data && <p className={layout.muted}>{formatFullDate(data.date)}</p>}
      </header>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <div key={card} className={`${layout.panel} ${styles.waiting}`}>
              <Skeleton lines={4} />
            </div>
          ))}
        </div>
      )}
      {data && (
        <>
          <ul aria-label={messages.cards} className={styles.cards}>
            {isBroken && !isPhone && care}
            <BookingsCard bookings={data.bookings} />
            {isBroken && isPhone && care}
            <EnquiriesCard enquiries={data.enquiries} nowMs={dataUpdatedAt} />
            <HotelCard hotel={data.hotel} />
            <OffersCard offers={data.offers} />
            <StockCard stock={data.stock} />
            <WaitingCard waiting={data.waiting} />
            <NewslettersCard newsletters={data.newsletters} />
            {!isBroken && care}
          </ul>
          <Daily daily={data.daily} />
        </>
      )}
    </div>
  );
}
