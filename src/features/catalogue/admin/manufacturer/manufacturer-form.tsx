// The form of a manufacturer: one to be added, or one that is there.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import {
  manufacturerFormSchema,
  type createManufacturer,
  type putManufacturer,
} from '../../contract/editing.ts';
import type { ManufacturerResponse } from '../../contract/tyres.ts';
import { adminMessages } from '../../messages/admin.ts';
import { PictureField } from '../product/picture-fields.tsx';
import { ALL_TYRES, manufacturersQuery, PANEL_GUARD } from '../tyre-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../forms.module.css';

const messages = adminMessages.manufacturer;
/** The specified limit for these calls. */
export const MANUFACTURER_TIMEOUT_MS = 10_000;

export const manufacturerFields: FieldTable<z.input<typeof manufacturerFormSchema>> = [
  { name: 'name', label: messages.name },
  { name: 'country', label: messages.country },
  { name: 'website', label: messages.website },
  { name: 'postalAddress', label: messages.postalAddress },
  { name: 'electronicAddress', label: messages.electronicAddress },
  { name: 'responsiblePerson', label: messages.responsiblePerson },
  { name: 'logo', label: messages.logo },
  { name: 'description', label: messages.description },
];

export interface ManufacturerFormProps {
  /** Left out for a new one. */
  manufacturer?: ManufacturerResponse;
  /** It was opened for the contact alone. */
  isContactRequired?: boolean;
  onDone: () => void;
}

export function ManufacturerForm({ manufacturer, isContactRequired = false, onDone }: ManufacturerFormProps) {
  const form = useManufacturerForm(manufacturer, onDone);
  const heading = useRef<HTMLHeadingElement>(null);
  const contact = useRef<HTMLFieldSetElement>(null);
  const [isNew] = useState(!manufacturer);
  useEffect(() => {
    // The form is over the list, which may be scrolled far down.
    if (isContactRequired) contact.current?.querySelector('textarea')?.focus();
    else if (!isNew) heading.current?.focus();
  }, [isContactRequired, isNew]);
  return (
    <RecordForm
      form={form}
      failed={messages.saveFailed}
      saveLabel={manufacturer ? adminMessages.save : messages.create}
      guard={PANEL_GUARD}
    >
      <h3 ref={heading} tabIndex={-1}>
        {form.record ? messages.editTitle(form.record.name) : messages.createTitle}
      </h3>
      <div className={styles.pair}>
        <TextField {...form.field('name')} />
        <TextField {...form.field('country')} isOptional />
      </div>
      <TextField {...form.field('website')} isOptional type="url" />
      <fieldset ref={contact} className={`${layout.stack3} ${styles.group}`}>
        <legend>{messages.contact}</legend>
        <p className={layout.note}>{messages.contactHelp}</p>
        <TextAreaField {...form.field('postalAddress')} isOptional rows={2} />
        <TextField {...form.field('electronicAddress')} isOptional help={messages.electronicAddressHelp} />
        <TextAreaField
          {...form.field('responsiblePerson')}
          isOptional
          rows={2}
          help={messages.responsiblePersonHelp}
        />
      </fieldset>
      <PictureField {...form.controlled('logo')} addressLabel={messages.logoAddress} addressType="url" />
      <TextAreaField {...form.field('description')} isOptional rows={2} />
      {manufacturer && (
        <div>
          <Button variant="text" size="small" onClick={onDone}>
            {messages.cancelEdit}
          </Button>
        </div>
      )}
    </RecordForm>
  );
}

function useManufacturerForm(manufacturer: ManufacturerResponse | undefined, onDone: () => void) {
  const queries = useQueryClient();
  return useRecordForm({
    name: 'manufacturer',
    schema: manufacturerFormSchema,
    fields: manufacturerFields,
    stored: manufacturer,
    valuesOf: (stored: ManufacturerResponse) => stored,
    save: (body, { record, version, creationKey: idempotencyKey }) =>
      record
        ? callApi<typeof putManufacturer>('PUT /manufacturers/:id', {
            params: { id: record._id },
            body: { ...body, version },
            timeoutMs: MANUFACTURER_TIMEOUT_MS,
          })
        : callApi<typeof createManufacturer>('POST /manufacturers', {
            body,
            timeoutMs: MANUFACTURER_TIMEOUT_MS,
            idempotencyKey,
          }),
    reload: async () => {
      const manufacturers = await queries.query({ ...manufacturersQuery, staleTime: 0 });
      const stored = manufacturers.find(({ _id }) => _id === manufacturer?._id);
      if (!stored) throw new Error(messages.none);
      return stored;
    },
    invalidates: ALL_TYRES,
    onSaved: ({ name }, before) => {
      showToast({ text: (before ? messages.updated : messages.created)(name), tone: 'ok' });
      onDone();
    },
  });
}
