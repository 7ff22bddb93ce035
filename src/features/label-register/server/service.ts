// What staff do with the EU's tyre label register: look a tyre up, see how the register answers, and settle where it
// differs.
import { createHash } from 'node:crypto';

import { FILES_PATH } from '../../../platform/contract/pictures/uploaded-picture.ts';
import { conflict, invalid, notFound, Problem, unavailable } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isRestoredShopPaused, restoredShopPaused } from '../../../platform/server/restored-shop.ts';
import type { LabelledTyre } from '../../catalogue/server/index.ts';
import { DISAGREEMENTS_PER_PAGE, type Disagreement } from '../contract.ts';
import { differingFields, labelValuesSchema, withRegister } from '../label-values.ts';
import { fileUse, registerErrors as errors } from '../messages.ts';
import { readRegisterNumber } from '../register-number.ts';
import { isOtherSize } from '../register-size.ts';
import { queryRegister, type LabelRegisterParts } from './query-register.ts';
import { RegisterError } from './register.ts';
import * as store from './store.ts';
import type { EntryRow, LabelRegisterTables } from './store.ts';

const REGISTER_PAGE = '/admin/tires/eu-rekisteri';

interface Answer {
  choice: 'register' | 'own';
  fingerprint: string;
}

export type LabelRegisterService = ReturnType<typeof labelRegisterService>;

export function labelRegisterService(platform: Platform, parts: LabelRegisterParts) {
  const db = platform.db.$extendTables<LabelRegisterTables>();
  const { catalogue, register } = parts;
  return {
    /** 404 for an unknown number, 409 without a register or in a restored shop, 422 for no number, 502 and 503 for the register's trouble. */
    lookUp: async (text: string, signal: AbortSignal) => {
      const number = readRegisterNumber(text);
      if (number === null) throw invalid('label_register.bad_number', errors.badNumber);
      if (!register) throw conflict('label_register.not_connected', errors.notConnected);
      if (await isRestoredShopPaused(platform.db)) throw restoredShopPaused();
      const entry = await queryRegister(platform, register, number, signal).catch((error: unknown) => {
        throw error instanceof RegisterError ? problemOf(error) : error;
      });
      if (!entry) throw notFound('label_register.unknown_number', errors.unknown(number));
      await parts.enqueueFiles(number);
      return entry;
    },
    state: async () => {
      const [{ tyres, checked, open }, { failure, answeredAt }] = await Promise.all([
        compare(platform, catalogue),
        store.readState(db),
      ]);
      return {
        source: parts.source,
        failure: failure === null || !register ? null : errors.failures[failure],
        answeredAt: answeredAt?.toISOString() ?? null,
        numbered: tyres.length,
        checked,
        disagreements: open.length,
      };
    },
    listDisagreements: async (page: number) => {
      const { open } = await compare(platform, catalogue);
      const first = (page - 1) * DISAGREEMENTS_PER_PAGE;
      return { rows: open.slice(first, first + DISAGREEMENTS_PER_PAGE), total: open.length };
    },
    /** 404 when nothing disagrees any more, 409 when either side has changed. */
    settle: (productId: string, answer: Answer) => settle(platform, catalogue, productId, answer),
    /** Every stored copy, so that none counts as unused. */
    listFiles: async () => {
      const files = (await store.listEntries(db)).flatMap((entry) => [entry.labelFile, entry.sheetFile]);
      const uses = files.map((name) => ({ path: pathOf(name), where: fileUse, href: REGISTER_PAGE }));
      return uses.flatMap(({ path, ...use }) => (path === null ? [] : [{ path, ...use }]));
    },
    /** Our copies of the official label and the product sheet of a number. */
    findFiles: async (number: string) => {
      const entry = await store.findEntry(db, number);
      return { label: pathOf(entry?.labelFile), sheet: pathOf(entry?.sheetFile) };
    },
  };
}

function pathOf(name: string | null | undefined): string | null {
  return name ? `${FILES_PATH}${name}` : null;
}

/** All tyres with a number, compared with the register. */
async function compare({ db: plain }: Platform, { listLabelled }: LabelRegisterParts['catalogue']) {
  const db = plain.$extendTables<LabelRegisterTables>();
  const [tyres, entries, settled] = await Promise.all([
    listLabelled(),
    store.listEntries(db),
    store.readDismissed(db),
  ]);
  const entryOf = new Map(entries.map((entry) => [entry.number, entry]));
  const found = tyres.flatMap((tyre) => disagreementOf(tyre, entryOf.get(tyre.number)) ?? []);
  return {
    tyres,
    checked: tyres.filter(({ number }) => entryOf.has(number)).length,
    open: found.filter(({ productId, fingerprint }) => settled.get(productId) !== fingerprint),
  };
}

async function settle(
  platform: Platform,
  catalogue: LabelRegisterParts['catalogue'],
  productId: string,
  { choice, fingerprint }: Answer,
): Promise<void> {
  const { open, tyres } = await compare(platform, catalogue);
  const disagreement = open.find((one) => one.productId === productId);
  const tyre = tyres.find(({ id }) => id === productId);
  if (!disagreement || !tyre) throw notFound('label_register.no_disagreement', errors.changed);
  const values = disagreement.kind === 'values' ? disagreement.register : null;
  if (disagreement.fingerprint !== fingerprint || (choice === 'register' && values === null)) {
    throw conflict('label_register.changed', errors.changed, disagreement);
  }
  if (choice === 'own') {
    const db = platform.db.$extendTables<LabelRegisterTables>();
    await store.dismissDisagreement(db, productId, fingerprint, platform.clock.now());
  } else if (values) {
    await catalogue.setLabel(productId, tyre.version, withRegister(tyre.label, values));
  }
}

function problemOf(error: RegisterError): Problem {
  const { kind, retryAfterS } = error;
  switch (kind) {
    case 'busy':
      return unavailable('label_register.busy', errors.failures.busy, retryAfterS ?? 60, error);
    case 'refused':
      return new Problem('label_register.refused', 502, errors.failures.refused, { cause: error });
    case 'down':
      return new Problem('label_register.down', 502, errors.failures.down, { cause: error });
    case 'unreadable':
      return new Problem('label_register.unreadable', 502, errors.failures.unreadable, { cause: error });
  }
}

/** The register's values for a number compared with ours; undefined: they agree, or it was not looked up yet. */
function disagreementOf(tyre: LabelledTyre, entry: EntryRow | undefined): Disagreement | undefined {
  if (!entry) return undefined;
  const { service } = tyre;
  const place = { productId: tyre.id, sizeId: tyre.sizeId, number: tyre.number };
  const base = { ...place, name: `${tyre.name} ${tyre.fullSize} ${service}`.trim(), ours: tyre.label };
  if (entry.outcome === 'unknown') {
    const fingerprint = fingerprintOf([tyre.number, 'unknown']);
    return { ...base, kind: 'unknown', registerName: '', fields: [], register: null, fingerprint };
  }
  const register = labelValuesSchema.parse(entry.labelValues);
  const registerName = [entry.supplier, entry.model, entry.size].filter(Boolean).join(' ');
  const fields = differingFields(tyre.label, register);
  const isOther = isOtherSize(tyre.fullSize, entry.size);
  if (!isOther && fields.length === 0) return undefined;
  const fingerprint = fingerprintOf([tyre.number, entry.size, isOther, fields, tyre.label, register]);
  return { ...base, kind: isOther ? 'other-size' : 'values', registerName, fields, register, fingerprint };
}

function fingerprintOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}
