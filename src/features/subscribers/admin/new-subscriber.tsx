// The form of a subscriber who asked for the newsletter in the shop or on the phone.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { readableAddress } from '../../../platform/browser/readable-address.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import {
  newSubscriberSchema,
  SUBSCRIBER_SEASONS,
  type addSubscriber,
  type Subscriber,
  type TypedSubscription,
} from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { subscriberSeasons } from '../messages.ts';
import { SUBSCRIBERS_PATH } from '../paths.ts';
import { MAX_SIZE_LENGTH } from '../preferred-size.ts';
import { ALL_SUBSCRIBERS } from './subscriber-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const fields: FieldTable<TypedSubscription> = [
  { name: 'email', label: messages.email },
  { name: 'size', label: messages.size },
  { name: 'season', label: messages.season },
];

export function NewSubscriber() {
  const navigate = useNavigate();
  const close = useCallback(() => void navigate(SUBSCRIBERS_PATH), [navigate]);
  const form = useRecordForm({
    name: 'subscriber',
    schema: newSubscriberSchema,
    fields,
    stored: undefined,
    valuesOf: ({ email, size, season }: Subscriber): TypedSubscription => ({
      email,
      size,
      season: season ?? '',
    }),
    save: (body, { creationKey: idempotencyKey }) =>
      callApi<typeof addSubscriber>('POST /subscribers', { body, idempotencyKey }),
    invalidates: ALL_SUBSCRIBERS,
    onSaved: ({ email, status }) => {
      const text = status === 'pending' ? messages.added : messages.addedAtOnce;
      showToast({ text: text(readableAddress(email)), tone: 'ok' });
      close();
    },
  });
  return (
    <SidePanel title={messages.add} onClose={close}>
      <RecordForm form={form} failed={messages.addFailed} onCancel={close} className={layout.stack4}>
        <p>{messages.addLead}</p>
        <TextField {...form.field('email')} type="email" required autoComplete="off" maxLength={254} />
        <TextField
          {...form.field('size')}
          isOptional
          placeholder={messages.sizeExample}
          maxLength={MAX_SIZE_LENGTH}
        />
        <SelectField {...form.field('season')}>
          <option value="">{messages.allTyres}</option>
          {SUBSCRIBER_SEASONS.map((one) => (
            <option key={one} value={one}>
              {subscriberSeasons[one]}
            </option>
          ))}
        </SelectField>
      </RecordForm>
    </SidePanel>
  );
}
