// Taking a set in at the counter, and changing what was written down of one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { postTyreSet, putTyreSet, TyreSet } from '../contract.ts';
import { emptySet, formOf, setBodyOf, setFaults, setFormSchema } from '../intake-form.ts';
import type { SetForm } from '../intake-form.ts';
import { intakeMessages as messages } from '../messages-admin.ts';
import { CounterForm, FormHead } from './counter-form.tsx';
import { SetFields } from './set-fields.tsx';
import { SetLoading } from './set-loading.tsx';
import { HOTEL_PATH, setPath, setQuery, useSetsChanged } from './set-queries.ts';

const keptSchema = z.object({ version: z.int32(), value: setFormSchema });

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

function SetEditor({ stored }: { stored?: TyreSet }) {
  const [opened] = useState(stored);
  const navigate = useNavigate();
  const [saved, setSaved] = useState<TyreSet>();
  const form = useSetForm(opened, setSaved);
  const { value, isDirty, isSaving, conflict, error, savedAt, discard } = form;
  useEffect(() => {
    if (savedAt === undefined || !saved) return;
    const { _id, code, shelf } = saved;
    showToast({ text: opened ? messages.changed : messages.saved(code, shelf), tone: 'ok' });
    void navigate(setPath(_id), { replace: true });
  }, [savedAt, saved, navigate, opened]);
  return (
    <CounterForm
      faults={setFaults(value)}
      isSaving={isSaving}
      error={error}
      submitLabel={opened ? messages.saveChanges : messages.save}
      backTo={opened ? setPath(opened._id) : HOTEL_PATH}
      onSubmit={form.submit}
      onForget={form.hasRestored && isDirty && !conflict ? discard : undefined}
      conflict={
        conflict && (
          <ConflictView
            fields={conflictFields(conflict.value, value)}
            isSaving={isSaving}
            onTakeStored={discard}
            onKeepOwn={form.submit}
          />
        )
      }
    >
      {(faults) => (
        <>
          <UnsavedGuard isDirty={isDirty && savedAt === undefined && !isSaving} onDiscard={discard} />
          <SetFields
            isNew={!opened}
            ownId={opened?._id}
            value={value}
            faults={faults}
            set={(change) => form.setValue({ ...value, ...change })}
          />
        </>
      )}
    </CounterForm>
  );
}

function useSetForm(opened: TyreSet | undefined, onStored: (set: TyreSet) => void) {
  const queries = useQueryClient();
  const changed = useSetsChanged();
  const versioned = (set: TyreSet) => ({ value: formOf(set), version: set.version });
  return useVersionedForm<SetForm>({
    name: `tyre-set-${opened?._id ?? 'new'}`,
    draftSchema: keptSchema,
    loaded: opened ? versioned(opened) : { value: emptySet, version: 0 },
    save: async (value, version) => {
      const stored = await send(opened, value, version);
      onStored(stored);
      return versioned(stored);
    },
    reload: async () => versioned(await queries.query({ ...setQuery(opened?._id ?? ''), staleTime: 0 })),
    onSaved: () => void changed(),
  });
}

function send(opened: TyreSet | undefined, value: SetForm, version: number): Promise<TyreSet> {
  const body = setBodyOf(value);
  if (!opened) return callApi<typeof postTyreSet>({ method: 'POST', path: '/tyre-sets', body });
  const { check: _check, ...facts } = body;
  return callApi<typeof putTyreSet>({
    method: 'PUT',
    path: '/tyre-sets/:id',
    params: { id: opened._id },
    body: { ...facts, version },
  });
}

function conflictFields(stored: SetForm, own: SetForm): ConflictField[] {
  const yesNo = (isOn: boolean) => (isOn ? messages.yes : messages.no);
  const texts = (form: SetForm): readonly [string, string][] => [
    [messages.name, form.ownerName],
    [messages.accountName, yesNo(form.customerId !== null)],
    [messages.phone, form.ownerPhone],
    [messages.email, form.ownerEmail],
    [messages.plate, form.plate],
    [messages.season, messages.seasons[form.season]],
    [messages.size, form.size],
    [messages.make, form.make],
    [messages.dots, form.dots],
    [messages.hasRims, yesNo(form.hasRims)],
    [messages.shelf, form.shelf],
    [messages.wantsReminders, yesNo(form.wantsReminders)],
    [messages.note, form.note],
  ];
  const owned = new Map(texts(own));
  return texts(stored).map(([name, text]) => ({ name, stored: text, own: owned.get(name) ?? '' }));
}
