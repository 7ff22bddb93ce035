// An article in a list: its picture, heading, what it is about, when it came out.
import { formatDate } from '../../../platform/contract/dates.ts';
import { Card } from '../../../platform/ui/card.tsx';
import { articlePageMessages as messages } from '../messages/articles.ts';
import type { ArticleTeaser } from '../teaser.ts';
import { ArticleArt } from './article-art.tsx';

import styles from './article.module.css';

interface ArticleCardProps {
  article: ArticleTeaser;
  headingLevel?: 2 | 3 | undefined;
}

function ArticleCard({ article, headingLevel = 2 }: ArticleCardProps) {
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

/** Articles side by side, three in a row where there is room. */
export function ArticleCards({
  articles,
  label,
  headingLevel,
}: {
  articles: readonly ArticleTeaser[];
  /** Names the list where nothing else on the page does. */
  label?: string | undefined;
} & Pick<ArticleCardProps, 'headingLevel'>) {
  return (
    <ul aria-label={label} className={styles.cards}>
      {articles.map((article) => (
        <li key={article._id} className={styles.cell}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
