// A tyre size: its three numbers and the vehicle it is for.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import type { createSize, putSize } from '../contract-editing.ts';
import type { TyreSizeAnswer } from '../contract.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { vehicleTypeNames } from '../messages.ts';
import { isSame, sizeFieldsOf, sizeVersions } from '../panel-fields.ts';
import type { SizeFields } from '../panel-fields.ts';
import { SaveButton, SaveFailure, SaveOutcome } from './form-parts.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { allSizesQuery, fieldErrors, useChange } from './tyre-queries.ts';
import { useVersionedSave } from './use-versioned-save.ts';

import styles from './forms.module.css';

const VEHICLES = Object.values(vehicleTypeNames);

interface SizeFormProps {
  size: TyreSizeAnswer | null;
  onDone: () => void;
}

/** Adds a size, or changes the one that is there. */
export function SizeForm({ size, onDone }: SizeFormProps) {
  return size ? <SizeEditor size={size} onDone={onDone} /> : <NewSize onDone={onDone} />;
}

function NewSize({ onDone }: { onDone: () => void }) {
  const [before] = useState(() => sizeFieldsOf(null));
  const [fields, setFields] = useState(before);
  const save = useChange(
    () => callApi<typeof createSize>({ method: 'POST', path: '/tires/sizes', body: bodyOf(fields) }),
    () => showToast({ text: messages.size.created, tone: 'ok' }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined, { onError: tellFailure });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={fields} {...{ before, onDone }} isSaved={save.isSuccess} />
      <Fields {...{ fields, setFields }} errors={fieldErrors(save.error)} />
      <SaveFailure title={messages.size.failed} error={save.error} />
      <SaveButton isBusy={save.isPending} />
    </form>
  );
}

function SizeEditor({ size, onDone }: { size: TyreSizeAnswer; onDone: () => void }) {
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => sizeFieldsOf(size));
  const save = useVersionedSave({
    loaded: size,
    save: (version) =>
      callApi<typeof putSize>({
        method: 'PUT',
        path: '/tires/sizes/:sizeId',
        params: { sizeId: size._id },
        body: { ...bodyOf(fields), version },
      }),
    reload: async () => {
      const sizes = await queries.query({ ...allSizesQuery, staleTime: 0 });
      const stored = sizes.find(({ _id }) => _id === size._id);
      if (!stored) throw new Error(messages.nothingTitle);
      return stored;
    },
    isAlike: (stored, begun) => sizeVersions(sizeFieldsOf(stored), sizeFieldsOf(begun)).every(isSame),
    onSaved: () => showToast({ text: messages.size.updated, tone: 'ok' }),
    onTaken: (stored) => setFields(sizeFieldsOf(stored)),
    onFailed: tellFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PanelGuard now={fields} before={sizeFieldsOf(save.begun)} isSaved={save.isSaved} onDone={onDone} />
      <Fields {...{ fields, setFields }} errors={fieldErrors(save.error)} />
      <SaveOutcome
        title={messages.size.failed}
        save={save}
        versions={(stored) => sizeVersions(sizeFieldsOf(stored), fields)}
      />
    </form>
  );
}

/** The specification's toast; the reason stays in the form, too. */
function tellFailure({ message }: Error): void {
  showToast({ text: message || messages.size.failed, tone: 'bad' });
}

function bodyOf({ width, aspect, diameter, vehicleType }: SizeFields) {
  return {
    width: Number(width),
    aspect: Number(aspect),
    diameter: Number(diameter.replace(',', '.')),
    vehicleType,
  };
}

interface FieldsProps {
  fields: SizeFields;
  setFields: (fields: SizeFields) => void;
  errors: Readonly<Record<string, string>>;
}

function Fields({ fields, setFields, errors }: FieldsProps) {
  return (
    <>
      <Numbers {...{ fields, setFields, errors }} />
      <SelectField
        label={messages.size.vehicleType}
        value={fields.vehicleType}
        onChange={({ target }) =>
          setFields({
            ...fields,
            vehicleType: VEHICLES.find((vehicle) => vehicle === target.value) ?? vehicleTypeNames.passenger,
          })
        }
      >
        {VEHICLES.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {messages.size.vehicles[vehicle]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Numbers({ fields, setFields, errors }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.size.width}
        unit="mm"
        inputMode="numeric"
        required
        value={fields.width}
        error={errors['width']}
        onChange={({ target }) => setFields({ ...fields, width: target.value })}
      />
      <TextField
        label={messages.size.aspect}
        unit="%"
        inputMode="numeric"
        required
        value={fields.aspect}
        error={errors['aspect']}
        onChange={({ target }) => setFields({ ...fields, aspect: target.value })}
      />
      <TextField
        label={messages.size.diameter}
        unit="″"
        inputMode="decimal"
        required
        value={fields.diameter}
        error={errors['diameter']}
        onChange={({ target }) => setFields({ ...fields, diameter: target.value })}
      />
    </div>
  );
}
