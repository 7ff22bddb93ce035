// What the command palette finds of tyres: sizes, products, and the panels that make new ones.
import { matchingCommands } from '../../../platform/browser/admin-commands.ts';
import type { AdminCommand, CommandSource } from '../../../platform/browser/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { eurosToCents, formatShortEuros } from '../../../platform/contract/money.ts';
import type { listSizes, searchTires } from '../contract.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { readinessMessages } from '../messages-readiness.ts';
import { sheetMessages } from '../messages-sheet.ts';

const TYRES_PATH = '/admin/tires';
const SHORTEST_WORDS = 2;
const MOST_SIZES = 2;
const MOST_PRODUCTS = 6;

const makers = [
  { label: sheetMessages.command, to: `${TYRES_PATH}/taulukko` },
  { label: readinessMessages.title, to: `${TYRES_PATH}/myyntikuntoisuus` },
  { label: readinessMessages.register, to: `${TYRES_PATH}/eu-rekisteri` },
  { label: messages.newProduct, to: `${TYRES_PATH}?paneeli=tuote` },
  { label: messages.newSize, to: `${TYRES_PATH}?paneeli=koko` },
  { label: messages.makers, to: `${TYRES_PATH}?paneeli=valmistajat` },
];

export const commands: CommandSource = {
  group: messages.tab,
  find: async (words, signal) => {
    const actions = matchingCommands(makers, words);
    if (words.length < SHORTEST_WORDS) return actions;
    const [sizes, products] = await Promise.all([findSizes(words, signal), findProducts(words, signal)]);
    return [...actions, ...sizes, ...products];
  },
};

async function findSizes(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const sizes = await callApi<typeof listSizes>({
    method: 'GET',
    path: '/tires/sizes',
    query: { q: words, limit: MOST_SIZES, page: 1 },
    signal,
  });
  return sizes.map(({ size, vehicleType }) => ({
    label: size.fullSize,
    hint: vehicleType,
    to: `${TYRES_PATH}?haku=${encodeURIComponent(size.fullSize)}`,
  }));
}

/** By maker, model, size or EAN, as visitors find them: from the shelf in memory, misspelt words too. */
async function findProducts(words: string, signal: AbortSignal): Promise<AdminCommand[]> {
  const { items } = await callApi<typeof searchTires>({
    method: 'GET',
    path: '/tires',
    query: { q: words, limit: MOST_PRODUCTS, page: 1 },
    signal,
  });
  return items.map(({ _id, sizeId, manufacturer, model, size, loadIndex, speedSymbol, price }) => ({
    label: `${manufacturer} ${model}`,
    hint: [`${size} ${loadIndex ?? ''}${speedSymbol ?? ''}`.trim(), priceText(price)].join(' · '),
    to: `${TYRES_PATH}?haku=${encodeURIComponent(size)}&paneeli=muokkaa:${sizeId}:${_id}`,
  }));
}

function priceText(euros: number): string {
  return euros === 0 ? messages.askPrice : formatShortEuros(eurosToCents(euros));
}
