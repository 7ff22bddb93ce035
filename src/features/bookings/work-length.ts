// How long work takes and which bays can do it.
import type { BookedWork } from './booking-rules.ts';
import type { Bay, BookingSettings } from './contract/settings.ts';

/** Length of the work in minutes, without the gap after it; `undefined` when the shop does not offer one of its services. */
export function bookedMinutes(
  { services, largeRim }: Pick<BookingSettings, 'services' | 'largeRim'>,
  { service, extras, vehicleType, rim, isRunFlat }: BookedWork,
): number | undefined {
  let sum = 0;
  for (const wanted of new Set([service, ...extras])) {
    const length = services.find((one) => one.service === wanted);
    if (!length?.isOn) return undefined;
    sum += length.minutes[vehicleType];
    if (rim !== null && rim >= largeRim) sum += length.largeRimMinutes;
    if (isRunFlat) sum += length.runFlatMinutes;
  }
  return sum;
}

/** Whether the work can be done in a bay of this kind. */
export function canWorkIn({ vehicleTypes, maxRim }: Bay, { vehicleType, rim }: BookedWork): boolean {
  return vehicleTypes.includes(vehicleType) && (maxRim === null || rim === null || rim <= maxRim);
}
