// An article as lists of it show it, on its own pages and on others'.
import { helsinkiDay, type IsoDay } from '../../platform/contract/dates.ts';
import type { Article } from './contract.ts';
import { articlePath } from './paths.ts';
import { articlePicture, type ArticlePicture } from './pictures.ts';

export interface ArticleTeaser {
  _id: string;
  title: string;
  href: string;
  excerpt: string;
  picture: ArticlePicture;
  publishedOn: IsoDay;
  readingMinutes: number;
}

export function teaserOf(article: Article): ArticleTeaser {
  return {
    _id: article._id,
    title: article.title,
    href: articlePath(article.slug),
    excerpt: article.excerpt,
    picture: articlePicture(article.picture, article._id),
    publishedOn: helsinkiDay(new Date(article.publishedAt ?? article.createdAt)),
    readingMinutes: article.readingMinutes,
  };
}
