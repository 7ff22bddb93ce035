// What staff do with the EU's tyre label register: look a tyre up, see how the register answers, and settle where it says
// something else than we do.
import { conflict, invalid, notFound, Problem, unavailable } from '../../../platform/contract/problem.ts';
import { FILES_PATH } from '../../../platform/contract/uploaded-picture.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureUse } from '../../../platform/server/feature.ts';
import { held, isHeld } from '../../../platform/server/hold.ts';
import type { Catalogue } from '../../catalogue/server/index.ts';
import { DISAGREEMENTS_PER_PAGE } from '../contract.ts';
import type { Disagreement, RegisterEntry, RegisterState } from '../contract.ts';
import { withRegister } from '../label-values.ts';
import { fileUse, registerErrors as errors } from '../messages.ts';
import { readRegisterNumber } from '../register-number.ts';
import { askRegister } from './checking.ts';
import { disagreementOf } from './disagreements.ts';
import { RegisterFault } from './register.ts';
import type { LabelRegister } from './register.ts';
import * as store from './store.ts';
import type { LabelRegisterTables } from './store.ts';

export interface LabelRegisterParts {
  catalogue: Pick<Catalogue, 'listLabelled' | 'setLabel'>;
  /** undefined: none is in use. */
  register: LabelRegister | undefined;
  source: RegisterState['source'];
  /** Puts the fetching of a number's files into the queue. */
  askForFiles: (number: string) => Promise<void>;
  /** Between two questions that nobody waits for. */
  paceMs: number;
}

/** Addresses of our own copies; null: none is kept. */
export interface LabelFiles {
  label: string | null;
  sheet: string | null;
}

export interface LabelRegisterService {
  /** 404 for an unknown number, 409 without a register or in a restored shop, 422 for no number, 502 and 503 for the register's trouble. */
  lookUp: (text: string, signal: AbortSignal) => Promise<RegisterEntry>;
  state: () => Promise<RegisterState>;
  listDisagreements: (page: number) => Promise<{ rows: Disagreement[]; total: number }>;
  /** 404 when nothing disagrees any more, 409 when either side says something else by now. */
  settle: (productId: string, answer: Answer) => Promise<void>;
  /** Our copies of the official label and the product sheet of a number. */
  findFiles: (number: string) => Promise<LabelFiles>;
  /** Every copy that is kept, so that none counts as forgotten. */
  listFiles: () => Promise<readonly PictureUse[]>;
}

const REGISTER_PAGE = '/admin/tires/eu-rekisteri';

interface Answer {
  choice: 'register' | 'own';
  fingerprint: string;
}

export function labelRegisterService(platform: Platform, parts: LabelRegisterParts): LabelRegisterService {
  const db = platform.db.$extendTables<LabelRegisterTables>();
  const { catalogue, register } = parts;
  return {
    lookUp: async (text, signal) => {
      const number = readRegisterNumber(text);
      if (number === null) throw invalid('label_register.bad_number', errors.badNumber);
      if (!register) throw conflict('label_register.not_connected', errors.notConnected);
      if (await isHeld(platform.db)) throw held();
      const entry = await askRegister(platform, register, number, signal).catch((error: unknown) => {
        throw error instanceof RegisterFault ? problemOf(error) : error;
      });
      if (!entry) throw notFound('label_register.unknown_number', errors.unknown(number));
      await parts.askForFiles(number);
      return entry;
    },
    state: async () => {
      const [{ tyres, checked, open }, { fault, answered_at: answeredAt }] = await Promise.all([
        compare(platform, catalogue),
        store.readState(db),
      ]);
      return {
        source: parts.source,
        fault: fault === null || !register ? null : errors.faults[fault],
        answeredAt: answeredAt?.toISOString() ?? null,
        numbered: tyres.length,
        checked,
        disagreements: open.length,
      };
    },
    listDisagreements: async (page) => {
      const { open } = await compare(platform, catalogue);
      const first = (page - 1) * DISAGREEMENTS_PER_PAGE;
      return { rows: open.slice(first, first + DISAGREEMENTS_PER_PAGE), total: open.length };
    },
    settle: (productId, answer) => settle(platform, catalogue, productId, answer),
    listFiles: async () => {
      const files = (await store.listEntries(db)).flatMap((entry) => [entry.label_file, entry.sheet_file]);
      const uses = files.map((name) => ({ path: pathOf(name), where: fileUse, href: REGISTER_PAGE }));
      return uses.flatMap(({ path, ...use }) => (path === null ? [] : [{ path, ...use }]));
    },
    findFiles: async (number) => {
      const entry = await store.findEntry(db, number);
      return { label: pathOf(entry?.label_file), sheet: pathOf(entry?.sheet_file) };
    },
  };
}

function pathOf(name: string | null | undefined): string | null {
  return name ? `${FILES_PATH}${name}` : null;
}

/** All tyres with a number beside what the register said of it. */
async function compare({ db: plain }: Platform, { listLabelled }: LabelRegisterParts['catalogue']) {
  const db = plain.$extendTables<LabelRegisterTables>();
  const [tyres, entries, kept] = await Promise.all([
    listLabelled(),
    store.listEntries(db),
    store.readKept(db),
  ]);
  const entryOf = new Map(entries.map((entry) => [entry.number, entry]));
  const found = tyres.flatMap((tyre) => disagreementOf(tyre, entryOf.get(tyre.number)) ?? []);
  return {
    tyres,
    checked: tyres.filter(({ number }) => entryOf.has(number)).length,
    open: found.filter(({ productId, fingerprint }) => kept.get(productId) !== fingerprint),
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
    await store.keepOwn(db, productId, fingerprint, platform.clock.now());
  } else if (values) {
    await catalogue.setLabel(productId, tyre.version, withRegister(tyre.label, values));
  }
}

function problemOf(fault: RegisterFault): Problem {
  const { kind, retryAfterS } = fault;
  switch (kind) {
    case 'busy':
      return unavailable('label_register.busy', errors.faults.busy, retryAfterS ?? 60, fault);
    case 'refused':
      return new Problem('label_register.refused', 502, errors.faults.refused, { cause: fault });
    case 'down':
      return new Problem('label_register.down', 502, errors.faults.down, { cause: fault });
    case 'unreadable':
      return new Problem('label_register.unreadable', 502, errors.faults.unreadable, { cause: fault });
  }
}
