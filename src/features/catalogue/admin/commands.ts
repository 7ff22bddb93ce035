// What the command palette finds of tyres: sizes, products, and the panels that make new ones.
import { matchingCommands } from '../../../platform/browser/admin-commands.ts';
import type { CommandSource } from '../../../platform/browser/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { listSizes } from '../contract.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { sheetMessages } from '../messages-sheet.ts';

const TYRES_PATH = '/admin/tires';
const SHORTEST_WORDS = 2;
const MOST = 4;

const makers = [
  { label: sheetMessages.command, to: `${TYRES_PATH}/taulukko` },
  { label: messages.newProduct, to: `${TYRES_PATH}?paneeli=tuote` },
  { label: messages.newSize, to: `${TYRES_PATH}?paneeli=koko` },
  { label: messages.makers, to: `${TYRES_PATH}?paneeli=valmistajat` },
];

export const commands: CommandSource = {
  group: messages.tab,
  find: async (words, signal) => {
    const actions = matchingCommands(makers, words);
    if (words.length < SHORTEST_WORDS) return actions;
    const sizes = await callApi<typeof listSizes>({
      method: 'GET',
      path: '/tires/sizes',
      query: { q: words, limit: MOST, page: 1 },
      signal,
    });
    return [
      ...sizes.map(({ size, vehicleType }) => ({
        label: size.fullSize,
        hint: vehicleType,
        to: `${TYRES_PATH}?haku=${encodeURIComponent(size.fullSize)}`,
      })),
      ...actions,
    ];
  },
};
