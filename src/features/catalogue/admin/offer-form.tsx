// Puts a product on offer; next to the price is what the law lets the offer claim, now and from which day more.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDate, helsinkiDay, isDay } from '../../../platform/contract/dates.ts';
import { euroText } from '../../../platform/contract/money.ts';
import { typedEurosText } from '../../../platform/contract/typed.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import { SegmentedField } from '../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { StaffProduct } from '../contract/editing.ts';
import {
  OFFER_DURATIONS,
  offerFormSchema,
  offerValues,
  type OfferPreview,
  type postOffer,
} from '../contract/offers.ts';
import { adminMessages } from '../messages/admin.ts';
import { offerDays } from '../price/offer-days.ts';
import { readPrice } from '../product/product-form.ts';
import { OfferMargin } from './offer-margin.tsx';
import { OfferResults } from './offer-results.tsx';
import { ALL_TYRES, PANEL_GUARD, previewQuery, productQuery } from './tyre-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const messages = adminMessages.offer;

type OfferValues = z.input<typeof offerFormSchema>;

export const offerFields: FieldTable<OfferValues> = [
  {
    name: 'originalPrice',
    label: adminMessages.product.price,
    text: ({ originalPrice }) => euroText(originalPrice),
  },
  {
    name: 'price',
    label: messages.price,
    text: ({ price }) => {
      const euros = readPrice(price);
      return euros === null ? price : euroText(euros);
    },
  },
  { name: 'name', label: messages.name },
  { name: 'description', label: messages.description },
  {
    name: 'durationType',
    label: messages.duration,
    text: ({ price, durationType }) => (price === '' ? '' : messages.durations[durationType]),
  },
  {
    name: 'endDate',
    label: messages.endDate,
    text: ({ durationType, endDate }) =>
      durationType === 'date' && isDay(endDate) ? formatDate(endDate) : '',
  },
];

interface OfferFormProps {
  product: StaffProduct;
  onDone: () => void;
  /** Euros to begin with; NaN: those of the offer that runs, or none. */
  startPrice: number;
}

export function OfferForm(props: OfferFormProps) {
  const { product } = props;
  const form = useOfferForm(props);
  const { price, originalPrice } = form.values;
  return (
    <RecordForm form={form} failed={messages.createFailed} guard={PANEL_GUARD}>
      <p>
        {product.manufacturer} {product.model}, {product.size}. {messages.original(euroText(originalPrice))}.
      </p>
      <TextField
        {...form.field('price')}
        unit="€"
        inputMode="decimal"
        help={discountText(originalPrice, readPrice(price))}
        onFocus={({ target }) => target.select()}
      />
      {product.sale?.isActive === true && <OfferResults productId={product._id} />}
      <LawfulClaims product={product} price={readPrice(price)} />
      <TextField {...form.field('name')} isOptional maxLength={80} />
      <TextAreaField {...form.field('description')} isOptional rows={2} maxLength={500} />
      <DurationFields form={form} />
    </RecordForm>
  );
}

function useOfferForm({ product, onDone, startPrice }: OfferFormProps) {
  const queries = useQueryClient();
  const params = { sizeId: product.sizeId, productId: product._id };
  const name = `${product.manufacturer} ${product.model} ${product.size}`;
  return useRecordForm({
    name: 'offer',
    schema: offerFormSchema,
    fields: offerFields,
    stored: product,
    valuesOf: offerValues,
    openWith: (values: OfferValues) =>
      startPrice > 0 ? { ...values, price: typedEurosText(startPrice) } : values,
    save: ({ originalPrice: _originalPrice, endDate, ...offer }, { version }) =>
      callApi<typeof postOffer>('POST /tires/sizes/:sizeId/products/:productId/sale', {
        params,
        body: { ...offer, endDate: offer.durationType === 'date' ? endDate : null, version },
      }),
    reload: () => queries.query({ ...productQuery(params), staleTime: 0 }),
    readAgainst: ['originalPrice'],
    invalidates: ALL_TYRES,
    onSaved: ({ offerWarning, sale }) => {
      const created = messages.created(name, euroText(sale?.price ?? product.price));
      if (offerWarning) showToast({ text: `${created}. ${offerWarning}`, durationMs: 10_000 });
      else showToast({ text: created, tone: 'ok' });
      onDone();
    },
  });
}

function DurationFields({ form }: { form: ReturnType<typeof useOfferForm> }) {
  const [{ sunday, monthEnd }] = useState(() => offerDays(helsinkiDay(new Date())));
  const error = form.errorOf('endDate');
  return (
    <>
      <SegmentedField
        {...form.choice('durationType')}
        segments={OFFER_DURATIONS.map((value) => ({ value, label: messages.durations[value] }))}
      />
      {form.values.durationType === 'date' ? (
        <>
          <DateField {...form.controlled('endDate')} />
          <p className={layout.cluster2}>
            <Button variant="outline" size="small" onClick={() => form.set({ endDate: sunday })}>
              {messages.untilSunday(sunday)}
            </Button>
            <Button variant="outline" size="small" onClick={() => form.set({ endDate: monthEnd })}>
              {messages.untilMonthEnd(monthEnd)}
            </Button>
          </p>
        </>
      ) : (
        error && <p role="alert">{error}</p>
      )}
    </>
  );
}

function discountText(original: number, price: number | null): string | undefined {
  if (price === null || price >= original) return undefined;
  const percent = (1 - price / original) * 100;
  return messages.discount(
    percent.toLocaleString('fi-FI', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
}

function LawfulClaims({ product, price }: { product: StaffProduct; price: number | null }) {
  const { data } = useQuery(previewQuery({ sizeId: product.sizeId, productId: product._id }, price));
  if (!data || price === null) return null;
  return (
    <>
      <OfferMargin price={price} marginPercent={data.marginPercent} />
      <Notice tone={data.warning === null ? 'info' : 'warn'} role="status" title={messages.lawTitle}>
        {claimTexts(data).join(' ')}
      </Notice>
    </>
  );
}

function claimTexts(preview: OfferPreview): string[] {
  const { referencePrice, allowedDiscountPercent, betterDay, warning } = preview;
  if (warning !== null) return [warning, ...betterTexts(betterDay)];
  return [
    ...(referencePrice === null ? [] : [messages.reference(euroText(referencePrice))]),
    allowedDiscountPercent === null ? messages.unlawful : messages.lawful(allowedDiscountPercent),
    ...betterTexts(betterDay),
  ];
}

function betterTexts(betterDay: OfferPreview['betterDay']): string[] {
  return betterDay ? [messages.better(betterDay.date, euroText(betterDay.referencePrice))] : [];
}
