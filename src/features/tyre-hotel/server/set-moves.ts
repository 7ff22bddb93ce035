// Moves of stored sets: handed out, back on a shelf, how far the next change is, and checks.
import { newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import { pick } from '../../../platform/contract/records.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { ChangeStep, PutBack, TreadCheckInput } from '../contract/tyre-hotel.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { hotelErrors as messages } from '../messages/tyre-hotel.ts';
import { isTurnNear, nextTurn, turnKey } from '../season-turn.ts';
import { formatDepth } from '../tread-depth.ts';
import * as parts from './parts-store.ts';
import { checkOf, codeOf } from './set-shapes.ts';
import type { SetWrites } from './set-writes.ts';
import * as store from './store.ts';
import type { CheckRow, SetRow, StayRow, Tx } from './store.ts';

export interface MoveParts {
  onStored: (tx: Tx, setId: string, checkId: string | null) => Promise<void>;
}

export function setMoves(platform: Platform, writes: SetWrites, { onStored }: MoveParts) {
  const { db, today, shown, changeLockedSet, newCheck } = writes;
  return {
    handOut: async (id: string, version: number) =>
      shown(
        await changeLockedSet(id, version, async (tx, before) => {
          if (before.returnedOn !== null) throw invalid('tyre_set.returned', messages.alreadyReturned);
          const now = platform.clock.now();
          const returnedOn = today();
          await parts.insertStay(tx, stayOf(before, newId(now.getTime()), returnedOn));
          const turn = nextTurn(before.season, returnedOn);
          const done = { changeState: 'done', changeTurn: turnKey(turn), triedAt: null } as const;
          return store.updateSet(tx, id, { returnedOn, ...(isTurnNear(turn, returnedOn) && done) }, now);
        }),
      ),
    putBack: async (id: string, { version, shelf, isUndo, check }: PutBack) => {
      const place = shelf ?? (await store.findSet(db, id))?.shelf;
      return shown(
        await changeLockedSet(
          id,
          version,
          async (tx, before) => {
            if (before.returnedOn === null) throw invalid('tyre_set.not_returned', messages.notReturned);
            const undone = isUndo ? await parts.deleteLastStay(tx, id) : undefined;
            const stored = {
              returnedOn: null,
              changeState: undone?.changeState ?? 'due',
              changeTurn: undone?.changeTurn ?? before.changeTurn,
              bookedOn: undone?.bookedOn ?? null,
              triedAt: undone?.triedAt ?? null,
              ...(place !== undefined && { shelf: place }),
              ...(!isUndo && { storedOn: today() }),
            } as const;
            const row = await store.updateSet(tx, id, stored, platform.clock.now());
            const made = check && (await parts.insertCheck(tx, newCheck(id, check)));
            if (!isUndo) await onStored(tx, id, made?.id ?? null);
            return row;
          },
          place,
        ),
      );
    },
    setChange: async (id: string, { version, ...step }: ChangeStep) =>
      shown(
        await changeLockedSet(id, version, async (tx, before) =>
          store.updateSet(
            tx,
            id,
            {
              ...changeOf(step, platform.clock.now()),
              changeTurn: turnKey(nextTurn(before.season, today())),
            },
            platform.clock.now(),
          ),
        ),
      ),
    ...checkMoves(platform, writes),
  };
}

/** Time of an unanswered call: now, or the earlier time that an undo restores; never in the future. */
function changeOf({ state, bookedOn, triedAt }: Omit<ChangeStep, 'version'>, now: Date) {
  const tried = triedAt === null || new Date(triedAt) > now ? now : new Date(triedAt);
  return {
    changeState: state,
    bookedOn: state === 'booked' ? bookedOn : null,
    triedAt: state === 'unreached' ? tried : null,
  };
}

/** The stay that ends, with the state of its change. */
function stayOf(set: SetRow, id: string, returnedOn: string): StayRow {
  return {
    id,
    setId: set.id,
    returnedOn,
    ...pick(set, ['shelf', 'storedOn', 'changeState', 'changeTurn', 'bookedOn', 'triedAt']),
  };
}

function checkMoves(platform: Platform, { changeLockedSet, newCheck }: SetWrites) {
  return {
    addCheck: async (id: string, sent: TreadCheckInput) => {
      const check = newCheck(id, sent);
      await changeLockedSet(id, undefined, async (tx, before) => {
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
    removeCheck: async (id: string, checkId: string) => {
      await changeLockedSet(id, undefined, async (tx, before) => {
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
    after: {
      day,
      depths: tyres.map(({ depthMm }) => (depthMm === null ? '–' : formatDepth(depthMm))).join(' / '),
    },
  });
}
