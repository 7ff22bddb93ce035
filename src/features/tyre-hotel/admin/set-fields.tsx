// The fields of a set: whose it is, what tyres they are, where they go, and at the intake what was measured.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { HOTEL_LIMITS as limits } from '../hotel-limits.ts';
import type { Faults, SetForm } from '../intake-form.ts';
import { intakeMessages as messages } from '../messages-admin.ts';
import { SET_SEASONS } from '../tread-depth.ts';
import { CheckFields } from './check-fields.tsx';
import { FoundCustomers, TakenCustomer, toFound } from './customer-choice.tsx';
import { nearQuery } from './set-queries.ts';
import { ShelfField } from './shelf-field.tsx';
import { useToday } from './use-today.ts';

import styles from './hotel.module.css';

interface SetFieldsProps {
  isNew: boolean;
  /** The stored set itself is no hindrance on its place. */
  ownId: string | undefined;
  value: SetForm;
  faults: Faults;
  set: (change: Partial<SetForm>) => void;
}

export function SetFields({ isNew, ownId, value, faults, set }: SetFieldsProps) {
  const today = useToday();
  return (
    <>
      <OwnerFields {...{ isNew, value, faults, set }} />
      <TyreFields {...{ ownId, value, faults, set }} />
      {isNew && (
        <CheckFields
          season={value.season}
          today={today}
          value={value.check}
          faults={faults}
          set={(check) => set({ check })}
        />
      )}
      <TextAreaField
        label={messages.note}
        help={messages.noteHelp}
        isOptional
        rows={2}
        maxLength={limits.note}
        value={value.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  );
}

function OwnerFields({ isNew, value, faults, set }: Omit<SetFieldsProps, 'ownId'>) {
  const [words, setWords] = useState('');
  const fields = useRef<HTMLFieldSetElement>(null);
  /** What was pressed goes away: the work goes on at the tyres. */
  const take = (change: Partial<SetForm>) => {
    set(change);
    setWords('');
    fields.current?.nextElementSibling?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  const type = (change: Partial<SetForm>, text: string) => {
    set(change);
    setWords(text);
  };
  const { customerId } = value;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow down from any field in it
    <fieldset ref={fields} className={styles.group} onKeyDown={toFound}>
      <legend>{messages.owner}</legend>
      <OwnerTexts {...{ isNew, value, faults, type }} />
      {isNew && value.ownerName === '' && <KnownOwner plate={value.plate} take={take} />}
      {customerId === null ? (
        <FoundCustomers
          words={words}
          onTake={({ _id, name, email, phone }) =>
            take({
              customerId: _id,
              ownerName: name,
              ownerEmail: email,
              ownerPhone: phone === '' ? value.ownerPhone : phone,
            })
          }
        />
      ) : (
        <TakenCustomer id={customerId} onLeave={() => set({ customerId: null })} />
      )}
      {value.ownerEmail !== '' && (
        <Checkbox
          label={messages.wantsReminders}
          checked={value.wantsReminders}
          onChange={({ target }) => set({ wantsReminders: target.checked })}
        />
      )}
    </fieldset>
  );
}

interface OwnerTextsProps extends Pick<SetFieldsProps, 'isNew' | 'value' | 'faults'> {
  /** A change, and the words to find an account by. */
  type: (change: Partial<SetForm>, words: string) => void;
}

function OwnerTexts({ isNew, value, faults, type }: OwnerTextsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.plate}
        isOptional
        autoFocus={isNew}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.plate}
        value={value.plate}
        error={faults['plate']}
        onChange={({ target }) => type({ plate: target.value }, '')}
      />
      <TextField
        label={messages.name}
        help={messages.nameHelp}
        required
        autoComplete="off"
        maxLength={limits.name}
        value={value.ownerName}
        error={faults['ownerName']}
        onChange={({ target }) => type({ ownerName: target.value }, target.value)}
      />
      <TextField
        label={messages.phone}
        type="tel"
        autoComplete="off"
        maxLength={limits.phone}
        value={value.ownerPhone}
        error={faults['ownerPhone']}
        onChange={({ target }) => type({ ownerPhone: target.value }, target.value.replaceAll(/[\s()-]/g, ''))}
      />
      <TextField
        label={messages.email}
        help={messages.emailHelp}
        isOptional
        inputMode="email"
        autoComplete="off"
        maxLength={limits.email}
        value={value.ownerEmail}
        error={faults['ownerEmail']}
        onChange={({ target }) => type({ ownerEmail: target.value }, target.value)}
      />
    </div>
  );
}

const WHOLE_PLATE = 5;

/** The customer of an earlier set with this plate, to be taken over by one press. */
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

function TyreFields({ ownId, value, faults, set }: Omit<SetFieldsProps, 'isNew'>) {
  const { shelf, season } = value;
  return (
    <fieldset className={styles.group}>
      <legend>{messages.tyres}</legend>
      <SegmentedControl
        legend={messages.season}
        name="season"
        segments={SET_SEASONS.map((one) => ({ value: one, label: messages.seasons[one] }))}
        value={season}
        onChange={({ target }) => set({ season: SET_SEASONS.find((one) => one === target.value) ?? season })}
      />
      <div className={styles.pair}>
        <TextField
          label={messages.size}
          help={messages.sizeHelp}
          required
          autoComplete="off"
          maxLength={40}
          value={value.size}
          error={faults['size']}
          onChange={({ target }) => set({ size: target.value })}
        />
        <TextField
          label={messages.make}
          isOptional
          autoComplete="off"
          maxLength={limits.make}
          value={value.make}
          onChange={({ target }) => set({ make: target.value })}
        />
        <TextField
          label={messages.dots}
          help={messages.dotsHelp}
          isOptional
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          value={value.dots}
          error={faults['dots']}
          onChange={({ target }) => set({ dots: target.value })}
        />
        <ShelfField
          ownId={ownId}
          value={shelf}
          fault={faults['shelf']}
          set={(typed) => set({ shelf: typed })}
        />
      </div>
      <Checkbox
        label={messages.hasRims}
        checked={value.hasRims}
        onChange={({ target }) => set({ hasRims: target.checked })}
      />
    </fieldset>
  );
}
