// How visitors and customers book: what they sent is checked, priced and taken, or refused in words.
import { Problem, invalid, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import type { OwnBooking, BookingInput } from '../../contract/bookings.ts';
import { bookingErrors as errors, timeReasons } from '../../messages/bookings.ts';
import { bookedMinutes } from '../../work-length.ts';
import { atField, refusedTime } from '../booking-search.ts';
import type { CheckedWork } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import { bookingsByCode } from './by-code.ts';
import { bookingCreation, rowOf, type CreateOutcome, type RequestedBooking } from './create.ts';
import { readRequestedSet } from './requested-set.ts';
import { freeTimesOf } from './times-response.ts';
import { waits } from './waits.ts';

export function visitorBookings(platform: Platform, parts: BookingParts) {
  const { times, search, bookedSets } = parts;
  const creation = bookingCreation(platform, parts);
  const { shown, ...byCode } = bookingsByCode(platform, parts);

  async function wantedBooking(
    sent: BookingInput,
    address: string,
    principal: Principal,
  ): Promise<RequestedBooking> {
    const { name, phone, email, licencePlate, note } = sent;
    const hotelSetId = await readRequestedSet(bookedSets, sent, principal);
    const work = await parts.work.check(sent);
    const customerId = principal.kind === 'customer' ? principal.customerId : null;
    return {
      name,
      phone,
      email,
      licencePlate,
      note,
      hotelSetId,
      customerId,
      work,
      price: await parts.work.price(work),
      startMs: Date.parse(sent.start),
      source: customerId === null ? 'visitor' : 'customer',
      address: addressKey(address),
    };
  }

  return {
    isOn: search.isOn,
    ...freeTimesOf(platform, parts),
    ...waits(platform, parts),
    ...byCode,
    /** Makes a booking; throws a problem of the contract when it cannot. */
    create: async (sent: BookingInput, address: string, principal: Principal): Promise<OwnBooking> => {
      if (!(await search.isOn())) throw invalid('booking.not_on', errors.notOn);
      const wanted = await wantedBooking(sent, address, principal);
      const { work, price, startMs } = wanted;
      const rules = await times.rules();
      if (bookedMinutes(rules.settings, work) === undefined) {
        throw atField('service', invalid('booking.service_off', errors.serviceOff));
      }
      if (work.refusal) throw refusalProblem(work.refusal);
      if (sent.website !== '') {
        // A robot gets the usual answer.
        const row = rowOf(wanted, rules, { bay: 0, now: platform.clock.now() });
        return shown({ ...row, priceParts: price.parts, version: 1 });
      }
      const outcome = await creation.create(wanted, principal.kind !== 'visitor');
      if (outcome.kind === 'made' || outcome.kind === 'repeated') return shown(outcome.row);
      throw outcome.kind === 'taken'
        ? refusedTime(await search.open(work), startMs)
        : outcomeProblem(outcome);
    },
  };
}

export type VisitorBookings = ReturnType<typeof visitorBookings>;

function outcomeProblem(outcome: Exclude<CreateOutcome, { kind: 'made' | 'repeated' | 'taken' }>): Problem {
  switch (outcome.kind) {
    case 'tooFewTyres':
      return refusalProblem('tooFewTyres');
    case 'setBooked':
      return new Problem('booking.set_booked', 409, errors.setBooked);
    case 'tooManyTimes':
      return new Problem('booking.too_many_times', 409, errors.tooMany);
    case 'limited':
      return tooMany('booking.too_many', errors.tooManyTries, outcome.waitS);
  }
}

function refusalProblem(refusal: NonNullable<CheckedWork['refusal']>): Problem {
  return refusal === 'tooFewTyres'
    ? atField('productId', invalid('booking.too_few_tyres', errors.tooFewTyres))
    : atField('productId', invalid('booking.no_delivery', timeReasons.noDelivery));
}
