// The two lists of articles, each with its own pages.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { formatDate, formatDateTime, helsinkiDay } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { STAFF_PAGE_SIZE } from '../article-limits.ts';
import type { Article } from '../contract.ts';
import { articleListMessages as messages, articleStatusNames } from '../messages-admin.ts';
import { articlePath } from '../paths.ts';
import { articlesQuery, editPath } from './article-queries.ts';
import type { NamedArticle } from './article-queries.ts';

import styles from './list-page.module.css';

interface ListProps {
  onRemove: (article: NamedArticle) => void;
  /** The article that is being removed: not shown, unless that fails. */
  removingId: string | undefined;
}

const { columns } = messages;

export function PublishedList({ onRemove, removingId }: ListProps) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get('sivu') ?? undefined);
  const { data, error, refetch } = useQuery(articlesQuery('published', page));
  const heading = usePageStart(page);
  const articles = (data?.answer ?? []).filter(({ _id }) => _id !== removingId);
  return (
    <section className={styles.list} aria-busy={!data && !error}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.publishedTitle}
      </h2>
      {error && (
        <LoadFailure
          title={messages.loadFailed}
          message={error.message}
          quoted={quotedReason(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={5} />}
      {data?.total === 0 && (
        <EmptyState title={messages.emptyTitle} body={<p>{messages.emptyBody}</p>} headingLevel={3} />
      )}
      {articles.length > 0 && (
        <Table caption={messages.publishedTitle} isCaptionHidden isStacked>
          <thead>
            <tr>
              <th scope="col">{columns.title}</th>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.actions}</th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => (
              <tr key={article._id}>
                <th scope="row" className={styles.title}>
                  {article.title}
                </th>
                <td data-label={columns.date} className={styles.date}>
                  {formatDate(helsinkiDay(new Date(article.publishedAt ?? article.createdAt)))}
                </td>
                <td data-label={columns.actions}>
                  <Actions article={article} onRemove={onRemove} isOut />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pager
        label={messages.publishedPages}
        param="sivu"
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / STAFF_PAGE_SIZE)}
      />
    </section>
  );
}

/** Nothing when there is no draft. */
export function DraftList({ onRemove, removingId }: ListProps) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get('luonnokset') ?? undefined);
  const { data } = useQuery(articlesQuery('drafts', page));
  const heading = usePageStart(page);
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.draftsTitle}
      </h2>
      <Table caption={messages.draftsTitle} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.changed}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {data.answer
            .filter(({ _id }) => _id !== removingId)
            .map((article) => (
              <tr key={article._id}>
                <th scope="row" className={styles.title}>
                  {titleOf(article)}
                </th>
                <td data-label={columns.status} className={styles.status}>
                  <Status article={article} />
                </td>
                <td data-label={columns.changed} className={styles.date}>
                  {formatDateTime(new Date(article.updatedAt))}
                </td>
                <td data-label={columns.actions}>
                  <Actions article={article} onRemove={onRemove} />
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
      <Pager
        label={messages.draftsPages}
        param="luonnokset"
        page={page}
        pageCount={Math.ceil((data.total ?? 0) / STAFF_PAGE_SIZE)}
      />
    </section>
  );
}

function Status({ article: { status = 'draft', publishedAt } }: { article: Article }) {
  return (
    <StatusDot tone={status === 'scheduled' ? 'info' : 'neutral'}>
      {articleStatusNames[status]}
      {publishedAt !== null && ` ${formatDateTime(new Date(publishedAt))}`}
    </StatusDot>
  );
}

function Actions({
  article,
  onRemove,
  isOut = false,
}: Pick<ListProps, 'onRemove'> & { article: Article; isOut?: boolean }) {
  const title = titleOf(article);
  return (
    <div className={styles.actions}>
      {isOut && (
        <a
          href={articlePath(article.slug)}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.openLabel(title)}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {messages.open}
        </a>
      )}
      <Link
        to={editPath(article._id)}
        aria-label={messages.editLabel(title)}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        {messages.edit}
      </Link>
      <Button
        variant="text"
        size="small"
        aria-label={messages.removeLabel(title)}
        onClick={() => onRemove({ id: article._id, title })}
      >
        {messages.remove}
      </Button>
    </div>
  );
}

function titleOf({ title }: Article): string {
  return title === '' ? messages.untitled : title;
}

/** The English text of the specification for why a list is not there. */
function quotedReason(error: Error): string {
  const isSignedOut = error instanceof ApiProblem && error.status === 401;
  return messages.loadFailedQuoted(isSignedOut ? messages.noToken : messages.fetchFailed);
}
