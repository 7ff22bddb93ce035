// Articles in the command palette: writing a new one, the list, and every article by its title or keywords.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { listArticles } from '../contract.ts';
import {
  articleCommandMessages as messages,
  articleListMessages,
  articleStatusNames,
} from '../messages/admin.ts';
import { editPath, NEW_ID } from './article-queries.ts';

const MAX_FOUND = 5;

const fixed = [
  { label: articleListMessages.create, synonyms: messages.createSynonyms, to: editPath(NEW_ID) },
];

export const commands: CommandSource = {
  group: messages.group,
  find: async (words, signal) => {
    if (words.trim() === '') return fixed;
    const articles = await callApi<typeof listArticles>('GET /blog/articles', {
      query: { drafts: 'true', q: words.trim().slice(0, 100), page: 1, limit: MAX_FOUND },
      signal,
    });
    return [
      ...matchingCommands(fixed, words),
      ...articles.map(({ _id, title, status }) => ({
        label: title === '' ? articleListMessages.untitled : title,
        hint: articleStatusNames[status ?? 'published'],
        to: editPath(_id),
      })),
    ];
  },
};
