// What the shop sets of its bookings, read by staff and changed by the owner.
import { Problem, invalid } from '../../../../platform/contract/problem.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { requireConfirmation, type Principal } from '../../../../platform/server/http/principal.ts';
import { SHOP_PROFILE_TAG } from '../../../shop-profile/contract.ts';
import { BOOKED_SERVICES } from '../../booking-rules.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../../contract/bookings.ts';
import type { Bay, BookingSettings, BookingSettingsInput } from '../../contract/settings.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import { atField } from '../booking-search.ts';
import { getSettings, lockSettings, removeBay, updateSettings, writeBay } from '../settings-store.ts';
import { findAheadIn } from '../store.ts';
import type { BookingTables, Tx } from '../tables.ts';

export function bookingSettings(platform: Platform) {
  const db = platform.db.$extendTables<BookingTables>();

  async function write(
    tx: Tx,
    before: BookingSettings,
    sent: BookingSettingsInput,
  ): Promise<BookingSettings> {
    const now = platform.clock.now();
    const known = new Set(before.bays.map(({ number }) => number));
    const kept = new Set(sent.bays.flatMap(({ number }) => number ?? []));
    for (const number of known) {
      if (kept.has(number)) continue;
      if (await findAheadIn(tx, number, now)) throw new Problem('booking.bay_in_use', 409, errors.bayInUse);
      await removeBay(tx, number, now);
    }
    for (const [position, { number, ...bay }] of sent.bays.entries()) {
      const isKnown = number !== undefined && known.delete(number);
      await writeBay(tx, { ...bay, number: isKnown ? number : undefined }, position);
    }
    await updateSettings(tx, sent);
    return getSettings(tx);
  }

  return {
    read: () => getSettings(db),
    /** 409 for a stale version, and where a bay with bookings ahead would go; 403 `auth.confirm` for a shorter retention, which deletes what customers have given. */
    save: async (sent: BookingSettingsInput, by: Principal): Promise<BookingSettings> => {
      if (new Set(sent.services.map(({ service }) => service)).size < BOOKED_SERVICES.length) {
        throw atField('services', invalid('booking.services_incomplete', errors.servicesIncomplete));
      }
      return changeRecord(platform, db, lockSettings, {
        expected: { version: sent.version, message: errors.settingsStale, current: (row) => row },
        change: (tx, before) => {
          if (sent.retentionMonths < before.retentionMonths) requireConfirmation(by);
          return write(tx, before, sent);
        },
        audit: auditOf,
        // Whether the shop takes bookings is part of every page that shows how to reach it.
        tags: [BOOKING_SETTINGS_TAG, BOOKINGS_TAG, SHOP_PROFILE_TAG],
      });
    },
  };
}

export type BookingSettingsService = ReturnType<typeof bookingSettings>;

/** Each service under its key and each bay under its name. */
function auditOf({ services, bays, version: _version, ...settings }: BookingSettings) {
  return {
    entity: 'booking-settings',
    fields: {
      ...settings,
      ...Object.fromEntries(services.map(({ service, ...length }) => [service, length])),
      ...Object.fromEntries(bays.map(fieldOfBay)),
    },
  };
}

function fieldOfBay({ name, number: _number, ...bay }: Bay): [string, object] {
  return [name, bay];
}
