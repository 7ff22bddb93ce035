// The manufacturers: one form that adds or edits, and the list with what can be removed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { createManufacturer, deleteManufacturer, putManufacturer } from '../contract-editing.ts';
import type { ManufacturerAnswer } from '../contract.ts';
import { adminMessages } from '../messages-admin.ts';
import { isSame, makerFieldsOf, makerVersions } from '../panel-fields.ts';
import type { MakerFields } from '../panel-fields.ts';
import { SaveButton, SaveFailure, SaveOutcome } from './form-parts.tsx';
import { PANEL_PARAM } from './panel-guard.tsx';
import { PictureField } from './picture-fields.tsx';
import { fieldErrors, makersQuery, useChange } from './tyre-queries.ts';
import { useVersionedSave } from './use-versioned-save.ts';

import styles from './forms.module.css';

const messages = adminMessages.maker;
/** The specification's limit for these calls. */
const TIMEOUT_MS = 10_000;

export function MakersPanel() {
  const { data, error, refetch } = useQuery(makersQuery);
  const [edited, setEdited] = useState<ManufacturerAnswer | null>(null);
  const [removed, setRemoved] = useState<ManufacturerAnswer | null>(null);
  return (
    <div className={styles.form}>
      {edited ? <MakerEditor key={edited._id} maker={edited} onDone={() => setEdited(null)} /> : <NewMaker />}
      <h3>{messages.list}</h3>
      {!data && !error && <Skeleton lines={6} />}
      {error && (
        <LoadFailure
          title={adminMessages.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.note}>{messages.none}</p>}
      {data && (
        <ul className={styles.makers}>
          {data.map((maker) => (
            <li key={maker._id}>
              <span>
                {maker.name} <span className={styles.note}>{messages.products(maker.productCount)}</span>
              </span>
              <span className={styles.row}>
                <Button variant="text" size="small" onClick={() => setEdited(maker)}>
                  {adminMessages.edit}
                  <VisuallyHidden> {maker.name}</VisuallyHidden>
                </Button>
                <Button variant="text" size="small" onClick={() => setRemoved(maker)}>
                  {adminMessages.remove}
                  <VisuallyHidden> {maker.name}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {removed && <RemoveMaker maker={removed} onDone={() => setRemoved(null)} />}
    </div>
  );
}

interface MakerFormProps {
  heading: string;
  fields: MakerFields;
  set: (fields: MakerFields) => void;
  before: MakerFields;
  error: Error | null;
  onSubmit: () => void;
  children: ReactNode;
}

function MakerForm({ heading, fields, set, before, error, onSubmit, children }: MakerFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={!makerVersions(before, fields).every(isSame)} param={PANEL_PARAM} />
      <h3>{heading}</h3>
      <Fields fields={fields} set={(change) => set({ ...fields, ...change })} errors={fieldErrors(error)} />
      {children}
    </form>
  );
}

const NOTHING = makerFieldsOf(null);

function NewMaker() {
  const [fields, set] = useState(NOTHING);
  const save = useChange(
    () =>
      callApi<typeof createManufacturer>({
        method: 'POST',
        path: '/manufacturers',
        body: fields,
        timeoutMs: TIMEOUT_MS,
      }),
    () => {
      showToast({ text: messages.created, tone: 'ok' });
      set(NOTHING);
    },
  );
  return (
    <MakerForm
      heading={messages.createTitle}
      {...{ fields, set }}
      before={NOTHING}
      error={save.error}
      onSubmit={() => {
        if (!save.isPending) save.mutate(undefined);
      }}
    >
      <SaveFailure title={messages.saveFailed} error={save.error} />
      <SaveButton isBusy={save.isPending} label={messages.create} />
    </MakerForm>
  );
}

function MakerEditor({ maker, onDone }: { maker: ManufacturerAnswer; onDone: () => void }) {
  const queries = useQueryClient();
  const [fields, set] = useState(() => makerFieldsOf(maker));
  const save = useVersionedSave({
    loaded: maker,
    save: (version) =>
      callApi<typeof putManufacturer>({
        method: 'PUT',
        path: '/manufacturers/:id',
        params: { id: maker._id },
        body: { ...fields, version },
        timeoutMs: TIMEOUT_MS,
      }),
    reload: async () => {
      const makers = await queries.query({ ...makersQuery, staleTime: 0 });
      const stored = makers.find(({ _id }) => _id === maker._id);
      if (!stored) throw new Error(messages.none);
      return stored;
    },
    isAlike: (stored, begun) => makerVersions(makerFieldsOf(stored), makerFieldsOf(begun)).every(isSame),
    onSaved: () => {
      showToast({ text: messages.updated, tone: 'ok' });
      onDone();
    },
    onTaken: (stored) => set(makerFieldsOf(stored)),
  });
  return (
    <MakerForm
      heading={messages.editTitle(save.begun.name)}
      {...{ fields, set }}
      before={makerFieldsOf(save.begun)}
      error={save.error}
      onSubmit={save.submit}
    >
      <SaveOutcome
        title={messages.saveFailed}
        save={save}
        versions={(stored) => makerVersions(makerFieldsOf(stored), fields)}
      />
      <Button variant="text" size="small" onClick={onDone}>
        {messages.cancelEdit}
      </Button>
      <SaveButton isBusy={save.isPending} />
    </MakerForm>
  );
}

interface FieldsProps {
  fields: MakerFields;
  set: (change: Partial<MakerFields>) => void;
  errors: Readonly<Record<string, string>>;
}

function Fields({ fields, set, errors }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={messages.name}
          value={fields.name}
          error={errors['name']}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={messages.country}
          isOptional
          value={fields.country}
          error={errors['country']}
          onChange={({ target }) => set({ country: target.value })}
        />
      </div>
      <TextField
        label={messages.website}
        isOptional
        type="url"
        value={fields.website}
        error={errors['website']}
        onChange={({ target }) => set({ website: target.value })}
      />
      <PictureField
        label={messages.logo}
        addressLabel={messages.logoAddress}
        addressType="url"
        value={fields.logo}
        error={errors['logo']}
        onChange={(logo) => set({ logo })}
      />
      <TextAreaField
        label={messages.description}
        isOptional
        rows={2}
        value={fields.description}
        error={errors['description']}
        onChange={({ target }) => set({ description: target.value })}
      />
    </>
  );
}

function RemoveMaker({ maker, onDone }: { maker: ManufacturerAnswer; onDone: () => void }) {
  const remove = useChange(
    () =>
      callApi<typeof deleteManufacturer>({
        method: 'DELETE',
        path: '/manufacturers/:id',
        params: { id: maker._id },
        timeoutMs: TIMEOUT_MS,
      }),
    () => {
      showToast({ text: messages.removed, tone: 'ok' });
      onDone();
    },
  );
  return (
    <ConfirmDialog
      title={messages.removeTitle(maker.name)}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined)}
      onCancel={onDone}
    >
      <p>{messages.removeQuestion}</p>
    </ConfirmDialog>
  );
}
