// An article as the editor's form: its fields, what publishing requires, and the calls that save it.
import { z } from 'zod';

import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import type { SaveContext } from '../../../../platform/browser/form/record-form-options.ts';
import { createdEarlier } from '../../../../platform/browser/form/use-creation.ts';
import {
  formatDateClock,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
} from '../../../../platform/contract/dates.ts';
import {
  ARTICLE_STATUSES,
  articleSchema,
  type Article,
  type createDraft,
  type publishArticle,
  type putArticle,
} from '../../contract.ts';
import { articleListMessages, editorMessages as messages } from '../../messages/admin.ts';
import { articleErrors } from '../../messages/articles.ts';
import { articlePath } from '../../paths.ts';
import type { Arrival } from '../list-page.tsx';

/** A draft may lack anything. */
export const draftSchema = z.object({
  title: z.string(),
  content: z.string(),
  /** Separated by commas. */
  keywords: z.string(),
  summary: z.string(),
  picture: z.string(),
  slug: z.string(),
  /** In the format of a date-and-time field, in Finnish time; '' for at once. No part of a draft. */
  publishAt: z.string(),
  /** Not edited: an article that somebody else has published meanwhile is never merged without a conflict. */
  status: z.enum(ARTICLE_STATUSES),
});
export type ArticleFields = z.output<typeof draftSchema>;

const isFilled = (text: string) => text.trim() !== '';

export const publishSchema = draftSchema.extend({
  title: z.string().refine(isFilled, articleErrors.titleMissing),
  content: z.string().refine(isFilled, articleErrors.contentMissing),
  publishAt: z.string().refine((time) => time === '' || readTimeField(time) !== null, messages.publishAtBad),
});

export const NO_FIELDS: ArticleFields = {
  title: '',
  content: '',
  keywords: '',
  summary: '',
  picture: '',
  slug: '',
  publishAt: '',
  status: 'draft',
};

export function fieldsOf(article: Article): ArticleFields {
  const { title, content, keywords, summary, picture, slug, status = 'published', publishedAt } = article;
  const publishAt =
    status === 'scheduled' && publishedAt !== null ? formatTimeField(new Date(publishedAt)) : '';
  return { title, content, keywords: keywords.join(', '), summary, picture, slug, publishAt, status };
}

export const articleFields: FieldTable<ArticleFields> = [
  { name: 'title', label: messages.title },
  { name: 'content', label: messages.content },
  // The server names the keyword that it refuses: 'keywords.0'.
  { name: 'keywords', label: messages.keywords, sentAs: 'keywords' },
  { name: 'summary', label: messages.summary },
  { name: 'picture', label: messages.picture },
  { name: 'slug', label: messages.slug },
  {
    name: 'publishAt',
    label: messages.publishAt,
    text: ({ publishAt }) => {
      const time = readTimeField(publishAt);
      return time === null ? publishAt : formatDateClock(new Date(time));
    },
  },
];

/** A time in the format of a date-and-time field ('2026-11-25T08:00'), always Finnish time. */
function formatTimeField(instant: Date): string {
  return `${helsinkiDay(instant)}T${helsinkiTime(instant)}`;
}

/** The instant as ISO 8601; null for an empty or unreadable field. */
function readTimeField(field: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(field) ?? [];
  if (day === undefined || time === undefined) return null;
  const instant = helsinkiInstant(day, time);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** Whether a draft has anything to save. */
export function hasText({ title, content }: ArticleFields): boolean {
  return isFilled(title) || isFilled(content);
}

const createdSchema = z.union([
  articleSchema,
  z.object({ article: articleSchema }).transform(({ article }) => article),
]);

interface ArticleSave extends Pick<SaveContext<Article>, 'creationKey' | 'intent'> {
  record: Pick<Article, '_id' | 'status'> | undefined;
  version: number | undefined;
}

/** Saves a draft, changes a published article, or publishes, depending on the intent and the article's status. */
export async function saveArticle(
  fields: ArticleFields,
  { record, version, creationKey, intent }: ArticleSave,
  hasConfirmedClaims: boolean,
): Promise<Article> {
  const { publishAt, status: _status, ...texts } = fields;
  const body = { ...texts, hasConfirmedClaims };
  try {
    if (intent !== 'autosave' && record?.status !== 'published') {
      const publishing = { ...body, publishAt: readTimeField(publishAt) };
      const { article } = await callApi<typeof publishArticle>(
        'POST /blog/publish',
        record
          ? { body: { ...publishing, _id: record._id, version } }
          : { body: publishing, idempotencyKey: creationKey },
      );
      return article;
    }
    return record
      ? await callApi<typeof putArticle>('PUT /blog/articles/:id', {
          params: { id: record._id },
          body: { ...body, version },
        })
      : await callApi<typeof createDraft>('POST /blog/drafts', { body, idempotencyKey: creationKey });
  } catch (error) {
    // A new article whose answer was lost is there already: what was typed since is saved over it.
    const earlier = createdSchema.safeParse(createdEarlier(error)).data;
    if (!earlier) throw error;
    const over = { record: earlier, version: earlier.version, creationKey, intent };
    return saveArticle(fields, over, hasConfirmedClaims);
  }
}

/** The message of the list after an article is published or scheduled. */
export function arrivalOf({ status, publishedAt, slug }: Article): Arrival {
  return status === 'scheduled' && publishedAt !== null
    ? { message: articleListMessages.scheduled(formatDateClock(new Date(publishedAt))) }
    : { message: articleListMessages.published, href: articlePath(slug) };
}
