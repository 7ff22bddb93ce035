// An article in a list: its picture, heading, what it is about, when it came out.
import { formatDate } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { Card } from '../../../platform/ui/card.tsx';
import { articlePageMessages as messages } from '../messages.ts';
import type { ArticlePicture } from '../pictures.ts';
import { ArticleArt } from './article-art.tsx';

import styles from './article.module.css';

export interface ArticleTeaser {
  _id: string;
  title: string;
  href: string;
  excerpt: string;
  picture: ArticlePicture;
  publishedOn: IsoDay;
  readingMinutes: number;
}

export interface ArticleCardProps {
  article: ArticleTeaser;
  headingLevel?: 2 | 3 | undefined;
}

export function ArticleCard({ article, headingLevel = 2 }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" isLinked top={<ArticleArt picture={article.picture} />} className={styles.card}>
      <Heading>
        <a href={article.href}>{article.title}</a>
      </Heading>
      <p className={styles.excerpt}>{article.excerpt}</p>
      <p className={styles.facts}>
        <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
        {' · '}
        {messages.minutes(article.readingMinutes)}
      </p>
    </Card>
  );
}
