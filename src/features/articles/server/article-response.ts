// An article's form in the API, made of its row.
import { countWords, firstParagraph } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import type { Article, ArticleStatus } from '../contract.ts';
import { readingMinutes } from '../reading.ts';
import type { ArticleRow } from './store.ts';

/** As long as search engines show a description. */
const EXCERPT_LENGTH = 160;

/** What everybody may know. */
export function publicArticle(row: ArticleRow): Article {
  const blocks = parseContent(row.content);
  const { version: _version, ...shown } = toApiRecord(row);
  return {
    ...shown,
    slug: row.slug ?? '',
    excerpt: row.summary === '' ? firstParagraph(blocks, EXCERPT_LENGTH) : row.summary,
    readingMinutes: readingMinutes(countWords(blocks)),
  };
}

/** The same with what only staff see. */
export function staffArticle(row: ArticleRow, now: Date): Article {
  return { ...publicArticle(row), status: statusOf(row.publishedAt, now), version: row.version };
}

function statusOf(publishedAt: Date | null, now: Date): ArticleStatus {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
