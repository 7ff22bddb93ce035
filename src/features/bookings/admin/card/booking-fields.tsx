// The fields of a booking: when and where, what is done with which tyres, whose car it is.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { formatNearClock, parseDate } from '../../../../platform/contract/dates.ts';
import { pick } from '../../../../platform/contract/records.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { FieldGroup, FieldRow, SegmentedField } from '../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { ProductPicker } from '../../../catalogue/admin/counter/product-picker.tsx';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { valuesOfStart } from '../../booking-form.ts';
import { BOOKING_LIMITS as limits, type BookedService } from '../../booking-rules.ts';
import type { getFreeTimes } from '../../contract/bookings.ts';
import { bookingFormMessages as messages, cardMessages } from '../../messages/board.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { useBoardAddress } from '../board-address.ts';
import { ALL_BOOKINGS } from '../booking-queries.ts';
import type { BookingFieldsProps } from './fields-props.ts';
import { StoredSets } from './stored-sets.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';

export function BookingFields({ form, rules }: BookingFieldsProps) {
  const { record, values } = form;
  return (
    <>
      <WhenFields form={form} rules={rules} />
      <WorkFields form={form} rules={rules} />
      <CustomerFields form={form} />
      {values.email !== '' && (
        <Checkbox {...form.field('notify')} label={record ? messages.notifyChanged : messages.notifyNew} />
      )}
    </>
  );
}

function WhenFields({ form, rules: { settings } }: BookingFieldsProps) {
  return (
    <FieldGroup title={messages.when}>
      <FieldRow>
        <TextField {...form.field('time')} help={messages.timeHelp} required inputMode="decimal" />
        <FreeTimes form={form} />
        <TextField {...form.field('day')} required />
        <TextField
          {...form.field('minutes')}
          isOptional
          help={messages.minutesHelp}
          unit={messages.minutesUnit}
          inputMode="numeric"
        />
        <SelectField {...form.field('bay')}>
          {!form.record && <option value="">{messages.anyBay}</option>}
          {settings.bays.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldRow>
    </FieldGroup>
  );
}

/** The times of the typed day that a visitor would be offered, or the first one after it; staff may type others. */
function FreeTimes({ form: { values, set } }: Pick<BookingFieldsProps, 'form'>) {
  const { extras, rim, productId, quantity } = values;
  const { today } = useBoardAddress();
  const from = parseDate(values.day, today) ?? '';
  const { data } = useQuery({
    ...apiQuery<typeof getFreeTimes>(ALL_BOOKINGS, 'GET /bookings/times', {
      query: {
        ...pick(values, ['service', 'vehicleType', 'isRunFlat']),
        extras: extras.join(','),
        from,
        days: 1,
        ...(/^\d\d$/.test(rim) && { rim }),
        ...(productId !== null && { productId, quantity }),
      },
    }),
    enabled: from !== '',
  });
  const times = data?.days[0]?.times ?? [];
  const next = data && times.length === 0 && data.earliest !== null ? new Date(data.earliest) : undefined;
  if (next) {
    return (
      <p>
        <Button
          variant="outline"
          size="small"
          onClick={({ currentTarget }) => {
            set(valuesOfStart(next));
            // The button makes room for the choice of times.
            currentTarget.closest('fieldset')?.querySelector('input')?.focus();
          }}
        >
          {messages.nextFree(formatNearClock(next))}
        </Button>
      </p>
    );
  }
  return (
    <SelectField
      label={messages.free}
      value=""
      disabled={times.length === 0}
      onChange={({ target }) => set({ time: target.value })}
    >
      <option value="">{messages.freeCount(times.length)}</option>
      {times.map((time) => (
        <option key={time} value={time.replace(/^0/, '')}>
          {time}
        </option>
      ))}
    </SelectField>
  );
}

function WorkFields({ form, rules: { settings } }: BookingFieldsProps) {
  const { service } = form.values;
  const offered = settings.services.filter((one) => one.isOn || one.service === service);
  return (
    <FieldGroup title={messages.what}>
      <SelectField {...form.field('service')}>
        {offered.map((one) => (
          <option key={one.service} value={one.service}>
            {serviceTitles[one.service]}
          </option>
        ))}
      </SelectField>
      <Extras form={form} services={offered.map((one) => one.service)} />
      <SegmentedField
        {...form.choice('vehicleType')}
        segments={VEHICLE_TYPES.map((value) => ({ value, label: messages.vehicles[value] }))}
      />
      <FieldRow>
        <TextField {...form.field('rim')} isOptional unit="″" inputMode="numeric" maxLength={2} />
        <Checkbox {...form.field('isRunFlat')} />
      </FieldRow>
      <Tyres form={form} />
    </FieldGroup>
  );
}

function Extras({ form, services }: Pick<BookingFieldsProps, 'form'> & { services: BookedService[] }) {
  const { service, extras } = form.values;
  return (
    <details open={extras.length > 0}>
      <summary>{messages.extras}</summary>
      <div className={layout.stack1}>
        {services
          .filter((one) => one !== service)
          .map((one) => (
            <Checkbox
              key={one}
              label={serviceTitles[one]}
              checked={extras.includes(one)}
              onChange={({ target }) =>
                form.set({
                  extras: target.checked ? [...extras, one] : extras.filter((other) => other !== one),
                })
              }
            />
          ))}
      </div>
    </details>
  );
}

function Tyres({ form }: Pick<BookingFieldsProps, 'form'>) {
  const [isPicking, setPicking] = useState(false);
  const { productId, productName } = form.values;
  return (
    <div className={layout.stack2}>
      {productId !== null && (
        <>
          <p>
            <b>{productName}</b>
          </p>
          <TextField
            {...form.field('quantity')}
            unit={cardMessages.piecesUnit}
            inputMode="numeric"
            maxLength={1}
          />
        </>
      )}
      <p className={layout.cluster2}>
        <Button variant="outline" size="small" onClick={() => setPicking(true)}>
          {productId === null ? messages.pickTyres : messages.changeTyres}
        </Button>
        {productId !== null && (
          <Button variant="text" size="small" onClick={() => form.set({ productId: null, productName: '' })}>
            {messages.removeTyres}
          </Button>
        )}
      </p>
      {isPicking && (
        <ProductPicker
          title={messages.pickTyres}
          onPick={(id, productLabel) => form.set({ productId: id, productName: productLabel })}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

function CustomerFields({ form }: Pick<BookingFieldsProps, 'form'>) {
  const { licencePlate, name, service } = form.values;
  const words = useDeferredValue((licencePlate || name).trim());
  return (
    <FieldGroup title={messages.who}>
      <FieldRow>
        <TextField
          {...form.field('licencePlate')}
          isOptional
          autoCapitalize="characters"
          maxLength={limits.plate}
        />
        <TextField {...form.field('name')} maxLength={limits.name} />
        <TextField {...form.field('phone')} type="tel" maxLength={limits.phone} />
        <TextField {...form.field('email')} isOptional inputMode="email" maxLength={limits.email} />
      </FieldRow>
      <StoredSets form={form} words={words} isWanted={service === 'storageWithChange'} />
      <TextAreaField {...form.field('note')} isOptional rows={2} maxLength={limits.note} />
      <TextAreaField {...form.field('staffNote')} isOptional rows={2} maxLength={limits.note} />
    </FieldGroup>
  );
}
