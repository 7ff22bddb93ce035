// Measuring a known set: a check more, or the intake of one that comes back to a shelf.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { postTyreSetCheck, putBackTyreSet, TyreSet } from '../contract.ts';
import { checkBodyOf, checkFaults, emptyCheck, isMeasured } from '../intake-form.ts';
import { intakeMessages, setPageMessages as messages } from '../messages-admin.ts';
import { hotelErrors } from '../messages.ts';
import { CheckFields } from './check-fields.tsx';
import { CounterForm, FormHead } from './counter-form.tsx';
import { SetLoading } from './set-loading.tsx';
import { setPath, setQuery, useSetsChanged } from './set-queries.ts';
import { ShelfField } from './shelf-field.tsx';
import { useToday } from './use-today.ts';

export function CheckPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(setQuery(id));
  const [opened, setOpened] = useState<TyreSet>();
  const set = opened ?? data;
  if (data && !opened) setOpened(data);
  const title = set?.status === 'returned' ? messages.putBackTitle : messages.checkTitle;
  return (
    <FormHead title={set ? title(set.code) : ''} backTo={setPath(id)}>
      {set ? <CheckEditor set={set} /> : <SetLoading error={error} onRetry={() => void refetch()} />}
    </FormHead>
  );
}

function CheckEditor({ set }: { set: TyreSet }) {
  const today = useToday();
  const isBack = set.status === 'returned';
  const [check, setCheck] = useState(emptyCheck);
  const [shelf, setShelf] = useState(set.shelf);
  const navigate = useNavigate();
  const changed = useSetsChanged();
  const save = useMutation({
    mutationFn: async () => {
      if (!isBack) {
        await callApi<typeof postTyreSetCheck>({
          method: 'POST',
          path: '/tyre-sets/:id/checks',
          params: { id: set._id },
          body: checkBodyOf(check),
        });
        return messages.checked;
      }
      const back = await callApi<typeof putBackTyreSet>({
        method: 'POST',
        path: '/tyre-sets/:id/put-back',
        params: { id: set._id },
        body: { version: set.version, shelf, ...(isMeasured(check) && { check: checkBodyOf(check) }) },
      });
      return messages.putBackDone(back.shelf);
    },
    onSuccess: async (text) => {
      showToast({ text, tone: 'ok' });
      await changed();
      await navigate(setPath(set._id), { replace: true });
    },
  });
  const faults = {
    ...checkFaults(check),
    ...(!isBack && !isMeasured(check) && { 'depths.0': hotelErrors.nothingMeasured }),
    ...(isBack && shelf.trim() === '' && { shelf: hotelErrors.shelfMissing }),
  };
  const isChanged = check !== emptyCheck || shelf !== set.shelf;
  const isDirty = isChanged && !save.isSuccess && !save.isPending;
  return (
    <CounterForm
      faults={faults}
      isSaving={save.isPending}
      error={save.error}
      submitLabel={isBack ? messages.putBack : intakeMessages.saveCheck}
      backTo={setPath(set._id)}
      onSubmit={() => save.mutate()}
      onForget={undefined}
      conflict={undefined}
    >
      {(shown) => (
        <>
          <UnsavedGuard isDirty={isDirty} />
          {isBack && <ShelfField ownId={set._id} value={shelf} fault={shown['shelf']} set={setShelf} />}
          <CheckFields season={set.season} today={today} value={check} faults={shown} set={setCheck} />
        </>
      )}
    </CounterForm>
  );
}
