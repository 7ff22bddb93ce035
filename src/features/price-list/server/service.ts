// Use cases of the price list: reading it, replacing it, and the demonstration shop's prices.
import { idAllocator } from '../../../platform/contract/ids.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import { changeRecord, type RecordChange } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { checkPriceList } from '../check-price-list.ts';
import {
  PRICE_LIST_TAG,
  putPriceList,
  type PriceRowResponse,
  type PriceListInput,
  type PriceRowInput,
} from '../contract.ts';
import { priceListMessages as messages } from '../messages.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { readRow, toRowResponse, writeRow } from './rows.ts';
import { getRows, lockRows, replaceRows, type PriceListTables, type StoredRows } from './store.ts';

export interface PriceListResponse {
  items: PriceRowResponse[];
  version: number;
}

export function priceListService(platform: Platform) {
  const db = platform.db.$extendTables<PriceListTables>();

  const answerOf = ({ rows, version }: StoredRows): PriceListResponse => ({
    items: rows.map((row) => toRowResponse(readRow(row))),
    version,
  });
  const getAnswer = async () => answerOf(await getRows(db));

  /** Stores what `next` makes of the list; `undefined` leaves it as it is. */
  const replace = (
    next: (before: StoredRows) => readonly PriceRowInput[] | undefined,
    rest: Omit<RecordChange<PriceListTables, StoredRows>, 'change' | 'tags'>,
  ) =>
    changeRecord(platform, db, lockRows, {
      change: async (tx, before) => {
        const items = next(before);
        if (!items) return before;
        const idOf = idAllocator(new Set(before.rows.map((row) => row.id)));
        const rows = items.map((item, position) => writeRow(item, idOf(item._id), position));
        return replaceRows(tx, rows, platform.clock.now());
      },
      tags: [PRICE_LIST_TAG],
      ...rest,
    });

  return {
    /** The list as pages use it. */
    getPriceList: async () => {
      const { rows, ...revision } = await getRows(db);
      return { ...revision, rows: rows.map(readRow) };
    },
    /** The list as the API shows it. */
    getAnswer,
    savePriceList: async (sent: PriceListInput) => {
      const { items, version } = Array.isArray(sent) ? { items: sent, version: undefined } : sent;
      const errors = checkPriceList(items).map(({ row, path, ...error }) => ({
        ...error,
        path: `items.${row}.${path}`,
      }));
      if (errors.length > 0) throw invalid('price_list.invalid', messages.invalid, errors);
      const saved = await replace(() => items, {
        expected: { version, message: messages.stale, current: async () => (await getAnswer()).items },
        audit,
      });
      return answerOf(saved);
    },
    /** Fills in the demonstration shop's prices unless the list was ever changed. */
    loadDemonstrationPriceList: async () => {
      await replace(({ version }) => (version > 1 ? undefined : rowsInputSchema.parse(demonstration)), {});
    },
    /** Empties a list that is as the demonstration shop has it; one that staff have changed stays. */
    clearDemonstrationPriceList: async () => {
      await replace(
        (before) => {
          const { items } = answerOf(before);
          const own = items.filter((row) => !isDemonstration(row));
          return own.length < items.length ? own : undefined;
        },
        { audit },
      );
    },
  };
}

export type PriceLists = ReturnType<typeof priceListService>;

/** Each price under its row's name, as the audit log has the list. */
function audit({ rows }: StoredRows) {
  const fields = rows
    .map(readRow)
    .map(({ id: _id, title, minRim, maxRim, ...row }): [string, object] => [
      [title, minRim !== null && `${minRim}\u2033`, maxRim !== null && `\u2013 ${maxRim}\u2033`]
        .filter(Boolean)
        .join(' '),
      row,
    ]);
  return { entity: 'price-list', fields: Object.fromEntries(fields) };
}

const rowsInputSchema = putPriceList.body.options[0];

/** Unchanged, wherever in the list it is. */
function isDemonstration(row: PriceRowResponse): boolean {
  const text = JSON.stringify({ ...row, _id: '' });
  return rowsInputSchema
    .parse(demonstration)
    .some((made) => JSON.stringify(toRowResponse(readRow(writeRow(made, '', 0)))) === text);
}
