// What the command palette finds of tyres: sizes, products, and the panels that make new ones.
import {
  matchingCommands,
  type AdminCommand,
  type CommandSource,
} from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { withKind } from '../contract/counter-words.ts';
import type { CounterTyre } from '../contract/counter.ts';
import type { listSizes } from '../contract/tyres.ts';
import { catalogueTab } from '../messages-tab.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import { counterMessages } from '../messages/counter.ts';
import { readinessMessages } from '../messages/readiness.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { withSheetParams } from '../search/sheet-filter.ts';
import { offerFormPath, productFormPath, stockFormPath } from '../tyres-tab-path.ts';
import { findTyres } from './counter/find-tyres.ts';
import { lazyQuote } from './counter/open-quote.ts';

const TYRES_PATH = '/admin/tires';
const MIN_WORDS = 2;
const MAX_SIZES = 2;
const MAX_PRODUCTS = 8;
const MAX_VERBS = 4;
/** Tyres shown; matching actions and sizes come in addition. */
const MAX_SHOWN = 13;

const manufacturers = [
  { label: sheetMessages.command, to: `${TYRES_PATH}/taulukko` },
  { label: readinessMessages.title, to: `${TYRES_PATH}/myyntikuntoisuus` },
  { label: readinessMessages.register, to: `${TYRES_PATH}/eu-rekisteri` },
  { label: messages.newProduct, synonyms: messages.newSynonyms, to: `${TYRES_PATH}?paneeli=tuote` },
  { label: messages.newSize, synonyms: messages.newSynonyms, to: `${TYRES_PATH}?paneeli=koko` },
  { label: messages.manufacturers, to: `${TYRES_PATH}?paneeli=valmistajat` },
];

export const commands: CommandSource = {
  group: catalogueTab.label,
  most: MAX_SHOWN,
  isFirst: true,
  find: async (words, signal) => {
    const actions = matchingCommands(manufacturers, words);
    if (words.length < MIN_WORDS) return actions;
    const found = await Promise.all([
      findVerbs(words, signal),
      findProducts(words, signal),
      findSizes(words, signal),
    ]);
    return [...actions, ...found.flat()];
  },
};

const VERBS = [
  { ...counterMessages.verbs.offer, pathOf: (tyre: CounterTyre) => offerFormPath(tyre) },
  { ...counterMessages.verbs.stock, pathOf: stockFormPath },
];

/** 'luo tarjous r5 205/55': what is to be done, then which tyre. */
async function findVerbs(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const found = VERBS.map((verb) => ({ ...verb, tyre: verb.pattern.exec(words)?.[1] })).find(
    ({ tyre }) => tyre !== undefined,
  );
  if (!found?.tyre) return [];
  return (await findTyres(found.tyre, MAX_VERBS, signal)).items.map((tyre) => ({
    label: `${found.label}: ${tyre.name}`,
    hint: `${tyre.size} ${tyre.service}`.trim(),
    to: found.pathOf(tyre),
  }));
}

async function findSizes(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const sizes = await callApi<typeof listSizes>('GET /tires/sizes', {
    query: { q: words, limit: MAX_SIZES, page: 1 },
    signal,
  });
  return sizes.map(({ size, vehicleType }) => ({
    label: size.fullSize,
    hint: vehicleType,
    to: `${TYRES_PATH}?haku=${encodeURIComponent(size.fullSize)}`,
  }));
}

/**
 * By manufacturer, model, size or EAN as visitors find them, misspelt words too, with what a clerk quotes; then where all of
 * them are.
 */
async function findProducts(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const { items, total } = await findTyres(words, MAX_PRODUCTS, signal);
  const found = items.map((tyre) => ({
    label: tyre.name,
    hint: [`${tyre.size} ${tyre.service}`.trim(), tyre.season, priceText(tyre)].join(' · '),
    ...(tyre.struckCents !== null && { struck: formatShortEuros(tyre.struckCents) }),
    ...(tyre.setCents !== null && { figure: formatShortEuros(tyre.setCents), figureWords: tyre.setWords }),
    figureHint: tyre.brief,
    to: productFormPath(tyre),
    View: lazyQuote(tyre._id),
    viewTitle: counterMessages.title,
  }));
  if (total <= items.length) return found;
  const query = withSheetParams(new URLSearchParams(), { q: withKind(words) });
  return [...found, { label: counterMessages.showAll(total), to: `${TYRES_PATH}/taulukko?${query}` }];
}

function priceText({ cents }: CounterTyre): string {
  return cents === 0 ? messages.askPrice : counterMessages.each(formatShortEuros(cents));
}
