// The shelf that a set goes to; shows at once when another set is there.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { TextField } from '../../../platform/ui/form/field.tsx';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { intakeMessages as messages } from '../messages/admin.ts';
import { nearQuery } from './sets/set-queries.ts';

interface ShelfFieldProps {
  /** The set itself, when it is known already. */
  ownId: string | undefined;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (shelf: string) => void;
}

export function ShelfField({ ownId, label, value, error, onChange }: ShelfFieldProps) {
  const place = useDeferredValue(value.trim().toUpperCase());
  const { data } = useQuery({ ...nearQuery({ shelf: place }), enabled: place !== '' });
  const other = place === '' ? undefined : data?.find(({ _id }) => _id !== ownId);
  return (
    <TextField
      label={label}
      required
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={HOTEL_LIMITS.shelf}
      value={value}
      error={error ?? (other && messages.shelfTaken(other.code, other.ownerName))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
