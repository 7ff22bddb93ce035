// Measuring a known set: a check more, or the intake of one that comes back to a shelf.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import type { postTyreSetCheck, putBackTyreSet, TyreSet, TyreSetDetails } from '../contract/tyre-hotel.ts';
import { checkBodyOf, emptyCheck, isMeasured, measuringSchema, type MeasuringForm } from '../intake-form.ts';
import { intakeMessages, setPageMessages as messages } from '../messages/admin.ts';
import { parseDepth } from '../tread-depth.ts';
import { CheckFields } from './check-fields.tsx';
import { EnterToNextField, FormHead } from './counter-form.tsx';
import { NewTyres } from './new-tyres.tsx';
import { SetLoading } from './sets/set-loading.tsx';
import { SetPictures } from './sets/set-pictures.tsx';
import { ALL_SETS, setPath, setQuery } from './sets/set-queries.ts';
import { ShelfField } from './shelf-field.tsx';
import { useToday } from './use-today.ts';

export function CheckPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(setQuery(id));
  const [opened, setOpened] = useState<TyreSetDetails>();
  const set = opened ?? data;
  if (data && !opened) setOpened(data);
  const title = set?.status === 'returned' ? messages.putBackTitle : messages.checkTitle;
  return (
    <FormHead title={set ? title(set.code) : ''} backTo={setPath(id)}>
      {set ? <CheckEditor set={set} /> : <SetLoading error={error} onRetry={() => void refetch()} />}
      {data && <SetPictures set={data} />}
    </FormHead>
  );
}

const fields: FieldTable<MeasuringForm> = [
  { name: 'shelf', label: intakeMessages.shelf },
  { name: 'depths', label: intakeMessages.check },
  { name: 'note', label: intakeMessages.checkNote },
];

function CheckEditor({ set }: { set: TyreSet }) {
  const today = useToday();
  const navigate = useNavigate();
  const isBack = set.status === 'returned';
  const form = useMeasuring(set, isBack);
  return (
    <RecordForm
      form={form}
      failed={intakeMessages.failed}
      saveLabel={isBack ? messages.putBack : intakeMessages.saveCheck}
      onCancel={() => void navigate(setPath(set._id))}
    >
      <EnterToNextField />
      {isBack && <ShelfField isFirst ownId={set._id} {...form.controlled('shelf')} />}
      <CheckFields
        season={set.season}
        today={today}
        isFirst={!isBack}
        value={form.values}
        errorOf={form.errorOf}
        onChange={form.set}
      />
      <NewTyres {...set} depthsMm={form.values.depths.map((depth) => parseDepth(depth) ?? null)} />
    </RecordForm>
  );
}

function useMeasuring(set: TyreSet, isBack: boolean) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [schema] = useState(() => measuringSchema(isBack));
  const params = { id: set._id };
  return useRecordForm({
    name: 'tyre-set-check',
    schema,
    fields,
    stored: set,
    valuesOf: ({ shelf }: TyreSet) => ({ ...emptyCheck, shelf }),
    save: async ({ shelf, ...check }, { version, creationKey: idempotencyKey }) => {
      const measured = checkBodyOf(check);
      if (isBack) {
        return callApi<typeof putBackTyreSet>('POST /tyre-sets/:id/put-back', {
          params,
          body: { version, shelf, ...(isMeasured(check) && { check: measured }) },
        });
      }
      await callApi<typeof postTyreSetCheck>('POST /tyre-sets/:id/checks', {
        params,
        body: measured,
        idempotencyKey,
      });
      return set;
    },
    reload: () => queries.query({ ...setQuery(set._id), staleTime: 0 }),
    invalidates: ALL_SETS,
    onSaved: ({ code, shelf }) => {
      showToast({ text: isBack ? messages.putBackDone(code, shelf) : messages.checked(code), tone: 'ok' });
      void navigate(setPath(set._id), { replace: true });
    },
  });
}
