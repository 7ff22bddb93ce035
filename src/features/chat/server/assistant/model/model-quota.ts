// Limits use of the language model: concurrent answers in this process, and turns and tokens a day over all processes, for
// everybody, a visitor and a conversation. Above a limit the built-in assistant answers.
import { createHmac } from 'node:crypto';

import type { Kysely } from 'kysely';

import { addDays, helsinkiDay } from '../../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../../platform/server/context.ts';
import { inTransaction } from '../../../../../platform/server/db/transaction.ts';
import type { AnyJob } from '../../../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../../../platform/server/jobs/retention.ts';
import { addressKey } from '../../../../../platform/server/limits/network-address.ts';
import {
  createChatModel,
  type ChatModel,
  type ModelLimits,
} from '../../../../../platform/server/model/chat-model.ts';
import { isRestoredShopPaused } from '../../../../../platform/server/restored-shop.ts';
import { MAX_WAIT_MS } from './model-answer.ts';
import {
  addTokens,
  countUse,
  removeUseBefore,
  type UseLimit,
  type UseScope,
  type UseTables,
} from './use-store.ts';

/** Answers on their way at the same time. */
const MAX_AT_ONCE = 16;
const MAX_AT_ONCE_OF_VISITOR = 3;
const TURNS_A_DAY = { all: 1_000_000, visitor: 80, conversation: 30 } as const;
/** All of it, a visitor's and a conversation's share of what the operator allows for a day. */
const SHARE = { all: 1, visitor: 0.1, conversation: 0.05 } as const;
const MODEL_LIMITS: ModelLimits = {
  firstMs: MAX_WAIT_MS,
  stallMs: MAX_WAIT_MS,
  maxBytes: 1_000_000,
};
/** Failures in a row after which the model is not called for a while; then one answer at a time tries it. */
const MAX_FAILURES = 2;
const PAUSE_MS = 60_000;
/** Counted for a turn before it begins: about one question with two tools. */
const TOKENS_BEFOREHAND = 6_000;
const PURPOSE = 'assistant use';

export interface Client {
  readonly address: string;
  /** Undefined: nothing is stored of it. */
  readonly conversation: string | undefined;
}

export interface ModelSlot {
  readonly model: ChatModel;
  /** Frees the slot and counts what was used (undefined when unknown) and whether the model failed. */
  end: (use: { tokens: number | undefined; isFailed: boolean }) => Promise<void>;
}

export interface ModelQuota {
  /** Undefined: not now, or no more today. */
  take: (caller: Client) => Promise<ModelSlot | undefined>;
}

/** Undefined when no model is set. */
export function createModelQuota(
  platform: Pick<Platform, 'settings' | 'db' | 'clock' | 'keys'>,
): ModelQuota | undefined {
  const { settings, clock, keys } = platform;
  if (!settings.ai) return undefined;
  const { tokensPerDay } = settings.ai;
  const model = createChatModel(settings.ai, MODEL_LIMITS);
  const db = platform.db.$extendTables<UseTables>();
  const busy: string[] = [];
  let failures = 0;
  let pausedUntil = 0;

  return {
    take: async ({ address, conversation }) => {
      const now = clock.now().getTime();
      if (now < pausedUntil) return undefined;
      if (await isRestoredShopPaused(platform.db)) return undefined;
      const visitor = createHmac('sha256', await keys.keyFor(PURPOSE))
        .update(addressKey(address))
        .digest('hex');
      const own = busy.filter((one) => one === visitor).length;
      if (busy.length >= MAX_AT_ONCE || own >= MAX_AT_ONCE_OF_VISITOR) return undefined;
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
      if (failures >= MAX_FAILURES) pausedUntil = now + PAUSE_MS;
      return {
        model,
        end: async ({ tokens, isFailed }) => {
          free();
          if (isFailed) failures += 1;
          else if (tokens !== undefined) failures = 0;
          pausedUntil = failures >= MAX_FAILURES ? clock.now().getTime() + PAUSE_MS : 0;
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
    await inTransaction(db, async (tx) => {
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

/** Every night: what was used before yesterday is forgotten. */
export function forgetUseJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): AnyJob {
  return retentionJob('assistant.forget-use', '20 3 * * *', () =>
    removeUseBefore(db.$extendTables<UseTables>(), addDays(helsinkiDay(clock.now()), -1)),
  );
}
