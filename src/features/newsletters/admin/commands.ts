// Newsletters in the command palette: a new one, an offer message, and every newsletter by its subject.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { listNewsletters } from '../contract/newsletters.ts';
import { newsletterCommandMessages as messages } from '../messages/admin.ts';
import { statusText } from '../messages/sending.ts';
import { NEWSLETTERS_PATH } from './newsletter-queries.ts';

const MAX_FOUND = 5;

const fixed = [
  { label: messages.create, synonyms: messages.createSynonyms, to: `${NEWSLETTERS_PATH}/new` },
  {
    label: messages.offerMessage,
    synonyms: messages.createSynonyms,
    to: `${NEWSLETTERS_PATH}/offer-message`,
  },
];

export const commands: CommandSource = {
  group: messages.group,
  find: async (words, signal) => {
    const wanted = words.trim();
    if (wanted === '') return fixed;
    const found = await callApi<typeof listNewsletters>('GET /newsletters', {
      query: { q: wanted.slice(0, 100), page: 1, limit: MAX_FOUND },
      signal,
    });
    return [
      ...found.map((newsletter) => ({
        label: newsletter.subject,
        hint: statusText(newsletter),
        to: `${NEWSLETTERS_PATH}/${newsletter._id}`,
      })),
      ...matchingCommands(fixed, words),
    ];
  },
};
