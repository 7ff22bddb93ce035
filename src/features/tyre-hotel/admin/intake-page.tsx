// Taking a set in at the counter, and changing what was written down of one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import type { postTyreSet, putTyreSet, TyreSet } from '../contract/tyre-hotel.ts';
import { checkBodyOf, isMeasured, newSet, setFormSchema, valuesOf, type SetForm } from '../intake-form.ts';
import { intakeMessages as messages } from '../messages/admin.ts';
import { EnterToNextField, FormHead } from './counter-form.tsx';
import { SetFields } from './sets/set-fields.tsx';
import { SetLoading } from './sets/set-loading.tsx';
import { ALL_SETS, HOTEL_PATH, setPath, setQuery } from './sets/set-queries.ts';
import { useToday } from './use-today.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export function IntakePage() {
  return (
    <FormHead title={messages.title} backTo={HOTEL_PATH}>
      <SetEditor />
    </FormHead>
  );
}

export function EditSetPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...setQuery(id), staleTime: 0 });
  return (
    <FormHead title={data ? messages.editTitle(data.code) : ''} backTo={setPath(id)}>
      {data ? (
        <SetEditor key={id} stored={data} />
      ) : (
        <SetLoading error={error} onRetry={() => void refetch()} />
      )}
    </FormHead>
  );
}

const inWords = (isOn: boolean) => (isOn ? messages.yes : messages.no);

const fields: FieldTable<SetForm> = [
  { name: 'ownerName', label: messages.name },
  {
    name: 'customerId',
    label: messages.accountName,
    text: ({ customerId }) => inWords(customerId !== null),
  },
  { name: 'ownerPhone', label: messages.phone },
  { name: 'ownerEmail', label: messages.email },
  { name: 'plate', label: messages.plate },
  { name: 'season', label: messages.season, text: ({ season }) => messages.seasons[season] },
  { name: 'size', label: messages.size },
  { name: 'make', label: messages.make },
  { name: 'dots', label: messages.dots, sentAs: 'dots' },
  { name: 'hasRims', label: messages.hasRims },
  { name: 'shelf', label: messages.shelf },
  { name: 'wantsReminders', label: messages.wantsReminders },
  { name: 'note', label: messages.note },
];

function SetEditor({ stored }: { stored?: TyreSet }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const today = useToday();
  const form = useRecordForm({
    name: 'tyre-set',
    schema: setFormSchema,
    fields,
    stored,
    start: newSet(today),
    valuesOf,
    save: ({ check, ...facts }, { record, version, creationKey: idempotencyKey }) =>
      record
        ? callApi<typeof putTyreSet>('PUT /tyre-sets/:id', {
            params: { id: record._id },
            body: { ...facts, version },
          })
        : callApi<typeof postTyreSet>('POST /tyre-sets', {
            body: { ...facts, ...(isMeasured(check) && { check: checkBodyOf(check) }) },
            idempotencyKey,
          }),
    reload: () => queries.query({ ...setQuery(stored?._id ?? ''), staleTime: 0 }),
    invalidates: ALL_SETS,
    onSaved: ({ _id, code, shelf }, before) => {
      showToast({ text: before ? messages.changed(code) : messages.saved(code, shelf), tone: 'ok' });
      void navigate(setPath(_id), { replace: true });
    },
  });
  return (
    <RecordForm
      form={form}
      failed={messages.failed}
      saveLabel={stored ? messages.saveChanges : messages.save}
      onCancel={() => void navigate(stored ? setPath(stored._id) : HOTEL_PATH)}
      className={layout.stack5}
    >
      <EnterToNextField />
      <SetFields form={form} today={today} />
    </RecordForm>
  );
}
