// An article as schema.org data, the same as its page shows.
import { countWords } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { sharePathOf } from '../../../platform/server/sharing/share-address.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { Article } from '../contract.ts';
import { articlePath } from '../paths.ts';
import type { ArticlePicture } from '../pictures.ts';

/** Search engines cut headlines beyond this. */
const MAX_HEADLINE_LENGTH = 110;

interface DataSources {
  profile: ShopProfile;
  publicUrl: string;
  picture: ArticlePicture;
}

/** An `Article` with absolute addresses (schema.org; Google Search Central, article). */
export function articleData(article: Article, { profile, publicUrl, picture }: DataSources): object {
  const url = new URL(articlePath(article.slug), publicUrl).href;
  const shop = { '@type': 'Organization', name: profile.name, url: new URL('/', publicUrl).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title.slice(0, MAX_HEADLINE_LENGTH),
    description: article.excerpt,
    inLanguage: 'fi',
    datePublished: article.publishedAt ?? article.createdAt,
    dateModified: later(article.publishedAt ?? article.createdAt, article.updatedAt),
    wordCount: countWords(parseContent(article.content)),
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
    // A drawing is not a file: the picture of a shared link shows the article's title.
    image: [
      new URL(picture.kind === 'file' ? picture.path : sharePathOf(articlePath(article.slug)), publicUrl)
        .href,
    ],
    author: shop,
    publisher: shop,
    mainEntityOfPage: url,
    url,
  };
}

/** An article that waited for its day was not changed before it came out. */
function later(published: string, updated: string): string {
  return new Date(updated) > new Date(published) ? updated : published;
}
