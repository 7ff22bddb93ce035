// The SQL of lists of sets: by words, shelf, season and how far their change is.
import { sql } from 'kysely';

import { phoneNumberCore } from '../../../platform/contract/phone-number.ts';
import { likePattern } from '../../../platform/contract/text.ts';
import { pageOfRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';
import { CHANGE_STATES, type ChangeFilter } from '../contract/tyre-hotel.ts';
import { shelfKey } from '../shelf-key.ts';
import type { SetSeason } from '../tread-depth.ts';
import type { Db, SetRow } from './store.ts';

export interface SetFilter {
  q?: string | undefined;
  shelf?: string | undefined;
  isStored?: boolean | undefined;
  /** Only these seasons. */
  seasons?: readonly SetSeason[] | undefined;
  state?: ChangeFilter | undefined;
  /** The turn of each season, to which `state` applies. */
  turns: Readonly<Record<SetSeason, string>>;
  order: 'newest' | 'queue';
}

/** Matching sets, and how many there are in all. */
export function listSets(db: Db, filter: SetFilter, window: RowWindow): Promise<RowPage<SetRow>> {
  const matching = matchingSets(db, filter);
  const ordered =
    filter.order === 'queue'
      ? matching
          .orderBy(sql`array_position(${[...CHANGE_STATES]}::text[], ${stateThen(filter.turns)})`)
          .orderBy(bookedThen(filter.turns))
          // The longest ago tried comes first; nobody else has been.
          .orderBy('triedAt')
          .orderBy(THINNEST_MM)
          .orderBy('storedOn')
          .orderBy('number')
      : matching.orderBy('number', 'desc');
  return pageOfRows(ordered.selectAll(), window);
}

/** The thinnest tread of the last check; null, and so last, where nothing was measured. */
const THINNEST_MM = sql<string | null>`(
  select min((tyre ->> 'depthMm')::numeric) from jsonb_array_elements(
    (select tyres from tyre_set_check where set_id = tyre_set.id order by day desc, id desc limit 1)
  ) as tyre)`;

/** State of the change in the coming turn; states of earlier turns no longer count. */
function stateThen(turns: SetFilter['turns']) {
  return sql<string>`case when change_turn = ${turnCase(turns)} then change_state else 'due' end`;
}

/** The day that is booked for the turn that comes; days of turns before are over. */
function bookedThen(turns: SetFilter['turns']) {
  return sql<string | null>`case when change_turn = ${turnCase(turns)} then booked_on end`;
}

function turnCase(turns: SetFilter['turns']) {
  return sql<string>`case season when 'summer' then ${turns.summer}::text else ${turns.friction}::text end`;
}

function matchingSets(db: Db, { q = '', shelf, isStored, seasons, state, turns }: SetFilter) {
  const pattern = likePattern(q);
  // Plates and phone numbers are found however they are spaced.
  const tight = likePattern(q.replaceAll(/[\s-]/g, ''));
  const phone = likePattern(phoneNumberCore(q) ?? q.replaceAll(/[\s-]/g, ''));
  const code = /^r?-?0*(\d{1,9})$/i.exec(q.trim())?.[1];
  return db
    .selectFrom('tyreSet')
    .$if(q !== '', (query) =>
      query.where((row) =>
        row.or([
          ...(['ownerName', 'ownerEmail', 'make'] as const).map((column) => row(column, 'ilike', pattern)),
          ...(['plate', 'ownerPhone', 'size'] as const).map((column) =>
            row(
              sql`regexp_replace(${sql.ref(column)}, '[\\s/-]', '', 'g')`,
              'ilike',
              column === 'ownerPhone' ? phone : tight.replaceAll('/', ''),
            ),
          ),
          row(sql`shelf_key(shelf)`, 'ilike', likePattern(shelfKey(q))),
          ...(code === undefined ? [] : [row('number', '=', Number(code))]),
        ]),
      ),
    )
    .$if(shelf !== undefined, (query) => query.where(sql`shelf_key(shelf)`, '=', shelfKey(shelf ?? '')))
    .$if(isStored !== undefined, (query) => query.where('returnedOn', isStored ? 'is' : 'is not', null))
    .$if(seasons !== undefined, (query) => query.where('season', 'in', [...(seasons ?? [])]))
    .$if(state !== undefined, (query) =>
      query.where(stateThen(turns), 'in', state === 'toCall' ? ['due', 'unreached'] : [state ?? 'due']),
    );
}
