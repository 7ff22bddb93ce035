// Checks every number with the register once a week, and fetches the files of those it knows.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { documentName, type DocumentEnding } from '../../../platform/server/files/shop-document.ts';
import { productTag } from '../../catalogue/contract/tyres.ts';
import { queryRegister, type LabelRegisterParts } from './query-register.ts';
import { RegisterError } from './register.ts';
import * as store from './store.ts';
import type { EntryRow, LabelRegisterTables } from './store.ts';

const WEEK_MS = 7 * DAY_MS;
const FILE_RETENTION_MS = 30 * DAY_MS;
const MAX_AT_ONCE = 300;

export type LabelChecking = ReturnType<typeof labelChecking>;

export function labelChecking(
  platform: Platform,
  { catalogue, register, paceMs, enqueueFiles }: LabelRegisterParts,
) {
  const db = platform.db.$extendTables<LabelRegisterTables>();
  const now = () => platform.clock.now();
  return {
    /** Requests the numbers last checked over a week ago, some hundreds at most. */
    checkDue: async (signal: AbortSignal) => {
      if (!register) return;
      const { pausedUntil } = await store.readState(db);
      if (pausedUntil && pausedUntil > now()) return;
      const numbers = [...new Set((await catalogue.listLabelled()).map(({ number }) => number))];
      const due = await store.listDue(db, numbers, new Date(now().getTime() - WEEK_MS), MAX_AT_ONCE);
      for (const number of due) {
        signal.throwIfAborted();
        try {
          await queryRegister(platform, register, number, signal);
          if (areFilesDue(await store.findEntry(db, number), now())) await enqueueFiles(number);
        } catch (error) {
          if (!(error instanceof RegisterError)) throw error;
          platform.log.warn({ number, kind: error.kind }, error.message);
          // The next hour tries again; one unreadable answer means nothing for the others.
          if (error.kind !== 'unreadable') return;
        }
        await sleep(paceMs, undefined, { signal });
      }
    },
    /** Stores our copies of a number's label and sheet. Throws `RegisterError`. */
    fetchFiles: async (number: string, signal: AbortSignal) => {
      const before = await store.findEntry(db, number);
      if (!register || !before) return;
      const label = await ifReadable(register.fetchLabel(number, signal));
      await sleep(paceMs, undefined, { signal });
      const sheet = await ifReadable(register.fetchSheet(number, signal));
      const stored = {
        labelFile: await storeFile(platform, label, { key: `label${number}`, ending: 'svg' }),
        sheetFile: await storeFile(platform, sheet, { key: `sheet${number}`, ending: 'pdf' }),
      };
      await store.saveFiles(db, number, stored, now());
      await dropReplaced(platform, before, Object.values(stored));
      const tyres = (await catalogue.listLabelled()).filter((tyre) => tyre.number === number);
      await platform.pages.changed(tyres.map(({ id }) => productTag(id)));
    },
  };
}

/** Labels and sheets change seldom. */
function areFilesDue(entry: EntryRow | undefined, now: Date): boolean {
  if (entry?.outcome !== 'found') return false;
  return entry.filesAt === null || now.getTime() - entry.filesAt.getTime() > FILE_RETENTION_MS;
}

/** Nothing, where what came is too large or not what it should be: the link to the register is there. */
async function ifReadable(fetching: Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  return fetching.catch((error: unknown) => {
    if (error instanceof RegisterError && error.kind === 'unreadable') return null;
    throw error;
  });
}

/** The name of the stored file; null when there was none. */
async function storeFile(
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
  stored: readonly (string | null)[],
): Promise<void> {
  const replaced = [before.labelFile, before.sheetFile].filter((name) => name !== null);
  await files.remove(replaced.filter((name) => !stored.includes(name)));
}
