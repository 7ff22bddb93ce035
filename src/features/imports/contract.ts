// What others may know of catalogue imports: a run's state, its changes, and the calls around it.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { recordOf } from '../../platform/contract/records.ts';

/** The list that an import without a name belongs to. */
export const DEFAULT_LIST = 'oletus';

/** What a list may be called. */
export const LIST_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Largest list taken in: a hundred thousand rows are about 24 MB, a million empty ones 35 MB. */
export const MAX_LIST_BYTES = 128 * 1024 * 1024;

/** A list with more refused rows is none: the largest has half a million rows, nearly all good. */
export const MAX_REFUSED_ROWS = 200_000;

/** Row errors stored and shown for one run; all are counted. */
export const MAX_ROW_ERRORS = 1000;

export const importStatusSchema = z.enum(['queued', 'running', 'done', 'failed']);

/** An import that somebody takes back, or has taken back. */
const importUndoSchema = z.object({
  status: importStatusSchema,
  /** 0–1 of the tyres to put back. */
  progress: z.number().min(0).max(1),
  /** The user name of who takes it back. */
  requestedBy: z.string(),
  finishedAt: z.iso.datetime().nullable(),
  /** Tyres that are what they were before; new ones are off sale. */
  restored: z.int(),
  /** Tyres that somebody has changed since, so that they stay as they are; `left` contains the first of them. */
  leftCount: z.int(),
  left: z.array(
    z.object({
      _id: idSchema,
      sizeId: idSchema,
      name: z.string(),
      size: z.string(),
      ean: z.string().nullable(),
    }),
  ),
  /** Why it failed; empty when it did not. */
  failure: z.string(),
});
export type ImportUndo = z.output<typeof importUndoSchema>;

export const importRunSchema = z.object({
  _id: idSchema,
  list: z.string(),
  fileName: z.string(),
  /** The user name of who ran it, as it was then; empty when it is not known. */
  requestedBy: z.string(),
  isDryRun: z.boolean(),
  status: importStatusSchema,
  /** 0–1 of the file's bytes. */
  progress: z.number().min(0).max(1),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  withdrawn: z.number().int(),
  /** How many rows were refused; `errors` contains the first of them, in a list of runs none. */
  errorCount: z.number().int(),
  errors: z.array(z.object({ line: z.number().int(), code: z.string(), message: z.string() })),
  /** Why the run failed, when it did. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when the import can be taken back; null when it cannot, and in a list of runs. */
  undoableUntil: z.iso.datetime().nullable(),
  undo: importUndoSchema.nullable(),
});
export type ImportRun = z.output<typeof importRunSchema>;

export const importChangeSchema = z.object({
  /** `locked`: nothing changes, for staff have locked it; old is what stays, new what the list has. */
  kind: z.enum(['created', 'updated', 'withdrawn', 'locked']),
  /** Manufacturer and model. */
  name: z.string(),
  size: z.string(),
  ean: z.string().nullable(),
  /** Euros; null where there was or will be none. */
  oldPrice: z.number().nullable(),
  newPrice: z.number().nullable(),
  oldStock: z.number().int().nullable(),
  newStock: z.number().int().nullable(),
  /** Of that stock: the list says that there are more. */
  isOldMinimum: z.boolean().default(false),
  isNewMinimum: z.boolean().default(false),
  /** The list it moves from, into the run's list; null when it does not. */
  fromList: z.string().nullable().default(null),
});
export type ImportChange = z.output<typeof importChangeSchema>;

/** Whole percents from the old price, with a sign; null where there is no price before or after, or no change. */
export function pricePercent({
  oldPrice,
  newPrice,
}: Pick<ImportChange, 'oldPrice' | 'newPrice'>): number | null {
  if (!oldPrice || newPrice === null || oldPrice === newPrice) return null;
  return Math.round((newPrice / oldPrice - 1) * 100);
}

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1')
  .optional();

export const startImport = endpoint('POST /imports', {
  access: 'staff',
  summary: 'Import a wholesaler list, or with dryRun see what it would change',
  query: z.object({
    dryRun: flag,
    allowWithdraw: flag,
    list: z.string().regex(LIST_NAME).optional(),
  }),
  upload: { field: 'file', maxBytes: MAX_LIST_BYTES },
  output: importRunSchema,
  status: 202,
});

export const listImports = endpoint('GET /imports', {
  access: 'staff',
  summary: 'Import runs, newest first',
  query: z.object(pagingQuery(100)),
  output: z.array(importRunSchema),
});

export const getImport = endpoint('GET /imports/:id', {
  access: 'staff',
  summary: 'One import run',
  output: importRunSchema,
});

/** A change belongs to each of these that fits it: a tyre may get more expensive and lose stock at once. */
export const CHANGE_VIEWS = [
  'created',
  'dearer',
  'cheaper',
  'stock',
  'moved',
  'withdrawn',
  'locked',
] as const;
export type ChangeView = (typeof CHANGE_VIEWS)[number];

export const listImportChanges = endpoint('GET /imports/:id/changes', {
  access: 'staff',
  summary:
    'What a run changed, or a dry run would change: the largest change of price in percent first, then in the order of the list',
  query: z.object({
    view: z.enum(CHANGE_VIEWS).optional(),
    /** Words of manufacturer, model or size, or an EAN. */
    q: z.string().max(100).optional(),
    ...pagingQuery(200),
  }),
  output: z.array(importChangeSchema),
});

const changeCountsSchema = z.object({
  ...recordOf(CHANGE_VIEWS, () => z.int()),
  /** Tyres on sale in the lists that tyres move from, and not in this one: they stay on sale. Not counted in old runs. */
  leftElsewhere: z.int().optional(),
});
export type ChangeCounts = z.output<typeof changeCountsSchema>;

export const countImportChanges = endpoint('GET /imports/:id/change-counts', {
  access: 'staff',
  summary: 'How many changes of a run each view has',
  output: changeCountsSchema,
});

export const exportImportChanges = endpoint('GET /imports/:id/changes/export', {
  access: 'staff',
  summary: 'All changes of a run as CSV',
  output: z.string(),
});

export const applyDryRun = endpoint('POST /imports/:id/apply', {
  access: 'staff',
  summary: 'Import for real the list a dry run has read, or with dryRun look again',
  // What a dry run was allowed, its import is allowed too: somebody has seen what vanishes.
  query: z.object({ dryRun: flag, allowWithdraw: flag }),
  output: importRunSchema,
  status: 202,
});

export const undoImport = endpoint('POST /imports/:id/undo', {
  access: 'staff',
  summary:
    'Take back the newest import of a list within a day: what nobody has changed since becomes what it was',
  output: importRunSchema,
  status: 202,
});

export const listImportLists = endpoint('GET /imports/lists', {
  access: 'staff',
  summary: 'The names of lists in use with how many tyres on sale each has',
  output: z.array(z.object({ list: z.string(), tyres: z.int() })),
});
