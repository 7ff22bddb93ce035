// The list of articles, newest first.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Pagination } from '../../../platform/ui/list/pagination.tsx';
import { EmptyState } from '../../../platform/ui/page/empty-state.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { GOOD_TO_KNOW_PATH } from '../../pages/paths.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { articlePageMessages as messages } from '../messages/articles.ts';
import { articlesPath, FEED_PATH } from '../paths.ts';
import type { ArticleTeaser } from '../teaser.ts';
import { ArticleCards } from './article-card.tsx';

import layout from '../../../platform/ui/style/layout.module.css';

export interface ArticlesPageProps {
  articles: readonly ArticleTeaser[];
  page: number;
  pageCount: number;
  profile: ShopProfile;
}

export function ArticlesPage({ articles, page, pageCount }: ArticlesPageProps) {
  return (
    <>
      <PageHead
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]}
        title={page === 1 ? messages.title : messages.headTitlePage(page)}
        lead={messages.lead}
      />
      <section className={classNames(layout.page, layout.section, layout.stack8)}>
        {articles.length === 0 ? (
          <EmptyState
            title={messages.empty}
            body={<p>{messages.emptyText}</p>}
            action={
              <ButtonLink href={GOOD_TO_KNOW_PATH} variant="outline">
                {messages.goodToKnow}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <ArticleCards articles={articles} label={messages.listLabel} />
            <Pagination page={page} pageCount={pageCount} hrefOf={articlesPath} label={messages.pages} />
          </>
        )}
        <p>
          <a href={FEED_PATH} type="application/rss+xml">
            {messages.feed}
          </a>
        </p>
      </section>
    </>
  );
}
