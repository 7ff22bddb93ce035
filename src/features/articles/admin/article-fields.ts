// The editor's fields, and an unsaved article kept over a sign-in or a look at another tab.
import { z } from 'zod';

import { forgetDraft, keepDraft, readDraft } from '../../../platform/browser/kept-draft.ts';
import type { Article } from '../contract.ts';
import { editorMessages } from '../messages-admin.ts';
import { articleErrors } from '../messages.ts';
import { formatTimeField, readTimeField } from './publish-time.ts';

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

/** As `areSame`, but for when it comes out, which is no part of a draft. */
export function areSameWords(first: ArticleFields, second: ArticleFields): boolean {
  return areSame({ ...first, publishAt: '' }, { ...second, publishAt: '' });
}

/** What is stored after `sent` was saved, with what was typed since. */
export function withTyped(stored: ArticleFields, typed: ArticleFields, sent: ArticleFields): ArticleFields {
  const of = (name: keyof ArticleFields) => (typed[name] === sent[name] ? stored : typed)[name];
  return {
    title: of('title'),
    content: of('content'),
    keywords: of('keywords'),
    summary: of('summary'),
    picture: of('picture'),
    slug: of('slug'),
    publishAt: of('publishAt'),
  };
}

/** What keeps a field from being published. */
export function faultOf(fields: ArticleFields, name: keyof ArticleFields): string | undefined {
  const isEmpty = fields[name].trim() === '';
  switch (name) {
    case 'title':
      return isEmpty ? articleErrors.titleMissing : undefined;
    case 'content':
      return isEmpty ? articleErrors.contentMissing : undefined;
    case 'publishAt':
      return !isEmpty && readTimeField(fields.publishAt) === null ? editorMessages.publishAtBad : undefined;
    default:
      return undefined;
  }
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
