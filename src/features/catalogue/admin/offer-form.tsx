// Puts a product on offer; beside the price stands what the law lets the offer say, now and from which day more.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { eurosToCents, formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import type { StaffProduct } from '../contract-editing.ts';
import type { OfferPreview, postOffer } from '../contract-offers.ts';
import { adminMessages } from '../messages-admin.ts';
import { offerDays } from '../offer-days.ts';
import { OFFER_LASTING, isSame, offerFieldsOf, offerVersions } from '../panel-fields.ts';
import type { OfferFields } from '../panel-fields.ts';
import { EUROS_PATTERN, readEuros } from '../product-form.ts';
import { SaveOutcome } from './form-parts.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { fieldErrors, previewQuery, productQuery } from './tyre-queries.ts';
import { useVersionedSave } from './use-versioned-save.ts';

import styles from './forms.module.css';

const messages = adminMessages.offer;
const euroText = (euros: number) => formatEuros(eurosToCents(euros));

export function OfferForm({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => offerFieldsOf(product.sale));
  const { price, name, description, duration, endDate } = fields;
  const set = (change: Partial<OfferFields>) => setFields({ ...fields, ...change });
  const params = { sizeId: product.sizeId, productId: product._id };
  const save = useVersionedSave({
    loaded: product,
    save: (version) =>
      callApi<typeof postOffer>({
        method: 'POST',
        path: '/tires/sizes/:sizeId/products/:productId/sale',
        params,
        body: {
          price: readEuros(price) ?? 0,
          name,
          description,
          durationType: duration,
          endDate: duration === 'date' ? endDate : null,
          version,
        },
      }),
    reload: () => queries.query({ ...productQuery(params), staleTime: 0 }),
    isAlike: (stored, begun) => offerVersions(stored, begun, offerFieldsOf(begun.sale)).every(isSame),
    onSaved: ({ offerWarning }) => {
      if (offerWarning) showToast({ text: offerWarning, durationMs: 10_000 });
      else showToast({ text: messages.created, tone: 'ok' });
    },
    onTaken: (stored) => setFields(offerFieldsOf(stored.sale)),
  });
  const { begun } = save;
  const errors = fieldErrors(save.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={fields} before={offerFieldsOf(begun.sale)} isSaved={save.isSaved} onDone={onDone} />
      <p>
        {product.manufacturer} {product.model}, {product.size}. {messages.original(euroText(begun.price))}.
      </p>
      <TextField
        label={messages.price}
        unit="€"
        inputMode="decimal"
        required
        pattern={EUROS_PATTERN}
        title={adminMessages.priceForm}
        value={price}
        error={errors['price']}
        help={discountText(begun.price, readEuros(price))}
        onChange={({ target }) => set({ price: target.value })}
      />
      <LawfulClaims place={params} price={readEuros(price)} />
      <TextField
        label={messages.name}
        isOptional
        maxLength={80}
        value={name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        label={messages.description}
        isOptional
        rows={2}
        maxLength={500}
        value={description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <DurationFields {...{ fields, set }} error={errors['endDate']} />
      <SaveOutcome
        title={messages.createFailed}
        save={save}
        versions={(stored) => offerVersions(stored, begun, fields)}
      />
    </form>
  );
}

interface DurationFieldsProps {
  fields: OfferFields;
  set: (change: Partial<OfferFields>) => void;
  error: string | undefined;
}

function DurationFields({ fields: { duration, endDate }, set, error }: DurationFieldsProps) {
  const [{ sunday, monthEnd }] = useState(() => offerDays(helsinkiDay(new Date())));
  return (
    <>
      <SegmentedControl
        legend={messages.duration}
        name="offer-duration"
        value={duration}
        segments={OFFER_LASTING.map((value) => ({ value, label: messages.durations[value] }))}
        onChange={({ target }) =>
          set({ duration: OFFER_LASTING.find((one) => one === target.value) ?? 'stock' })
        }
      />
      {duration === 'date' ? (
        <>
          <TextField
            label={messages.endDate}
            type="date"
            required
            value={endDate}
            error={error}
            onChange={({ target }) => set({ endDate: target.value })}
          />
          <p className={styles.row}>
            <Button variant="outline" size="small" onClick={() => set({ endDate: sunday })}>
              {messages.untilSunday(sunday)}
            </Button>
            <Button variant="outline" size="small" onClick={() => set({ endDate: monthEnd })}>
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

interface LawfulClaimsProps {
  place: { sizeId: string; productId: string };
  price: number | null;
}

function LawfulClaims({ place, price }: LawfulClaimsProps) {
  const { data } = useQuery(previewQuery(place, price));
  if (!data || price === null) return null;
  return (
    <Notice tone={data.warning === null ? 'info' : 'warn'} role="status" title={messages.lawTitle}>
      {claimTexts(data).join(' ')}
    </Notice>
  );
}

function claimTexts(preview: OfferPreview): string[] {
  const { referencePrice, lawfulPercent, betterDay, warning } = preview;
  if (warning !== null) return [warning, ...betterTexts(betterDay)];
  return [
    ...(referencePrice === null ? [] : [messages.reference(euroText(referencePrice))]),
    lawfulPercent === null ? messages.unlawful : messages.lawful(lawfulPercent),
    ...betterTexts(betterDay),
  ];
}

function betterTexts(betterDay: OfferPreview['betterDay']): string[] {
  return betterDay ? [messages.better(betterDay.date, euroText(betterDay.referencePrice))] : [];
}
