// What the command palette finds of the tyre hotel: sets by plate, name, phone, shelf or code.
import type { CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { getTyreSets } from '../contract/tyre-hotel.ts';
import { hotelAdmin as messages } from '../messages/admin.ts';
import { setPath } from './sets/set-queries.ts';

const MIN_WORDS = 2;

export const commands: CommandSource = {
  group: messages.title,
  find: async (words, signal) => {
    if (words.length < MIN_WORDS) return [];
    const found = await callApi<typeof getTyreSets>('GET /tyre-sets', {
      query: { q: words, limit: 6 },
      signal,
    });
    return found.map(({ _id, code, ownerName, plate, shelf, returnedOn }) => ({
      label: `${code} ${ownerName}`,
      // The shelf of a set that was handed out holds another one by now.
      hint: [plate, returnedOn === null ? shelf : messages.returned(formatDate(returnedOn))]
        .filter(Boolean)
        .join(', '),
      to: setPath(_id),
    }));
  },
};
