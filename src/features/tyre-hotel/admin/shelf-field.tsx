// The shelf that a set goes to: proposes a free one, and shows at once when another set is there.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

import { TextField } from '../../../platform/ui/form/field.tsx';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { intakeMessages as messages } from '../messages/admin.ts';
import { freeShelfQuery, nearQuery } from './sets/set-queries.ts';

interface ShelfFieldProps {
  /** The set itself, when it is known already. */
  ownId: string | undefined;
  /** The form begins here. */
  isFirst?: boolean;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (shelf: string) => void;
}

export function ShelfField({ ownId, isFirst = false, label, value, error, onChange }: ShelfFieldProps) {
  const place = useDeferredValue(value.trim().toUpperCase());
  const { data } = useQuery({ ...nearQuery({ shelf: place }), enabled: place !== '' });
  const other = place === '' ? undefined : data?.find(({ _id }) => _id !== ownId);
  const free = useQuery({ ...freeShelfQuery, enabled: ownId === undefined || other !== undefined }).data
    ?.shelf;
  const proposal = free ? messages.shelfFree(free) : undefined;
  const taken =
    other && [messages.shelfTaken(other.code, other.ownerName), proposal].filter(Boolean).join(' ');
  // Focusing selects the place, in an empty field the proposal: Enter takes it, typing replaces it.
  const propose = ({ target }: FocusEvent<HTMLInputElement>): void => {
    if (value === '' && free) flushSync(() => onChange(free));
    target.select();
  };
  return (
    <TextField
      label={label}
      required
      autoFocus={isFirst}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={HOTEL_LIMITS.shelf}
      value={value}
      help={proposal}
      error={error ?? taken}
      onFocus={propose}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
