// The form of a manufacturer: one to be added, or one that is there.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { createManufacturer, putManufacturer } from '../contract-editing.ts';
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
export const MAKER_TIMEOUT_MS = 10_000;

const CONTACT_FIELD = 'maker-contact';

interface MakerFormProps {
  heading: ReactNode;
  fields: MakerFields;
  set: (fields: MakerFields) => void;
  before: MakerFields;
  /** Told whether there is something to lose. */
  onDirty: (isDirty: boolean) => void;
  error: Error | null;
  onSubmit: () => void;
  children: ReactNode;
}

function MakerForm(props: MakerFormProps) {
  const { heading, fields, set, before, onDirty, error, onSubmit, children } = props;
  const hasChanges = !makerVersions(before, fields).every(isSame);
  useEffect(() => {
    onDirty(hasChanges);
    return () => onDirty(false);
  }, [onDirty, hasChanges]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={hasChanges} param={PANEL_PARAM} />
      {heading}
      <Fields fields={fields} set={(change) => set({ ...fields, ...change })} errors={fieldErrors(error)} />
      {children}
    </form>
  );
}

const NOTHING = makerFieldsOf(null);

export function NewMaker({ onDirty }: Pick<MakerFormProps, 'onDirty'>) {
  const [fields, set] = useState(NOTHING);
  const save = useChange(
    () =>
      callApi<typeof createManufacturer>({
        method: 'POST',
        path: '/manufacturers',
        body: fields,
        timeoutMs: MAKER_TIMEOUT_MS,
      }),
    () => {
      showToast({ text: messages.created, tone: 'ok' });
      set(NOTHING);
    },
  );
  return (
    <MakerForm
      heading={<h3>{messages.createTitle}</h3>}
      {...{ fields, set, onDirty }}
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

interface MakerEditorProps extends Pick<MakerFormProps, 'onDirty'> {
  maker: ManufacturerAnswer;
  /** It was opened for the contact alone. */
  isContactAsked?: boolean;
  onDone: () => void;
}

export function MakerEditor({ maker, isContactAsked = false, onDirty, onDone }: MakerEditorProps) {
  // The form stands over the list, which may be scrolled far down.
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const field = isContactAsked ? document.getElementById(CONTACT_FIELD) : null;
    (field ?? start.current)?.focus();
  }, [isContactAsked]);
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
        timeoutMs: MAKER_TIMEOUT_MS,
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
      heading={
        <h3 ref={start} tabIndex={-1}>
          {messages.editTitle(save.begun.name)}
        </h3>
      }
      {...{ fields, set, onDirty }}
      before={makerFieldsOf(save.begun)}
      error={save.error}
      onSubmit={save.submit}
    >
      <div>
        <Button variant="text" size="small" onClick={onDone}>
          {messages.cancelEdit}
        </Button>
      </div>
      <SaveOutcome
        title={messages.saveFailed}
        save={save}
        versions={(stored) => makerVersions(makerFieldsOf(stored), fields)}
      />
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
      <fieldset className={styles.group}>
        <legend>{messages.contact}</legend>
        <p className={styles.note}>{messages.contactHelp}</p>
        <TextAreaField
          id={CONTACT_FIELD}
          label={messages.postalAddress}
          isOptional
          rows={2}
          value={fields.postalAddress}
          error={errors['postalAddress']}
          onChange={({ target }) => set({ postalAddress: target.value })}
        />
        <TextField
          label={messages.electronicAddress}
          isOptional
          help={messages.electronicAddressHelp}
          value={fields.electronicAddress}
          error={errors['electronicAddress']}
          onChange={({ target }) => set({ electronicAddress: target.value })}
        />
        <TextAreaField
          label={messages.responsiblePerson}
          isOptional
          rows={2}
          help={messages.responsiblePersonHelp}
          value={fields.responsiblePerson}
          error={errors['responsiblePerson']}
          onChange={({ target }) => set({ responsiblePerson: target.value })}
        />
      </fieldset>
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
