// What the command palette finds of enquiries: those with the words in them, newest first.
import type { CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { getEnquiries } from '../contract.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { INBOX_PATH } from './enquiry-queries.ts';

const MIN_WORDS = 2;

export const commands: CommandSource = {
  group: messages.title,
  find: async (words, signal) => {
    if (words.length < MIN_WORDS) return [];
    const found = await callApi<typeof getEnquiries>('GET /enquiries', {
      query: { q: words, limit: 6 },
      signal,
    });
    return found.map(({ _id, name, kind, status }) => ({
      label: name,
      hint: `${messages.kinds[kind]}, ${messages.statuses[status]}`,
      to: `${INBOX_PATH}/${_id}`,
    }));
  },
};
