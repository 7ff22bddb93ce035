// "Varatut ajat" of a signed-in customer, fetched with the own token. Nothing of them is ever in the page itself.
import { useEffect, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { formatWeekdayClock } from '../../../platform/contract/dates.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { getOwnBookings, OwnBooking } from '../contract/bookings.ts';
import { serviceTitles } from '../messages/bookings.ts';
import { ownBookings as texts } from '../messages/site.ts';
import { bookingPath } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';

/** Shown to signed-in customers; `bookingUrl` is empty where the shop takes no bookings. */
export function OwnBookings({ bookingUrl }: { bookingUrl: string }) {
  const [bookings, setBookings] = useState<readonly OwnBooking[]>();
  useEffect(() => {
    const stop = new AbortController();
    // The rest of the account is as good without them; the mailed links lead to each, too.
    callApi<typeof getOwnBookings>('GET /bookings', { signal: stop.signal }).then(
      setBookings,
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  if (!bookings || (bookings.length === 0 && bookingUrl === '')) return null;
  return (
    <section className={layout.stack3}>
      <h2>{texts.title}</h2>
      {bookings.length === 0 && <p>{texts.none}</p>}
      {bookings.map(({ _id, code, start, service, productName }) => (
        <p key={_id}>
          <b>{formatWeekdayClock(new Date(start))}</b>
          <br />
          {[serviceTitles[service], productName].filter(Boolean).join(', ')}
          <br />
          <a href={bookingPath(code)}>{texts.open}</a>
        </p>
      ))}
      {bookingUrl !== '' && (
        <p>
          <ButtonLink href={bookingUrl} variant="outline">
            {texts.book}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
