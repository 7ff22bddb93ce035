// The demonstration shop's stored sets: forty of them, measured over three seasons, the same at every start.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { Demonstration } from '../../../platform/server/feature.ts';
import type { TyreCheck } from '../contract/tyre-hotel.ts';
import { demonstrationWords as words } from '../messages/demonstration.ts';
import { depthLimits, type SetSeason } from '../tread-depth.ts';
import * as parts from './parts-store.ts';
import * as store from './store.ts';
import type { HotelTables } from './store.ts';

const SETS = 40;
const SIZES = ['205/55R16', '195/65R15', '225/45R17', '215/65R16', '235/55R18', '185/65R15'];
const SUMMER_MAKES = ['Nokian Hakka Green 3', 'Michelin Primacy 4', 'Continental PremiumContact 6'];
const FRICTION_MAKES = ['Nokian Hakkapeliitta R5', 'Michelin X-Ice Snow', 'Continental VikingContact 7'];
const STUDDED_MAKES = ['Nokian Hakkapeliitta 10', 'Michelin X-Ice North 4', 'Continental IceContact 3'];
const MAKES = { summer: SUMMER_MAKES, friction: FRICTION_MAKES, studded: STUDDED_MAKES } as const;

export function hotelDemonstration(platform: Platform): Required<Demonstration> {
  const db = platform.db.$extendTables<HotelTables>();
  return {
    load: () =>
      inTransaction(db, async (tx) => {
        if (await store.hasSets(tx)) return;
        const now = platform.clock.now();
        for (let index = 0; index < SETS; index += 1) {
          const example = exampleSet(index, helsinkiDay(now));
          const id = newId(now.getTime());
          await store.insertSet(tx, { ...example.facts, id, storedOn: example.days.at(-1) ?? '', now });
          for (const [turn, day] of example.days.entries()) {
            await parts.insertCheck(tx, {
              id: newId(now.getTime()),
              setId: id,
              day,
              tyres: measured(index, turn, example.facts.season, day),
              note: index % 7 === 3 ? words.checkNote : '',
              createdAt: now,
            });
          }
        }
      }),
    // What staff have written over stays.
    clear: () => store.deleteNoted(db, words.note, words.phone),
  };
}

/** Summer tyres are in the hotel since autumn, winter tyres since spring; two in three follow the season. */
function exampleSet(index: number, today: string) {
  const isWinter = today.slice(5) >= '04-15' && today.slice(5) < '10-15';
  const isOther = index % 8 === 7;
  const winterSeason: SetSeason = index % 2 === 0 ? 'friction' : 'studded';
  const season: SetSeason = isWinter === isOther ? 'summer' : winterSeason;
  const makes = MAKES[season];
  const madeIn = String(17 + (index % 8));
  const dot = `${String(8 + (index % 40)).padStart(2, '0')}${madeIn}`;
  const facts = {
    customerId: null,
    ownerName: words.owner(index + 1),
    ownerPhone: words.phone,
    ownerEmail: '',
    plate: '',
    season,
    size: SIZES[index % SIZES.length] ?? '',
    make: makes[index % makes.length] ?? '',
    dots: [dot, dot, dot, dot],
    hasRims: index % 9 !== 4,
    shelf: `${'ABCD'.charAt(Math.floor(index / 10))}-${String((index % 10) + 1).padStart(2, '0')}`,
    note: words.note,
    wantsReminders: true,
  };
  return { facts, days: checkDays(index, season, today) };
}

/** The last one to three changes of the season before today. */
function checkDays(index: number, season: SetSeason, today: string): string[] {
  const part = `${season === 'summer' ? '10' : '04'}-${String(5 + (index % 20)).padStart(2, '0')}`;
  const lastYear = Number(today.slice(0, 4)) - (part < today.slice(5) ? 0 : 1);
  const seasons = 1 + ((index * 2 + 2) % 3);
  return Array.from({ length: seasons }, (_, turn) => `${lastYear - seasons + 1 + turn}-${part}`);
}

/** A set wears half a millimetre to one a season, fronts a little more than rears. */
function measured(index: number, turn: number, season: SetSeason, day: string): TyreCheck[] {
  const { advisedMm } = depthLimits(season, day);
  const freshTenths = Math.round(advisedMm * 10) + 12 + ((index * 7) % 27);
  const wornTenths = turn * (5 + (index % 6));
  return [1, 2, 0, 0].map((extra, place) => ({
    depthMm: Math.max(freshTenths - wornTenths - extra * (turn + 1), 12) / 10,
    pressureBar: 2.4,
    damage: index % 13 === 5 && place === 3 ? words.damage : '',
  }));
}
