// Queries the register once and stores its answer; and the parts that every user of the register is given.
import type { Platform } from '../../../platform/server/context.ts';
import type { Catalogue } from '../../catalogue/server/index.ts';
import type { RegisterEntry, RegisterState } from '../contract.ts';
import { RegisterError, type LabelRegister } from './register.ts';
import * as store from './store.ts';
import type { LabelRegisterTables } from './store.ts';

export interface LabelRegisterParts {
  catalogue: Pick<Catalogue, 'listLabelled' | 'setLabel'>;
  /** undefined: none is in use. */
  register: LabelRegister | undefined;
  source: RegisterState['source'];
  /** Puts the fetching of a number's files into the queue. */
  enqueueFiles: (number: string) => Promise<void>;
  /** Pause between two requests of the weekly check. */
  paceMs: number;
}

/** Seconds to wait when the register is busy without sending Retry-After. */
const PAUSE_S = 3600;

/** Queries the register and stores its answer or the failure. Throws `RegisterError`. */
export async function queryRegister(
  { db: plain, clock }: Platform,
  register: LabelRegister,
  number: string,
  signal: AbortSignal,
): Promise<RegisterEntry | null> {
  const db = plain.$extendTables<LabelRegisterTables>();
  try {
    const entry = await register.find(number, signal);
    await store.saveEntry(db, number, entry, clock.now());
    await store.saveState(db, { failure: null, pausedUntil: null, answeredAt: clock.now() });
    return entry;
  } catch (error) {
    if (error instanceof RegisterError) {
      const { kind, retryAfterS } = error;
      const pauseMs = (retryAfterS ?? PAUSE_S) * 1000;
      const pausedUntil = kind === 'busy' ? new Date(clock.now().getTime() + pauseMs) : null;
      await store.saveState(db, { failure: kind, pausedUntil });
    }
    throw error;
  }
}
