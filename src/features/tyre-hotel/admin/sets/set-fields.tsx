// The fields of a set: whose it is, what tyres they are, where they go, and at the intake what was measured.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState, type ChangeEvent } from 'react';
import type { z } from 'zod';

import type { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { FieldGroup, FieldRow, SegmentedField } from '../../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import type { TyreSet } from '../../contract/tyre-hotel.ts';
import { HOTEL_LIMITS as limits } from '../../hotel-limits.ts';
import type { SetForm, setFormSchema } from '../../intake-form.ts';
import { intakeMessages as messages } from '../../messages/admin.ts';
import { SET_SEASONS } from '../../tread-depth.ts';
import { CheckFields } from '../check-fields.tsx';
import { FoundCustomers, SelectedCustomer, focusFirstResult } from '../customer-choice.tsx';
import { ShelfField } from '../shelf-field.tsx';
import { nearQuery } from './set-queries.ts';

interface SetFieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<SetForm, z.output<typeof setFormSchema>, TyreSet>>,
    'field' | 'choice' | 'controlled' | 'errorOf' | 'values' | 'set' | 'record'
  >;
}

export function SetFields({ form, today }: SetFieldsProps & { today: IsoDay }) {
  return (
    <>
      <OwnerFields form={form} />
      <TyreFields form={form} />
      {!form.record && (
        <CheckFields
          season={form.values.season}
          today={today}
          value={form.values.check}
          errorOf={(name) => form.errorOf(`check.${name}`)}
          onChange={(check) => form.set({ check })}
        />
      )}
      <TextAreaField
        {...form.field('note')}
        help={messages.noteHelp}
        isOptional
        rows={2}
        maxLength={limits.note}
      />
    </>
  );
}

function OwnerFields({ form }: SetFieldsProps) {
  const [words, setWords] = useState('');
  const fields = useRef<HTMLFieldSetElement>(null);
  const { customerId, ownerName, ownerEmail, ownerPhone, plate } = form.values;
  /** The clicked button goes away, so the focus moves on to the tyres. */
  const take = (change: Partial<SetForm>) => {
    form.set(change);
    setWords('');
    fields.current?.nextElementSibling?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <FieldGroup title={messages.owner} ref={fields} onKeyDown={focusFirstResult}>
      <OwnerTexts form={form} setWords={setWords} />
      {!form.record && ownerName === '' && <KnownOwner plate={plate} take={take} />}
      {customerId === null ? (
        <FoundCustomers
          words={words}
          onSelect={({ _id, name, email, phone }) =>
            take({
              customerId: _id,
              ownerName: name,
              ownerEmail: email,
              ownerPhone: phone === '' ? ownerPhone : phone,
            })
          }
        />
      ) : (
        <SelectedCustomer id={customerId} onLeave={() => form.set({ customerId: null })} />
      )}
      {ownerEmail !== '' && <Checkbox {...form.field('wantsReminders')} />}
    </FieldGroup>
  );
}

interface OwnerTextsProps extends SetFieldsProps {
  /** The words to find an account by. */
  setWords: (words: string) => void;
}

function OwnerTexts({ form, setWords }: OwnerTextsProps) {
  const searched = (name: 'ownerName' | 'ownerPhone' | 'ownerEmail') =>
    form.field(name, {
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
        setWords(name === 'ownerPhone' ? value.replaceAll(/[\s()-]/g, '') : value),
    });
  return (
    <FieldRow>
      <TextField
        {...form.field('plate', { onChange: () => setWords('') })}
        isOptional
        autoFocus={!form.record}
        autoCapitalize="characters"
        maxLength={limits.plate}
      />
      <TextField {...searched('ownerName')} help={messages.nameHelp} required maxLength={limits.name} />
      <TextField {...searched('ownerPhone')} help={messages.phoneHelp} type="tel" maxLength={limits.phone} />
      <TextField
        {...searched('ownerEmail')}
        help={messages.emailHelp}
        inputMode="email"
        maxLength={limits.email}
      />
    </FieldRow>
  );
}

const WHOLE_PLATE = 5;

/** The customer of an earlier set with this plate, to be taken over by one click. */
function KnownOwner({ plate, take }: { plate: string; take: (change: Partial<SetForm>) => void }) {
  const q = useDeferredValue(plate.trim());
  const { data } = useQuery({ ...nearQuery({ q }), enabled: q.length >= WHOLE_PLATE });
  const known = q.length >= WHOLE_PLATE ? data?.[0] : undefined;
  if (!known || known.plate === '') return null;
  const { customerId, ownerName, ownerPhone, ownerEmail, size, wantsReminders } = known;
  const owner = { customerId, plate: known.plate, ownerName, ownerPhone, ownerEmail };
  return (
    <p>
      <Button
        variant="outline"
        size="small"
        data-found
        onClick={() => take({ ...owner, size, wantsReminders })}
      >
        {messages.takeOver(ownerName)}
      </Button>
    </p>
  );
}

function TyreFields({ form }: SetFieldsProps) {
  return (
    <FieldGroup title={messages.tyres}>
      <SegmentedField
        {...form.choice('season')}
        segments={SET_SEASONS.map((one) => ({ value: one, label: messages.seasons[one] }))}
      />
      <FieldRow>
        <TextField {...form.field('size')} help={messages.sizeHelp} required maxLength={40} />
        <TextField {...form.field('make')} isOptional maxLength={limits.make} />
        <TextField
          {...form.field('dots')}
          help={messages.dotsHelp}
          isOptional
          inputMode="numeric"
          maxLength={40}
        />
        {/* The stored set itself does not take up its shelf. */}
        <ShelfField ownId={form.record?._id} {...form.controlled('shelf')} />
      </FieldRow>
      <Checkbox {...form.field('hasRims')} />
    </FieldGroup>
  );
}
