// A tyre size: its three numbers and the vehicle it is for.
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { sizeFormSchema, type createSize, type putSize } from '../contract/editing.ts';
import type { TyreSizeResponse } from '../contract/tyres.ts';
import { adminMessages } from '../messages/admin.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { ALL_TYRES, allSizesQuery, PANEL_GUARD } from './tyre-queries.ts';

import styles from './forms.module.css';

const messages = adminMessages.size;

export const sizeFields: FieldTable<z.input<typeof sizeFormSchema>> = [
  { name: 'width', label: messages.width },
  { name: 'aspect', label: messages.aspect },
  { name: 'diameter', label: messages.diameter },
  {
    name: 'vehicleType',
    label: messages.vehicleType,
    text: ({ vehicleType }) => messages.vehicles[vehicleType],
  },
];

interface SizeFormProps {
  /** Null: one to be added. */
  size: TyreSizeResponse | null;
  onDone: () => void;
}

export function SizeForm({ size, onDone }: SizeFormProps) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'size',
    schema: sizeFormSchema,
    fields: sizeFields,
    stored: size ?? undefined,
    valuesOf: ({ size: numbers, vehicleType }: TyreSizeResponse) => ({ ...numbers, vehicleType }),
    save: (body, { record, version, creationKey: idempotencyKey }) =>
      record
        ? callApi<typeof putSize>('PUT /tires/sizes/:sizeId', {
            params: { sizeId: record._id },
            body: { ...body, version },
          })
        : callApi<typeof createSize>('POST /tires/sizes', { body, idempotencyKey }),
    reload: async () => {
      const sizes = await queries.query({ ...allSizesQuery, staleTime: 0 });
      const stored = sizes.find(({ _id }) => _id === size?._id);
      if (!stored) throw new Error(adminMessages.nothingTitle);
      return stored;
    },
    invalidates: ALL_TYRES,
    onSaved: ({ size: { fullSize } }, before) => {
      showToast({ text: (before ? messages.updated : messages.created)(fullSize), tone: 'ok' });
      onDone();
    },
    // The specified toast; the reason stays in the form, too.
    onFailed: ({ message }) => showToast({ text: message || messages.failed, tone: 'bad' }),
  });
  return (
    <RecordForm form={form} failed={messages.failed} guard={PANEL_GUARD}>
      <div className={styles.pair}>
        <TextField {...form.field('width')} unit="mm" inputMode="numeric" />
        <TextField {...form.field('aspect')} unit="%" inputMode="numeric" />
        <TextField {...form.field('diameter')} unit="″" inputMode="decimal" />
      </div>
      <SelectField {...form.field('vehicleType')}>
        {Object.values(vehicleTypeNames).map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {messages.vehicles[vehicle]}
          </option>
        ))}
      </SelectField>
    </RecordForm>
  );
}
