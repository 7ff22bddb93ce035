// Use cases of the price list: reading it, replacing it, and the demonstration shop's prices.

import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid } from '../../../platform/contract/problem.ts';
import type { FieldError } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { PRICE_LIST_TAG, putPriceList } from '../contract.ts';
import type { PriceRowAnswer, SentPriceList, SentPriceRow } from '../contract.ts';
import { priceListMessages as messages, sectionTitles } from '../messages.ts';
import { checkPriceList } from '../price-list.ts';
import type { PriceListFault, PriceRow } from '../price-list.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { readRow, rowAnswer, writeRow } from './rows.ts';
import { getRows, raiseVersion, replaceRows } from './store.ts';
import type { PriceListTables } from './store.ts';

export interface PriceList {
  rows: readonly PriceRow[];
  version: number;
  updatedAt: Date;
}

export interface PriceListAnswer {
  items: PriceRowAnswer[];
  version: number;
}

export interface PriceLists {
  /** The list as pages use it. */
  getPriceList: () => Promise<PriceList>;
  /** The list as the API shows it. */
  getAnswer: () => Promise<PriceListAnswer>;
  savePriceList: (sent: SentPriceList) => Promise<PriceListAnswer>;
  /** Fills in the demonstration shop's prices unless the list was ever changed. */
  loadDemonstrationPriceList: () => Promise<void>;
  /** Empties a list that is as the demonstration shop has it; one that staff have changed stays. */
  clearDemonstrationPriceList: () => Promise<void>;
}

export function priceListService(platform: Platform): PriceLists {
  const db = platform.db.$extendTables<PriceListTables>();

  async function getPriceList(): Promise<PriceList> {
    const { rows, version, updated_at } = await getRows(db);
    return { rows: rows.map(readRow), version, updatedAt: updated_at };
  }

  async function getAnswer(): Promise<PriceListAnswer> {
    const { rows, version } = await getPriceList();
    return { items: rows.map(rowAnswer), version };
  }

  async function replace(
    items: readonly SentPriceRow[],
    expected: number | undefined,
    isAudited: boolean,
  ): Promise<boolean> {
    const isReplaced = await db.transaction().execute(async (tx) => {
      if (!(await raiseVersion(tx, expected, platform.clock.now()))) return false;
      const before = (await getRows(tx)).rows;
      const idOf = idKeeper(new Set(before.map((row) => row.id)));
      const after = items.map((item, position) => writeRow(item, idOf(item._id), position));
      await replaceRows(tx, after);
      if (isAudited) {
        await platform.audit.record(tx, {
          action: 'changed',
          entity: 'price-list',
          before: auditFields(before.map(readRow)),
          after: auditFields(after.map(readRow)),
        });
      }
      return true;
    });
    if (isReplaced) await platform.pages.changed([PRICE_LIST_TAG]);
    return isReplaced;
  }

  return {
    getPriceList,
    getAnswer,
    savePriceList: async (sent) => {
      const { items, version } = Array.isArray(sent) ? { items: sent, version: undefined } : sent;
      const errors = checkPriceList(items).map(errorOf);
      if (errors.length > 0) throw invalid('price_list.invalid', messages.invalid, errors);
      if (!(await replace(items, version, true))) {
        throw conflict('conflict.stale', messages.stale, (await getAnswer()).items);
      }
      return getAnswer();
    },
    loadDemonstrationPriceList: async () => {
      await replace(sentRowsSchema.parse(demonstration), 1, false);
    },
    clearDemonstrationPriceList: async () => {
      const { items, version } = await getAnswer();
      if (isDemonstration(items)) await replace([], version, true);
    },
  };
}

/** Each price under its row's name, as the audit keeps the list. */
function auditFields(rows: readonly PriceRow[]): Record<string, unknown> {
  return Object.fromEntries(
    rows.map(({ id: _id, title, minRim, maxRim, ...row }) => [
      [title, minRim !== null && `${minRim}\u2033`, maxRim !== null && `\u2013 ${maxRim}\u2033`]
        .filter(Boolean)
        .join(' '),
      row,
    ]),
  );
}

const sentRowsSchema = putPriceList.body.options[0];

function isDemonstration(items: readonly PriceRowAnswer[]): boolean {
  const made = sentRowsSchema
    .parse(demonstration)
    .map((row, position) => rowAnswer(readRow(writeRow(row, '', position))));
  return JSON.stringify(items.map((row) => ({ ...row, _id: '' }))) === JSON.stringify(made);
}

/** A row keeps its id; an unknown or repeated one is replaced by a new one. */
function idKeeper(known: ReadonlySet<string>): (id: string | undefined) => string {
  const taken = new Set<string>();
  return (id) => {
    const kept = id !== undefined && known.has(id) && !taken.has(id) ? id : newId();
    taken.add(kept);
    return kept;
  };
}

function errorOf(fault: PriceListFault): FieldError {
  const at = `items.${fault.row}`;
  switch (fault.kind) {
    case 'wrong-section':
      return {
        path: `${at}.section`,
        code: 'price_list.wrong_section',
        message: messages.wrongSection(sectionTitles[fault.section]),
      };
    case 'rim-range':
      return { path: `${at}.minRim`, code: 'price_list.rim_range', message: messages.rimRange };
    case 'rim-overlap':
      return { path: `${at}.minRim`, code: 'price_list.rim_overlap', message: messages.rimOverlap };
    case 'service-twice':
      return { path: `${at}.service`, code: 'price_list.service_twice', message: messages.serviceTwice };
  }
}
