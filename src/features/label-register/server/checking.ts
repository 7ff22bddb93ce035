// Asks the register by itself: every number once a week, and the files of what it knows.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { documentName } from '../../../platform/contract/kept-document.ts';
import type { DocumentEnding } from '../../../platform/contract/kept-document.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { productTag } from '../../catalogue/contract.ts';
import type { RegisterEntry } from '../contract.ts';
import { RegisterFault } from './register.ts';
import type { LabelRegister } from './register.ts';
import type { LabelRegisterParts } from './service.ts';
import * as store from './store.ts';
import type { EntryRow, LabelRegisterTables } from './store.ts';

export interface LabelChecking {
  /** Asks for the numbers that have waited a week, some hundreds at most. */
  checkDue: (signal: AbortSignal) => Promise<void>;
  /** Keeps our copies of a number's label and sheet. Throws `RegisterFault`. */
  fetchFiles: (number: string, signal: AbortSignal) => Promise<void>;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;
const FILES_KEPT_MS = 30 * 24 * 3600 * 1000;
const MOST_AT_ONCE = 300;
/** When the register says it is busy without saying for how long. */
const PAUSE_S = 3600;

/** Asks, and keeps the answer or why there was none. Throws `RegisterFault`. */
export async function askRegister(
  { db: plain, clock }: Platform,
  register: LabelRegister,
  number: string,
  signal: AbortSignal,
): Promise<RegisterEntry | null> {
  const db = plain.$extendTables<LabelRegisterTables>();
  try {
    const entry = await register.find(number, signal);
    await store.saveEntry(db, number, entry, clock.now());
    await store.saveState(db, { fault: null, paused_until: null, answered_at: clock.now() });
    return entry;
  } catch (error) {
    if (error instanceof RegisterFault) {
      const { kind, retryAfterS } = error;
      const pauseMs = (retryAfterS ?? PAUSE_S) * 1000;
      const pausedUntil = kind === 'busy' ? new Date(clock.now().getTime() + pauseMs) : null;
      await store.saveState(db, { fault: kind, paused_until: pausedUntil });
    }
    throw error;
  }
}

export function labelChecking(
  platform: Platform,
  { catalogue, register, paceMs, askForFiles }: LabelRegisterParts,
): LabelChecking {
  const db = platform.db.$extendTables<LabelRegisterTables>();
  const now = () => platform.clock.now();
  return {
    checkDue: async (signal) => {
      if (!register) return;
      const { paused_until: pausedUntil } = await store.readState(db);
      if (pausedUntil && pausedUntil > now()) return;
      const numbers = [...new Set((await catalogue.listLabelled()).map(({ number }) => number))];
      const due = await store.listDue(db, numbers, new Date(now().getTime() - WEEK_MS), MOST_AT_ONCE);
      for (const number of due) {
        signal.throwIfAborted();
        try {
          await askRegister(platform, register, number, signal);
          if (areFilesDue(await store.findEntry(db, number), now())) await askForFiles(number);
        } catch (error) {
          if (!(error instanceof RegisterFault)) throw error;
          platform.log.warn({ number, kind: error.kind }, error.message);
          // The next hour tries again; one answer that cannot be read says nothing of the others.
          if (error.kind !== 'unreadable') return;
        }
        await sleep(paceMs, undefined, { signal });
      }
    },
    fetchFiles: async (number, signal) => {
      const before = await store.findEntry(db, number);
      if (!register || !before) return;
      const label = await ifReadable(register.fetchLabel(number, signal));
      await sleep(paceMs, undefined, { signal });
      const sheet = await ifReadable(register.fetchSheet(number, signal));
      const kept = {
        label_file: await keep(platform, label, { key: `label${number}`, ending: 'svg' }),
        sheet_file: await keep(platform, sheet, { key: `sheet${number}`, ending: 'pdf' }),
      };
      await store.saveFiles(db, number, kept, now());
      await dropReplaced(platform, before, Object.values(kept));
      const tyres = (await catalogue.listLabelled()).filter((tyre) => tyre.number === number);
      await platform.pages.changed(tyres.map(({ id }) => productTag(id)));
    },
  };
}

/** Labels and sheets change seldom. */
function areFilesDue(entry: EntryRow | undefined, now: Date): boolean {
  if (entry?.outcome !== 'found') return false;
  return entry.files_at === null || now.getTime() - entry.files_at.getTime() > FILES_KEPT_MS;
}

/** Nothing, where what came is too large or not what it should be: the link to the register is there. */
async function ifReadable(fetching: Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  return fetching.catch((error: unknown) => {
    if (error instanceof RegisterFault && error.kind === 'unreadable') return null;
    throw error;
  });
}

/** The name under which the file is kept; null when there was none to keep. */
async function keep(
  { files }: Platform,
  content: Uint8Array | null,
  { key, ending }: { key: string; ending: DocumentEnding },
): Promise<string | null> {
  if (!content) return null;
  const name = documentName(key, createHash('sha256').update(content).digest('hex'), ending);
  await files.put(name, content);
  return name;
}

async function dropReplaced(
  { files }: Platform,
  before: EntryRow,
  kept: readonly (string | null)[],
): Promise<void> {
  const replaced = [before.label_file, before.sheet_file].filter((name) => name !== null);
  await files.remove(replaced.filter((name) => !kept.includes(name)));
}
