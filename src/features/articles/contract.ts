// What others may know of articles: how they look to visitors and to staff, the calls, the pages.
import { z } from 'zod';

import { MAX_CONTENT_LENGTH } from '../../platform/contract/content.ts';
import { endpoint, readOnly } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { typedLines } from '../../platform/contract/typed.ts';
import { MAX_KEYWORD_LENGTH, MAX_SUMMARY_LENGTH, MAX_TITLE_LENGTH, MAX_KEYWORDS } from './article-limits.ts';
import { articleErrors as errors } from './messages/articles.ts';
import { isArticlePicture } from './pictures.ts';
import { isSlug } from './slug.ts';
import { LENGTHS, TONES } from './writing/draft-topic.ts';

/** A change of any article drops everything cached under this tag. */
export const ARTICLES_TAG = 'articles';

const MAX_LISTED = 100;
/** Longest address read: what is longer is no article's. */
const MAX_ADDRESS = 200;

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

const time = z.iso.datetime({ offset: true });

export const articleSchema = z.strictObject({
  _id: idSchema,
  title: z.string(),
  /** In the grammar of content. */
  content: z.string(),
  keywords: z.array(z.string()),
  /** Empty while a draft has no address. */
  slug: z.string(),
  /** Empty: `excerpt` is the first paragraph. */
  summary: z.string(),
  excerpt: z.string(),
  /** A drawing's name, the path of an own picture, or empty. */
  picture: z.string(),
  readingMinutes: z.int().min(1),
  createdAt: time,
  updatedAt: time,
  /** null: a draft. */
  publishedAt: time.nullable(),
  /** For staff alone. */
  status: z.enum(ARTICLE_STATUSES).optional(),
  version: z.int32().optional(),
});
export type Article = z.infer<typeof articleSchema>;

const line = typedLines.transform((text) => text.replaceAll(/\s+/g, ' '));

const keyword = line.pipe(z.string().max(MAX_KEYWORD_LENGTH, errors.keywordTooLong));
/** A list, or one text with commas. */
const keywords = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .pipe(z.array(keyword))
  .transform((list) => [...new Set(list.filter((one) => one !== ''))])
  .pipe(z.array(z.string()).max(MAX_KEYWORDS, errors.tooManyKeywords));

const sentFields = {
  ...readOnly(articleSchema),
  title: line.pipe(z.string().max(MAX_TITLE_LENGTH, errors.titleTooLong)).default(''),
  content: typedLines.max(MAX_CONTENT_LENGTH, errors.contentTooLong).default(''),
  keywords: keywords.default([]),
  summary: line.pipe(z.string().max(MAX_SUMMARY_LENGTH, errors.summaryTooLong)).default(''),
  picture: z.string().max(500).refine(isArticlePicture, errors.badPicture).default(''),
  /** Left out or empty: the address stays, or is made of the title when the article is published. */
  slug: z
    .string()
    .max(MAX_ADDRESS)
    .refine((slug) => slug === '' || isSlug(slug), errors.badSlug)
    .default(''),
  version: z.int32().optional(),
  /** Whether staff have confirmed what `findClaims` finds. false: a published article with open claims is refused. */
  hasConfirmedClaims: z.boolean().optional(),
};

const articleInputSchema = z.strictObject(sentFields);
export type ArticleInput = Omit<z.output<typeof articleInputSchema>, '_id'>;

const publishedArticleSchema = z.strictObject({
  ...sentFields,
  /** A draft, or an article that waits for its time. */
  _id: idSchema.optional(),
  /** Left out or null: at once. */
  publishAt: time.nullable().optional(),
});
export type PublishedArticle = z.output<typeof publishedArticleSchema>;

export const listArticles = endpoint('GET /blog/articles', {
  access: 'everyone',
  summary:
    'Published articles, newest first; staff get drafts as well with drafts=true, or alone with drafts=only, those changed last first. X-Total-Count says how many there are',
  query: z.object({
    /** 'only': nothing but drafts and what waits for its time. */
    drafts: z.enum(['true', 'false', 'only']).optional(),
    /** Part of a title or a keyword. */
    q: z.string().trim().max(100).optional(),
    ...pagingQuery(MAX_LISTED),
  }),
  output: z.array(articleSchema),
});
export type ArticleQuery = z.output<typeof listArticles.query>;

export const getArticle = endpoint('GET /blog/articles/:slug', {
  access: 'everyone',
  summary: 'An article by its address, also by an old one; for staff also by its id and before it is out',
  params: z.object({ slug: z.string().min(1).max(MAX_ADDRESS) }),
  output: articleSchema,
});

export const publishArticle = endpoint('POST /blog/publish', {
  access: 'staff',
  isCreation: true,
  status: 200,
  summary: 'Publishes an article, new or a draft, at once or at a time to come',
  body: publishedArticleSchema,
  output: z.strictObject({ success: z.literal(true), article: articleSchema }),
});

export const createDraft = endpoint('POST /blog/drafts', {
  access: 'staff',
  isCreation: true,
  summary: 'Keeps an article that is not published yet; nothing in it is required',
  body: articleInputSchema,
  output: articleSchema,
});

export const generateArticle = endpoint('POST /blog/generate', {
  access: 'staff',
  summary:
    'Writes a draft for the keywords from the facts of the shop; the same Idempotency-Key brings the same draft again',
  body: z.strictObject({
    keywords: keywords.refine((list) => list.length > 0, errors.keywordsMissing),
    title: line.pipe(z.string().max(MAX_TITLE_LENGTH, errors.titleTooLong)).default(''),
    tone: z.enum(TONES).default('professional'),
    length: z.enum(LENGTHS).default('medium'),
  }),
  output: z.strictObject({
    content: z.string(),
    generatedTitle: z.string(),
    /** Who wrote it: a language model, or the writer that is built in. */
    writer: z.enum(['model', 'built-in']),
    /** Hints for the editor of the draft: missing facts, keywords not understood, figures without a source. */
    notes: z.array(z.string()),
    /** The draft that it was saved as because the browser left before it was ready. */
    draftId: idSchema.nullable(),
  }),
});
export type GenerationOrder = z.output<typeof generateArticle.body>;
export type GeneratedArticle = z.output<typeof generateArticle.output>;

export const putArticle = endpoint('PUT /blog/articles/:id', {
  access: 'staff',
  summary:
    'Changes an article; its address stays unless another one is sent, and the old one leads to the new',
  body: articleInputSchema,
  output: articleSchema,
});

export const withdrawArticle = endpoint('POST /blog/articles/:id/withdraw', {
  access: 'staff',
  summary: 'Makes a published article a draft again',
  output: articleSchema,
});

export const deleteArticle = endpoint('DELETE /blog/articles/:id', {
  access: 'staff',
  summary: 'Takes an article away; it can be brought back for 30 days',
  output: null,
});

export const restoreArticle = endpoint('POST /blog/articles/:id/restore', {
  access: 'staff',
  summary: 'Brings a deleted article back as it was',
  output: articleSchema,
});
