// Who may have an answer of the language model: so many at once in this process, and so much a day of all processes together
// for everybody, for a visitor and in a conversation. Whoever may not is answered by the built-in assistant.
import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import { addDays, helsinkiDay } from '../../../../../platform/contract/dates.ts';
import { addressKey } from '../../../../../platform/contract/sign-in-limits.ts';
import type { Platform } from '../../../../../platform/server/context.ts';
import { isHeld } from '../../../../../platform/server/hold.ts';
import { defineJob } from '../../../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../../../platform/server/jobs/jobs.ts';
import { createChatModel } from '../../../../../platform/server/model/chat-model.ts';
import type { ChatModel } from '../../../../../platform/server/model/chat-model.ts';
import { removeTurnsBefore } from '../turn-store.ts';
import type { TurnTables } from '../turn-store.ts';
import { addTokens, countUse, removeUseBefore } from './use-store.ts';
import type { UseLimit, UseScope, UseTables } from './use-store.ts';

/** Answers on their way at the same time. */
const MOST_AT_ONCE = 16;
const MOST_AT_ONCE_OF_VISITOR = 3;
const TURNS_A_DAY = { all: 1_000_000, visitor: 80, conversation: 30 } as const;
/** All of it, a visitor's and a conversation's share of what the operator allows for a day. */
const SHARE = { all: 1, visitor: 0.1, conversation: 0.05 } as const;
/** Counted for a turn before it begins: about one question with two tools. */
const TOKENS_BEFOREHAND = 6_000;
const DAY_MS = 86_400_000;
const PURPOSE = 'assistant use';

export interface Asker {
  readonly address: string;
  /** Undefined: nothing is kept of it. */
  readonly conversation: string | undefined;
}

export interface ModelSlot {
  readonly model: ChatModel;
  /** Frees the slot and counts what was used; undefined when nobody knows. */
  end: (tokens: number | undefined) => Promise<void>;
}

export interface ModelDesk {
  /** Undefined: not now, or no more today. */
  take: (asker: Asker) => Promise<ModelSlot | undefined>;
}

/** Undefined when no model is set. */
export function createModelDesk(
  platform: Pick<Platform, 'settings' | 'db' | 'clock' | 'keys'>,
): ModelDesk | undefined {
  const { settings, clock, keys } = platform;
  if (!settings.ai) return undefined;
  const { tokensPerDay } = settings.ai;
  const model = createChatModel(settings.ai);
  const db = platform.db.$extendTables<UseTables>();
  const busy: string[] = [];

  return {
    take: async ({ address, conversation }) => {
      if (await isHeld(platform.db)) return undefined;
      const visitor = createHmac('sha256', await keys.keyFor(PURPOSE))
        .update(addressKey(address))
        .digest('hex');
      const own = busy.filter((one) => one === visitor).length;
      if (busy.length >= MOST_AT_ONCE || own >= MOST_AT_ONCE_OF_VISITOR) return undefined;
      busy.push(visitor);
      const free = () => {
        busy.splice(busy.indexOf(visitor), 1);
      };
      const day = helsinkiDay(clock.now());
      const limits = limitsOf(visitor, conversation, tokensPerDay);
      const isCounted = await countAll(db, day, limits).catch((error: unknown) => {
        free();
        throw error;
      });
      if (!isCounted) {
        free();
        return undefined;
      }
      return {
        model,
        end: async (tokens) => {
          free();
          if (tokens !== undefined) await addTokens(db, day, limits, tokens - TOKENS_BEFOREHAND);
        },
      };
    },
  };
}

function limitsOf(visitor: string, conversation: string | undefined, tokensPerDay: number): UseLimit[] {
  const limit = (scope: UseScope, key: string): UseLimit => ({
    scope,
    key,
    mostTurns: TURNS_A_DAY[scope],
    mostTokens: tokensPerDay * SHARE[scope],
  });
  return [
    limit('all', ''),
    limit('visitor', visitor),
    ...(conversation === undefined ? [] : [limit('conversation', conversation)]),
  ];
}

async function countAll(db: Kysely<UseTables>, day: string, limits: readonly UseLimit[]): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      for (const limit of limits) {
        if (!(await countUse(tx, day, limit, TOKENS_BEFOREHAND))) throw new UsedUp();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}

/** Rolls back what was counted in the wider scopes. */
class UsedUp extends Error {}

/** Every night: what was used and asked before yesterday is forgotten. */
export function forgetUseJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): AnyJob {
  return defineJob({
    name: 'assistant.forget-use',
    schema: z.object({}),
    schedule: { cron: '20 3 * * *' },
    run: async () => {
      await removeUseBefore(db.$extendTables<UseTables>(), addDays(helsinkiDay(clock.now()), -1));
      await removeTurnsBefore(db.$extendTables<TurnTables>(), new Date(clock.now().getTime() - DAY_MS));
    },
  });
}
