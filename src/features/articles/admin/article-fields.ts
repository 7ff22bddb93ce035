// The editor's fields, and an unsaved article kept over a sign-in or a look at another tab.
import { z } from 'zod';

import { forgetDraft, keepDraft, readDraft } from '../../../platform/browser/kept-draft.ts';
import type { Article } from '../contract.ts';
import { formatTimeField } from './publish-time.ts';

export interface ArticleFields {
  title: string;
  content: string;
  /** With commas between them. */
  keywords: string;
  summary: string;
  picture: string;
  slug: string;
  /** As a date-and-time field holds it, in Finnish time; '' for at once. */
  publishAt: string;
}

const NO_FIELDS: ArticleFields = {
  title: '',
  content: '',
  keywords: '',
  summary: '',
  picture: '',
  slug: '',
  publishAt: '',
};

export function fieldsOf(article: Article | undefined): ArticleFields {
  if (!article) return NO_FIELDS;
  const { title, content, keywords, summary, picture, slug, status, publishedAt } = article;
  return {
    title,
    content,
    keywords: keywords.join(', '),
    summary,
    picture,
    slug,
    publishAt: status === 'scheduled' && publishedAt !== null ? formatTimeField(new Date(publishedAt)) : '',
  };
}

export function areSame(first: ArticleFields, second: ArticleFields): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Whether there is anything worth keeping as a draft. */
export function hasText({ title, content }: ArticleFields): boolean {
  return title.trim() !== '' || content.trim() !== '';
}

/** What is sent of the fields; when it comes out is sent apart. */
export function fieldsToSend({ publishAt: _publishAt, ...fields }: ArticleFields) {
  return fields;
}

const keptSchema = z.object({
  /** The version it was begun on. */
  version: z.int32().optional(),
  fields: z.object({
    title: z.string(),
    content: z.string(),
    keywords: z.string(),
    summary: z.string(),
    picture: z.string(),
    slug: z.string(),
    publishAt: z.string(),
  }),
});
type KeptArticle = z.output<typeof keptSchema>;

const nameOf = (id: string) => `article:${id}`;

export function readKeptArticle(id: string): KeptArticle | undefined {
  return readDraft(nameOf(id), keptSchema);
}

export function keepArticle(id: string, article: KeptArticle): void {
  keepDraft(nameOf(id), article);
}

export function forgetKeptArticle(id: string): void {
  forgetDraft(nameOf(id));
}
