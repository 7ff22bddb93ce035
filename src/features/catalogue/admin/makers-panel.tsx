// The manufacturers: one form that adds or edits, and the list with what can be removed.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

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
import { SaveButton, SaveFailure } from './form-parts.tsx';
import { PANEL_PARAM } from './panel-guard.tsx';
import { PictureField } from './picture-fields.tsx';
import { fieldErrors, makersQuery, useChange } from './tyre-queries.ts';

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
      <MakerForm
        key={`${edited?._id ?? 'new'} ${edited?.version ?? 0}`}
        maker={edited}
        onDone={() => setEdited(null)}
      />
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

function MakerForm({ maker, onDone }: { maker: ManufacturerAnswer | null; onDone: () => void }) {
  const [fields, setFields] = useState(() => fieldsOf(maker));
  const save = useChange(
    () =>
      maker
        ? callApi<typeof putManufacturer>({
            method: 'PUT',
            path: '/manufacturers/:id',
            params: { id: maker._id },
            body: { ...fields, version: maker.version },
            timeoutMs: TIMEOUT_MS,
          })
        : callApi<typeof createManufacturer>({
            method: 'POST',
            path: '/manufacturers',
            body: fields,
            timeoutMs: TIMEOUT_MS,
          }),
    () => {
      showToast({ text: maker ? messages.updated : messages.created, tone: 'ok' });
      setFields(fieldsOf(null));
      onDone();
    },
  );
  const errors = fieldErrors(save.error);
  const set = (change: Partial<MakerTexts>) => setFields({ ...fields, ...change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <UnsavedGuard
        isDirty={JSON.stringify(fields) !== JSON.stringify(fieldsOf(maker))}
        param={PANEL_PARAM}
      />
      <h3>{maker ? messages.editTitle(maker.name) : messages.createTitle}</h3>
      <MakerFields {...{ fields, set, errors }} />
      <SaveFailure title={messages.saveFailed} error={save.error} />
      {maker && (
        <Button variant="text" size="small" onClick={onDone}>
          {messages.cancelEdit}
        </Button>
      )}
      <SaveButton isBusy={save.isPending} label={maker ? adminMessages.save : messages.create} />
    </form>
  );
}

function fieldsOf(maker: ManufacturerAnswer | null) {
  return {
    name: maker?.name ?? '',
    country: maker?.country ?? '',
    logo: maker?.logo ?? '',
    website: maker?.website ?? '',
    description: maker?.description ?? '',
  };
}

type MakerTexts = ReturnType<typeof fieldsOf>;

interface MakerFieldsProps {
  fields: MakerTexts;
  set: (change: Partial<MakerTexts>) => void;
  errors: Readonly<Record<string, string>>;
}

function MakerFields({ fields, set, errors }: MakerFieldsProps) {
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
