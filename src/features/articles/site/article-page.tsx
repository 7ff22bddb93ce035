// An article, designed for phones first: one column of text, its contents next to it where there is room.
import { headingAnchors, type HeadingAnchor } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Content } from '../../../platform/ui/content.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { CONTACT_PATH } from '../../pages/paths.ts';
import { phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { Article } from '../contract.ts';
import { articlePageMessages as messages } from '../messages/articles.ts';
import { ARTICLES_PATH } from '../paths.ts';
import type { ArticleTeaser } from '../teaser.ts';
import { ArticleArt } from './article-art.tsx';
import { ArticleCards } from './article-card.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './article.module.css';

export interface ArticlePageProps {
  article: Article;
  /** The same article as lists show it. */
  teaser: ArticleTeaser;
  related: readonly ArticleTeaser[];
  /** The day of the last change, when it is shown. */
  updatedOn: string | null;
  profile: ShopProfile;
}

/** From this many headings on there is a list of them. */
const CONTENTS_FROM = 3;

export function ArticlePage({ article, teaser, related, updatedOn, profile }: ArticlePageProps) {
  const blocks = parseContent(article.content);
  const headings = headingAnchors(blocks).filter(({ level }) => level === 2);
  const hasContents = headings.length >= CONTENTS_FROM;
  return (
    <>
      <article>
        <PageHead
          crumbs={[
            { label: messages.home, href: '/' },
            { label: messages.title, href: ARTICLES_PATH },
            { label: article.title },
          ]}
          title={<span className={styles.headTitle}>{article.title}</span>}
          lead={article.summary === '' ? undefined : article.summary}
          actions={<Facts teaser={teaser} updatedOn={updatedOn} />}
          art={
            <div className={styles.head}>
              <ArticleArt picture={teaser.picture} isFirst />
            </div>
          }
        />
        <div
          className={classNames(
            layout.page,
            layout.section,
            styles.columns,
            hasContents && styles.withContents,
          )}
        >
          {hasContents && <Contents headings={headings} />}
          <Content blocks={blocks} hasAnchors className={classNames(type.prose, styles.text)} />
        </div>
      </article>
      <Help profile={profile} />
      {related.length > 0 && <Related articles={related} />}
    </>
  );
}

function Facts({ teaser, updatedOn }: { teaser: ArticleTeaser; updatedOn: string | null }) {
  return (
    <p className={styles.facts}>
      <time dateTime={teaser.publishedOn}>{messages.published(formatDate(teaser.publishedOn))}</time>
      {updatedOn !== null && ` · ${messages.updated(updatedOn)}`}
      {` · ${messages.minutes(teaser.readingMinutes)}`}
    </p>
  );
}

function Contents({ headings }: { headings: readonly HeadingAnchor[] }) {
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      <p className={styles.contentsTitle}>{messages.contents}</p>
      <ol className={styles.contentsList}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Help({ profile: { phone } }: { profile: ShopProfile }) {
  const pageExists = usePageExists();
  return (
    <section className={classNames(layout.raised, styles.help)} data-print="no">
      <div className={classNames(layout.page, layout.section, layout.spread)}>
        <div>
          <h2>{messages.helpTitle}</h2>
          <p>{messages.helpText}</p>
        </div>
        <div className={layout.row}>
          {pageExists(CONTACT_PATH) && <ButtonLink href={CONTACT_PATH}>{messages.contact}</ButtonLink>}
          {phone && (
            <ButtonLink href={phoneHref(phone)} variant="outline">
              {messages.call(phone)}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function Related({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <section className={classNames(layout.page, layout.section, layout.stack8)} data-print="no">
      <div className={layout.spread}>
        <h2>{messages.related}</h2>
        <a href={ARTICLES_PATH}>{messages.all}</a>
      </div>
      <ArticleCards articles={articles} headingLevel={3} />
    </section>
  );
}
