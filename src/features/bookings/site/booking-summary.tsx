// What is booked, how long it takes and what it costs: next to the steps, on a phone also in the bar at the foot.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { PRICE_LIST_PATH } from '../../price-list/contract.ts';
import type { BookingOffer, PricedPart } from '../booking-view.ts';
import { bookingPage as texts } from '../messages/site.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

export function BookingSummary({ offer: { work, parts, totalCents, minutes } }: { offer: BookingOffer }) {
  return (
    <aside aria-label={texts.summary} className={`${layout.panel} ${layout.stack3} ${styles.summary}`}>
      <h2>{texts.summary}</h2>
      <p>
        <b data-chosen="" role="status">
          {texts.noTime}
        </b>
      </p>
      <div data-part="summary" className={layout.stack3}>
        {minutes !== null && (
          <p>
            {texts.length} {texts.minutes(minutes)}
          </p>
        )}
        <PriceParts parts={parts} totalCents={totalCents} />
        {work.service === 'balancing' && (
          <p className={layout.note}>
            {texts.looseWheels} <a href={PRICE_LIST_PATH}>{texts.looseWheelsLink}</a>
          </p>
        )}
        <p className={layout.note}>{texts.vat}</p>
      </div>
    </aside>
  );
}

/** Also of a booking that is made. */
export function PriceParts({
  parts,
  totalCents,
}: {
  parts: readonly PricedPart[];
  totalCents: number | null;
}) {
  return (
    <dl className={styles.ledger}>
      {parts.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{priceText(cents)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.total}</dt>
        <dd className={styles.sum}>{priceText(totalCents)}</dd>
      </div>
    </dl>
  );
}

/** In place of the frame's bar, next to the chat. */
export function BookingBar({
  offer: { totalCents, minutes },
  formId,
}: {
  offer: BookingOffer;
  formId: string | undefined;
}) {
  return (
    <section data-bottom-bar="" aria-label={texts.bar} className={styles.bar}>
      <p>
        <b data-part="bar">{priceText(totalCents)}</b>
        <small data-chosen="">{minutes !== null && texts.minutes(minutes)}</small>
      </p>
      {formId !== undefined && (
        <button type="submit" form={formId} data-next={texts.next} className={buttonClass({ size: 'small' })}>
          {texts.submit}
        </button>
      )}
    </section>
  );
}

function priceText(cents: number | null): string {
  return cents === null ? texts.askPrice : formatShortEuros(cents);
}
