// Moves of stored sets: handed out, back on a shelf, how far the next change is, and checks.
import { newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { ChangeStep, PutBack, SentCheck, SetCheck, TyreSet } from '../contract.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { hotelErrors as messages } from '../messages.ts';
import { turnKey } from '../season-turn.ts';
import * as parts from './parts-store.ts';
import { checkOf, codeOf } from './set-shapes.ts';
import type { Turns } from './set-shapes.ts';
import type { SetWrites } from './set-writes.ts';
import * as store from './store.ts';
import type { CheckRow, SetRow, StayRow, Tx } from './store.ts';

export interface SetMoves {
  handOut: (id: string, version: number) => Promise<TyreSet>;
  putBack: (id: string, back: PutBack) => Promise<TyreSet>;
  setChange: (id: string, step: ChangeStep) => Promise<TyreSet>;
  addCheck: (id: string, check: SentCheck) => Promise<SetCheck>;
  removeCheck: (id: string, checkId: string) => Promise<void>;
}

export interface MoveParts {
  turns: () => Promise<Turns>;
  onTakenIn: (tx: Tx, setId: string, checkId: string | null) => Promise<void>;
}

export function setMoves(platform: Platform, writes: SetWrites, { turns, onTakenIn }: MoveParts): SetMoves {
  const { db, today, shown, overSet, newCheck } = writes;
  return {
    handOut: async (id, version) =>
      shown(
        await overSet(id, version, async (tx, before) => {
          if (before.returned_on !== null) throw invalid('tyre_set.returned', messages.alreadyReturned);
          const now = platform.clock.now();
          const returned_on = today();
          await parts.insertStay(tx, stayOf(before, newId(now.getTime()), returned_on));
          const turn = turnKey((await turns())[before.season]);
          const done = { returned_on, change_state: 'done', change_turn: turn } as const;
          return store.updateSet(tx, id, done, now);
        }),
      ),
    putBack: async (id, { version, shelf, isUndo, check }) => {
      const place = shelf ?? (await store.findSet(db, id))?.shelf;
      return shown(
        await overSet(
          id,
          version,
          async (tx, before) => {
            if (before.returned_on === null) throw invalid('tyre_set.not_returned', messages.notReturned);
            const undone = isUndo ? await parts.deleteLastStay(tx, id) : undefined;
            const stored = {
              returned_on: null,
              change_state: undone?.change_state ?? 'due',
              change_turn: undone?.change_turn ?? before.change_turn,
              booked_on: undone?.booked_on ?? null,
              ...(place !== undefined && { shelf: place }),
              ...(!isUndo && { stored_on: today() }),
            } as const;
            const row = await store.updateSet(tx, id, stored, platform.clock.now());
            const made = check && (await parts.insertCheck(tx, newCheck(id, check)));
            if (!isUndo) await onTakenIn(tx, id, made?.id ?? null);
            return row;
          },
          place,
        ),
      );
    },
    setChange: async (id, { state, bookedOn, version }) =>
      shown(
        await overSet(id, version, async (tx, before) =>
          store.updateSet(
            tx,
            id,
            {
              change_state: state,
              booked_on: state === 'booked' ? bookedOn : null,
              change_turn: turnKey((await turns())[before.season]),
            },
            platform.clock.now(),
          ),
        ),
      ),
    ...checkMoves(platform, writes),
  };
}

/** The stay that ends, with what had been said of the change. */
function stayOf(set: SetRow, id: string, returned_on: string): StayRow {
  const { shelf, stored_on, change_state, change_turn, booked_on } = set;
  return { id, set_id: set.id, shelf, stored_on, returned_on, change_state, change_turn, booked_on };
}

function checkMoves(
  platform: Platform,
  { overSet, newCheck }: SetWrites,
): Pick<SetMoves, 'addCheck' | 'removeCheck'> {
  return {
    addCheck: async (id, sent) => {
      const check = newCheck(id, sent);
      await overSet(id, undefined, async (tx, before) => {
        const known = await parts.listChecks(tx, [id]);
        if (known.length >= HOTEL_LIMITS.checks) {
          throw invalid('tyre_set.too_many_checks', messages.tooManyChecks);
        }
        await parts.insertCheck(tx, check);
        await recordCheck(platform, tx, 'created', before, check);
        return before;
      });
      return checkOf(check);
    },
    removeCheck: async (id, checkId) => {
      await overSet(id, undefined, async (tx, before) => {
        const removed = await parts.deleteCheck(tx, id, checkId);
        if (!removed) throw notFound('tyre_set.check_not_found', messages.checkNotFound);
        await recordCheck(platform, tx, 'removed', before, removed);
        return before;
      });
    },
  };
}

async function recordCheck(
  { audit }: Platform,
  tx: Tx,
  action: 'created' | 'removed',
  { number }: SetRow,
  { id, day, tyres }: CheckRow,
): Promise<void> {
  await audit.record(tx, {
    action,
    entity: 'tyre-set-check',
    entityId: id,
    name: codeOf(number),
    after: { day, depths: tyres.map(({ depthMm }) => depthMm ?? '–').join(' / ') },
  });
}
