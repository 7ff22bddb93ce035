// Queues a run: of a file that is sent, or of the file of an earlier dry run.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound, type Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { DEFAULT_LIST, type ImportRun } from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import { notAListText } from '../messages.ts';
import { NotAListError } from '../not-a-list.ts';
import { openList } from './list-reader.ts';
import { runView } from './run-view.ts';
import * as store from './store.ts';
import type { ImportsDb, ImportTables, NewRun, RunRow } from './store.ts';

/** The account that requests a run, and its current user name. */
export interface Requester {
  accountId: string | null;
  username: string;
}

export interface StartOptions {
  fileName: string;
  file: AsyncIterable<Uint8Array>;
  list: string | undefined;
  isDryRun: boolean;
  allowWithdraw: boolean;
  requestedBy: Requester;
}

export interface ApplyOptions {
  /** Id of the dry run. */
  id: string;
  isDryRun: boolean;
  allowWithdraw: boolean;
  requestedBy: Requester;
}

const CHUNK_BYTES = 1024 * 1024;

export type Enqueue = (runId: string, tx: ImportsDb) => Promise<unknown>;

/** Stores the file and queues its run; throws `import.not_a_list` at once when it is no list. */
export async function startRun(
  platform: Platform,
  db: ImportsDb,
  enqueue: Enqueue,
  options: StartOptions,
): Promise<ImportRun> {
  const id = newId();
  const begin = async (tx: Transaction<ImportTables>) => {
    const run: NewRun = {
      id,
      list: options.list ?? DEFAULT_LIST,
      fileName: options.fileName.slice(0, 200),
      fileBytes: 0,
      isDryRun: options.isDryRun,
      allowWithdraw: options.allowWithdraw,
      requestedBy: options.requestedBy.accountId,
      requestedName: options.requestedBy.username,
      createdAt: platform.clock.now(),
    };
    await store.insertRun(tx, run);
    const bytes = await storeFile(tx, id, options.file);
    // Read as far as the heading: a picture or an empty file is refused before anything is queued.
    await refuseUnlessList(store.readFile(tx, id));
    const row = await store.setFileBytes(tx, id, bytes);
    await enqueue(id, tx);
    return runView(row);
  };
  // Once: the file is a stream, which cannot be read again.
  return inTransaction(db, begin, { attempts: 1 });
}

/** Queues the list of a dry run for real, or for another dry run. */
export async function applyRun(
  platform: Platform,
  db: ImportsDb,
  enqueue: Enqueue,
  { id, isDryRun, allowWithdraw, requestedBy }: ApplyOptions,
): Promise<ImportRun> {
  const dryRun = await getRow(db, id);
  if (!dryRun.isDryRun || dryRun.status === 'queued' || dryRun.status === 'running') {
    throw conflict('import.not_a_dry_run', importMessages.notADryRun);
  }
  // A click on 'import 12 changes' must not import 9 000.
  const seenAt = dryRun.startedAt ?? dryRun.createdAt;
  if (!isDryRun && (await store.hasChangedSince(db, dryRun.list, seenAt))) {
    throw conflict('import.preview_stale', importMessages.previewStale);
  }
  return inTransaction(db, async (tx) => {
    const row = await store.insertRun(tx, {
      id: newId(),
      list: dryRun.list,
      fileName: dryRun.fileName,
      fileBytes: dryRun.fileBytes,
      isDryRun,
      allowWithdraw: allowWithdraw || dryRun.allowWithdraw,
      requestedBy: requestedBy.accountId,
      requestedName: requestedBy.username,
      createdAt: platform.clock.now(),
    });
    const copied = await store.copyFile(tx, id, row.id);
    if (copied === 0) throw conflict('import.file_gone', importMessages.fileGone);
    await enqueue(row.id, tx);
    return runView(row);
  });
}

async function storeFile(tx: ImportsDb, id: string, file: AsyncIterable<Uint8Array>): Promise<number> {
  let parts: Uint8Array[] = [];
  let waiting = 0;
  let position = 0;
  let total = 0;
  const flush = async () => {
    if (waiting === 0) return;
    await store.insertChunk(tx, id, position, Buffer.concat(parts));
    [parts, waiting, position] = [[], 0, position + 1];
  };
  for await (const part of file) {
    parts.push(part);
    waiting += part.byteLength;
    total += part.byteLength;
    if (waiting >= CHUNK_BYTES) await flush();
  }
  await flush();
  return total;
}

async function refuseUnlessList(source: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    const { rows } = await openList(source);
    await rows.return();
  } catch (error) {
    throw notAList(error) ?? error;
  }
}

export function notAList(error: unknown): Problem | undefined {
  if (!(error instanceof NotAListError)) return undefined;
  return invalid('import.not_a_list', notAListText(error));
}

export async function getRow(db: ImportsDb, id: string): Promise<RunRow> {
  const row = await store.findRun(db, id);
  if (!row) throw notFound('import.not_found', importMessages.notFound);
  return row;
}
