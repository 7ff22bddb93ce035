// The form of a tracking over the list: a new one, or one that is stored.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { postTracking, putTracking, Tracking } from '../contract.ts';
import { competitorFormMessages as messages, competitorMessages } from '../messages-admin.ts';
import { trackingErrors } from '../messages.ts';
import { bodyOf, emptyTracking, faultsAt, faultsOf, formOf, trackingFormSchema } from '../tracking-form.ts';
import type { TrackingFaults, TrackingForm } from '../tracking-form.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { COMPETITORS_PATH, trackingsQuery, useTrackingsChanged } from './tracking-queries.ts';

import styles from './competitors-page.module.css';

const keptSchema = z.object({ version: z.int32(), value: trackingFormSchema });

export function NewTrackingPanel() {
  const close = useBackToList();
  return (
    <SidePanel title={messages.createTitle} onClose={close}>
      <TrackingEditor onDone={close} />
    </SidePanel>
  );
}

export function EditTrackingPanel() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const { data, error, refetch } = useQuery(trackingsQuery);
  const tracking = data?.find(({ _id }) => _id === id);
  const problem = data && !tracking ? trackingErrors.notFound : error?.message;
  return (
    <SidePanel key={id} title={messages.editTitle} onClose={close}>
      {tracking && <TrackingEditor tracking={tracking} onDone={close} />}
      {!tracking && problem === undefined && <Skeleton lines={8} />}
      {problem !== undefined && !tracking && (
        <LoadFailure title={competitorMessages.loadFailed} message={problem} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  );
}

export function useBackToList(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(COMPETITORS_PATH), [navigate]);
}

interface TrackingEditorProps {
  /** Left out for a new one. */
  tracking?: Tracking;
  onDone: () => void;
}

function TrackingEditor({ tracking, onDone }: TrackingEditorProps) {
  const [opened] = useState(tracking);
  const form = useTrackingForm(opened);
  const { value, isDirty, isSaving, conflict, error, savedAt, discard } = form;
  const element = useRef<HTMLFormElement>(null);
  const [areFaultsShown, setFaultsShown] = useState(false);
  useEffect(() => {
    if (savedAt !== undefined) onDone();
  }, [savedAt, onDone]);
  useEffect(() => {
    if (error) toFirstFault(element.current);
  }, [error]);
  const own = faultsOf(value);
  const faults = { ...serverFaults(error), ...(areFaultsShown && own) };
  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    const isGood = Object.keys(own).length === 0;
    setFaultsShown(!isGood);
    if (isGood && !isSaving) form.submit();
    else requestAnimationFrame(() => toFirstFault(element.current));
  };
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty && savedAt === undefined} onDiscard={discard} />
      {form.hasRestored && isDirty && !conflict && (
        <Notice
          tone="info"
          action={
            <Button variant="outline" size="small" onClick={discard}>
              {messages.forget}
            </Button>
          }
        >
          {messages.restored}
        </Notice>
      )}
      <TrackingFields
        trackingId={opened?._id}
        value={value}
        faults={faults}
        set={(change) => form.setValue({ ...value, ...change })}
      />
      {conflict && (
        <ConflictView
          fields={conflictFields(conflict.value, value)}
          isSaving={isSaving}
          onTakeStored={discard}
          onKeepOwn={submit}
        />
      )}
      {error && (
        <Notice
          tone="bad"
          role="alert"
          title={opened ? competitorMessages.updateFailed : competitorMessages.createFailed}
        >
          {error.message}
        </Notice>
      )}
      {Object.keys(faults).length > 0 && !error && (
        <Notice tone="bad" role="alert">
          {Object.values(faults).includes(trackingErrors.missing) ? trackingErrors.missing : messages.mend}
        </Notice>
      )}
      {!conflict && (
        <div className={styles.save}>
          <Button variant="outline" onClick={onDone}>
            {messages.cancel}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function toFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

function useTrackingForm(tracking: Tracking | undefined) {
  const queries = useQueryClient();
  const changed = useTrackingsChanged();
  return useVersionedForm<TrackingForm>({
    name: `tracking-${tracking?._id ?? 'new'}`,
    draftSchema: keptSchema,
    loaded: tracking ? versioned(tracking) : { value: emptyTracking, version: 0 },
    save: async (value, version) => versioned(await save(tracking, value, version)),
    reload: async () => {
      const all = await queries.query({ ...trackingsQuery, staleTime: 0 });
      const stored = all.find(({ _id }) => _id === tracking?._id);
      if (!stored) throw new Error(trackingErrors.notFound);
      return versioned(stored);
    },
    onSaved: () => {
      showToast({ text: tracking ? messages.updated : messages.created, tone: 'ok' });
      void changed();
    },
  });
}

const versioned = (tracking: Tracking) => ({ value: formOf(tracking), version: tracking.version });

function save(tracking: Tracking | undefined, form: TrackingForm, version: number): Promise<Tracking> {
  const body = bodyOf(form);
  if (!tracking) return callApi<typeof postTracking>({ method: 'POST', path: '/competitor-prices', body });
  return callApi<typeof putTracking>({
    method: 'PUT',
    path: '/competitor-prices/:id',
    params: { id: tracking._id },
    body: { ...body, version },
  });
}

function serverFaults(error: Error | null): TrackingFaults {
  if (!(error instanceof ApiProblem)) return {};
  return faultsAt(error.errors);
}

function conflictFields(stored: TrackingForm, own: TrackingForm): ConflictField[] {
  const yesNo = (isOn: boolean) => (isOn ? messages.yes : messages.no);
  const texts = (form: TrackingForm): readonly [string, string][] => [
    [messages.name, form.name],
    [messages.url, form.url],
    [messages.productName, form.productName],
    [messages.ownTyre, form.productLabel || (form.productId ?? '')],
    [messages.trackingType, competitorMessages.types[form.trackingType]],
    [messages.selector, form.selector],
    [messages.isEnabled, yesNo(form.isEnabled)],
    [messages.priceIncrease, yesNo(form.priceIncrease)],
    [messages.priceDecrease, yesNo(form.priceDecrease)],
    [messages.recipients, form.recipients],
    [messages.timeout, form.timeout],
    [messages.attempts, form.attempts],
  ];
  const owned = new Map(texts(own));
  return texts(stored).map(([name, text]) => ({ name, stored: text, own: owned.get(name) ?? '' }));
}
