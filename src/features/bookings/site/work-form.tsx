// The first step: which tyres if any, which work, for what car. Sent, it shows the times and the price of that.
import { shortEuroText } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../platform/ui/form/choice.tsx';
import { SelectField } from '../../../platform/ui/form/field.tsx';
import { VEHICLE_TYPES } from '../../catalogue/size/vehicle-type.ts';
import { setPriceMessages, vehicleNames } from '../../price-list/messages.ts';
import { RIM_CHOICES, vehicleWord } from '../../price-list/set-price-query.ts';
import { bookingPath, bookingQuery, type PageWork } from '../booking-query.ts';
import type { BookedService } from '../booking-rules.ts';
import type { BookingOffer } from '../booking-view.ts';
import type { BookableService } from '../contract/bookings.ts';
import { bookingPage as texts } from '../messages/site.ts';
import { BOOKING_PATH } from '../paths.ts';
import { TIMES_ID } from './time-picker.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

/** Work that brings a car in by itself; the rest can also be done along with it. */
const MAIN_SERVICES: ReadonlySet<BookedService> = new Set(['fitting', 'seasonChange', 'storageWithChange']);

export function WorkForm({ offer }: { offer: BookingOffer }) {
  const { work, services, tyre } = offer;
  return (
    <section className={`${layout.panel} ${layout.stack4} ${styles.step}`}>
      <h2>{texts.what}</h2>
      <form method="get" action={`${BOOKING_PATH}#${TIMES_ID}`} className={layout.stack4} data-work="">
        {tyre ? (
          <Tyre offer={offer} tyre={tyre} />
        ) : (
          <>
            {work.setCode !== '' && <StoredSet work={work} />}
            <div data-part="services">
              <RadioGroup
                legend={texts.service}
                name={bookingQuery.service}
                defaultValue={work.service}
                options={services.map((service) => ({
                  value: service.key,
                  label: service.title,
                  help: serviceLine(service),
                }))}
                className={styles.services}
              />
            </div>
            <Car work={work} />
          </>
        )}
        <Extras work={work} services={services} />
        <Button type="submit" variant="outline" className={styles.withoutScript}>
          {texts.showTimes}
        </Button>
      </form>
    </section>
  );
}

function Tyre({ offer: { work }, tyre }: { offer: BookingOffer; tyre: NonNullable<BookingOffer['tyre']> }) {
  return (
    <div className={`${layout.stack2} ${styles.tyre}`}>
      <p>
        <small>{texts.tyre}</small>
        <a href={tyre.href}>{tyre.name}</a>
      </p>
      <input type="hidden" name={bookingQuery.tyre} value={work.productId ?? ''} />
      <SelectField name={bookingQuery.count} label={texts.count} defaultValue={String(work.quantity)}>
        {[1, 2, 3, 4].map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <p className={layout.cluster3}>
        <a href={tyre.searchHref}>{texts.otherTyre}</a>
        <a href={bookingPath({ ...work, productId: null })}>{texts.withoutTyre}</a>
      </p>
    </div>
  );
}

/** The owner of a set is known from a mailed link or a sign-in; without either its code goes to the shop as a note. */
function StoredSet({ work: { setCode, setToken } }: { work: PageWork }) {
  return (
    <div className={layout.note}>
      <input type="hidden" name={bookingQuery.set} value={setCode} />
      {setToken !== '' && <input type="hidden" name={bookingQuery.setToken} value={setToken} />}
      <b>{texts.set(setCode)}</b>
    </div>
  );
}

function Car({ work: { vehicleType, rim, isRunFlat } }: { work: PageWork }) {
  return (
    <div className={styles.car}>
      <SelectField name={bookingQuery.vehicle} label={texts.vehicle} defaultValue={vehicleWord(vehicleType)}>
        {VEHICLE_TYPES.map((type) => (
          <option key={type} value={vehicleWord(type)}>
            {vehicleNames[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={bookingQuery.rim}
        label={setPriceMessages.rim}
        help={setPriceMessages.rimHelp}
        defaultValue={String(rim ?? '')}
      >
        <option value="">{texts.rimUnknown}</option>
        {RIM_CHOICES.map((inches) => (
          <option key={inches} value={inches}>{`${inches}″`}</option>
        ))}
      </SelectField>
      <Checkbox
        name={bookingQuery.runFlat}
        value="1"
        label={setPriceMessages.runFlat}
        defaultChecked={isRunFlat}
      />
    </div>
  );
}

function Extras({ work, services }: { work: PageWork; services: readonly BookableService[] }) {
  const extras = services.filter(
    ({ key }) =>
      !MAIN_SERVICES.has(key) &&
      key !== work.service &&
      // Fitting includes it.
      !(key === 'balancing' && work.service === 'fitting'),
  );
  if (extras.length === 0) return null;
  return (
    <details open={work.extras.length > 0} data-part="extras">
      <summary className={styles.more}>{texts.extras}</summary>
      <div>
        {extras.map((service) => (
          <Checkbox
            key={service.key}
            name={bookingQuery.extras}
            value={service.key}
            label={`${service.title} (${serviceLine(service)})`}
            defaultChecked={work.extras.includes(service.key)}
          />
        ))}
      </div>
    </details>
  );
}

function serviceLine({ minutes, price }: BookableService): string {
  const cost = price === null ? texts.askPrice : shortEuroText(price);
  return texts.serviceLine(texts.minutes(minutes), cost);
}
