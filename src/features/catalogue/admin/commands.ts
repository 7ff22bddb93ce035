// What the command palette finds of tyres: sizes, products, and the panels that make new ones.
import {
  matchingCommands,
  type AdminCommand,
  type CommandSource,
} from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import type { listSizes, searchTires } from '../contract/tyres.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import { readinessMessages } from '../messages/readiness.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { priceInForce } from '../price/price-in-force.ts';

const TYRES_PATH = '/admin/tires';
const SHORTEST_WORDS = 2;
const MOST_SIZES = 2;
const MOST_PRODUCTS = 6;

const manufacturers = [
  { label: sheetMessages.command, to: `${TYRES_PATH}/taulukko` },
  { label: readinessMessages.title, to: `${TYRES_PATH}/myyntikuntoisuus` },
  { label: readinessMessages.register, to: `${TYRES_PATH}/eu-rekisteri` },
  { label: messages.newProduct, synonyms: messages.newSynonyms, to: `${TYRES_PATH}?paneeli=tuote` },
  { label: messages.newSize, synonyms: messages.newSynonyms, to: `${TYRES_PATH}?paneeli=koko` },
  { label: messages.manufacturers, to: `${TYRES_PATH}?paneeli=valmistajat` },
];

export const commands: CommandSource = {
  group: messages.tab,
  find: async (words, signal) => {
    const actions = matchingCommands(manufacturers, words);
    if (words.length < SHORTEST_WORDS) return actions;
    const [sizes, products] = await Promise.all([findSizes(words, signal), findProducts(words, signal)]);
    return [...actions, ...sizes, ...products];
  },
};

async function findSizes(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const sizes = await callApi<typeof listSizes>('GET /tires/sizes', {
    query: { q: words, limit: MOST_SIZES, page: 1 },
    signal,
  });
  return sizes.map(({ size, vehicleType }) => ({
    label: size.fullSize,
    hint: vehicleType,
    to: `${TYRES_PATH}?haku=${encodeURIComponent(size.fullSize)}`,
  }));
}

/** By manufacturer, model, size or EAN, as visitors find them: from the search index in memory, misspelt words too. */
async function findProducts(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const { items } = await callApi<typeof searchTires>('GET /tires', {
    query: { q: words, limit: MOST_PRODUCTS, page: 1 },
    signal,
  });
  return items.map((item) => {
    const { _id, sizeId, manufacturer, model, size, loadIndex, speedSymbol } = item;
    const { cents, struckCents } = priceInForce(item);
    const price = cents === 0 ? messages.askPrice : formatShortEuros(cents);
    return {
      label: `${manufacturer} ${model}`,
      hint: [`${size} ${loadIndex ?? ''}${speedSymbol ?? ''}`.trim(), price].join(' · '),
      ...(struckCents !== null && { struck: formatShortEuros(struckCents) }),
      to: `${TYRES_PATH}?haku=${encodeURIComponent(size)}&paneeli=muokkaa:${sizeId}:${_id}`,
    };
  });
}
