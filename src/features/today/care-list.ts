// What in the shop needs somebody's care, from what the slices say of themselves.
import type { TrackingStatus } from '../competitors/contract.ts';
import type { Operations } from '../operations/contract.ts';
import { listHealthWarnings } from '../operations/health-warnings.ts';
import type { CareItem } from './contract.ts';
import { careMessages as messages } from './messages.ts';

const REGISTER = 'label-register';

interface CareSources {
  operations: Operations;
  trackings: readonly { name: string; status: TrackingStatus }[];
}

/** Failures first; nothing: all is well. */
export function listCare({ operations, trackings }: CareSources): CareItem[] {
  const register = operations.services.find(({ name, isSet }) => name === REGISTER && !isSet);
  const unread = trackings.filter(({ status }) => status === 'error' || status === 'blocked');
  const all: CareItem[] = [
    ...(operations.isHeld
      ? [{ what: messages.held, text: messages.heldText, place: 'operations' as const, isFailure: true }]
      : []),
    ...listHealthWarnings(operations).map(({ what, failure, isNotSet }) => ({
      what,
      text: failure,
      place: 'operations' as const,
      isFailure: !isNotSet,
    })),
    ...(unread.length === 0
      ? []
      : [
          {
            what: messages.trackings,
            text: messages.unread(unread.map(({ name }) => name)),
            place: 'competitors' as const,
            isFailure: true,
          },
        ]),
    ...(register
      ? [{ what: register.title, text: register.notSet, place: REGISTER, isFailure: false } as const]
      : []),
  ];
  return all.toSorted((one, other) => Number(other.isFailure) - Number(one.isFailure));
}
