// The shelf that a set goes to; says at once when another set stands there.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { TextField } from '../../../platform/ui/field.tsx';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { intakeMessages as messages } from '../messages-admin.ts';
import { nearQuery } from './set-queries.ts';

export interface ShelfFieldProps {
  /** The set itself, when it is known already. */
  ownId: string | undefined;
  value: string;
  fault: string | undefined;
  set: (shelf: string) => void;
}

export function ShelfField({ ownId, value, fault, set }: ShelfFieldProps) {
  const place = useDeferredValue(value.trim().toUpperCase());
  const { data } = useQuery({ ...nearQuery({ shelf: place }), enabled: place !== '' });
  const other = place === '' ? undefined : data?.find(({ _id }) => _id !== ownId);
  return (
    <TextField
      label={messages.shelf}
      required
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={HOTEL_LIMITS.shelf}
      value={value}
      error={fault ?? (other && messages.shelfTaken(other.code, other.ownerName))}
      onChange={({ target }) => set(target.value)}
    />
  );
}
