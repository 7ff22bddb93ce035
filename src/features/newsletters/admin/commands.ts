// Newsletters in the command palette: a new one, an offer message, and every newsletter by its subject.
import { matchingCommands } from '../../../platform/browser/admin-commands.ts';
import type { CommandSource } from '../../../platform/browser/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { listNewsletters } from '../contract.ts';
import { newsletterCommandMessages as messages, newsletterListMessages } from '../messages-admin.ts';
import { NEWSLETTERS_PATH } from './newsletter-queries.ts';

const MOST_FOUND = 5;

const fixed = [
  { label: messages.create, to: `${NEWSLETTERS_PATH}/new` },
  { label: messages.offerMessage, to: `${NEWSLETTERS_PATH}/offer-message` },
];

export const commands: CommandSource = {
  group: messages.group,
  find: async (words, signal) => {
    const wanted = words.trim();
    if (wanted === '') return fixed;
    const found = await callApi<typeof listNewsletters>({
      method: 'GET',
      path: '/newsletters',
      query: { q: wanted.slice(0, 100), page: 1, limit: MOST_FOUND },
      signal,
    });
    return [
      ...found.map(({ _id, subject, status }) => ({
        label: subject,
        hint: newsletterListMessages.statuses[status],
        to: `${NEWSLETTERS_PATH}/${_id}`,
      })),
      ...matchingCommands(fixed, words),
    ];
  },
};
