// The articles of the shop: what is published, five to a page, and below it drafts and what is scheduled.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { formatDate, formatDateClock, helsinkiDay } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { usePageStart } from '../../../platform/ui/list/pager.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { STAFF_PAGE_SIZE } from '../article-limits.ts';
import type { Article } from '../contract.ts';
import { articleListMessages as messages, articleStatusNames } from '../messages/admin.ts';
import { articlePath } from '../paths.ts';
import { articlesQuery, editPath, NEW_ID, useRemoval } from './article-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './list-page.module.css';

/** What the editor passes to the list after publishing. */
const arrivalSchema = z.object({ message: z.string(), href: z.string().optional() });
export type Arrival = z.output<typeof arrivalSchema>;

const { columns } = messages;
const DRAFTS_PARAM = 'luonnokset';

const publishedColumns: readonly Column<Article>[] = [
  {
    label: columns.date,
    isShort: true,
    cell: ({ publishedAt, createdAt }) => formatDate(helsinkiDay(new Date(publishedAt ?? createdAt))),
  },
];

const draftColumns: readonly Column<Article>[] = [
  { label: columns.status, role: 'state', cell: (article) => <Status article={article} /> },
  { label: columns.changed, isShort: true, cell: ({ updatedAt }) => formatDateClock(new Date(updatedAt)) },
];

/** The title, the columns of the list between, and the actions. */
function articleColumns(
  between: readonly Column<Article>[],
  onRemove: (article: Article) => void,
): readonly Column<Article>[] {
  return [
    {
      label: columns.title,
      role: 'name',
      className: styles.title,
      cell: (article) => <Link to={editPath(article._id)}>{titleOf(article)}</Link>,
    },
    ...between,
    {
      label: columns.actions,
      role: 'menu',
      cell: (article) => <Actions article={article} onRemove={onRemove} />,
    },
  ];
}

export function ArticleListPage() {
  const { page } = useListAddress();
  const query = useQuery(articlesQuery('published', page));
  const { remove, restore } = useRemoval();
  const arrival = arrivalSchema.safeParse(useLocation().state).data;
  const removal: Removal = {
    onRemove: remove.mutate,
    removingId: remove.isPending ? remove.variables._id : undefined,
  };
  return (
    <ListPage
      texts={messages}
      query={query}
      paging={{ page, perPage: STAFF_PAGE_SIZE }}
      quoted={query.error ? quotedReason(query.error) : undefined}
      headingLevel={3}
      actions={
        <Link to={editPath(NEW_ID)} className={buttonClass()}>
          <Plus />
          {messages.create}
        </Link>
      }
      notice={
        <>
          {arrival && remove.isIdle && <ArrivalNotice arrival={arrival} />}
          <Failure title={messages.removeFailed} error={remove.error} />
          <Failure title={messages.restoreFailed} error={restore.error} />
        </>
      }
      note={<h2>{messages.publishedTitle}</h2>}
      after={<DraftList {...removal} />}
    >
      {(articles) => (
        <ArticleTable
          caption={messages.publishedTitle}
          articles={articles}
          removal={removal}
          columns={publishedColumns}
        />
      )}
    </ListPage>
  );
}

/** Nothing when there is no draft. */
function DraftList(removal: Removal) {
  const [params] = useSearchParams();
  const page = pageNumber(params.get(DRAFTS_PARAM) ?? undefined);
  const query = useQuery(articlesQuery('drafts', page));
  const heading = usePageStart(page);
  if (!query.data || query.data.total === 0) return null;
  return (
    <section className={layout.stack3}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.draftsTitle}
      </h2>
      <RecordList
        query={query}
        texts={{ ...messages, pages: messages.draftsPages }}
        paging={{ page, perPage: STAFF_PAGE_SIZE, param: DRAFTS_PARAM }}
        heading={heading}
      >
        {(articles) => (
          <ArticleTable
            caption={messages.draftsTitle}
            articles={articles}
            removal={removal}
            columns={draftColumns}
          />
        )}
      </RecordList>
    </section>
  );
}

interface Removal {
  onRemove: (article: Article) => void;
  /** The article that is being removed: not shown, unless that fails. */
  removingId: string | undefined;
}

interface ArticleTableProps {
  caption: string;
  articles: readonly Article[];
  removal: Removal;
  columns: readonly Column<Article>[];
}

function ArticleTable({ caption, articles, removal, columns: between }: ArticleTableProps) {
  const { onRemove, removingId } = removal;
  return (
    <RecordTable
      caption={caption}
      rows={articles.filter(({ _id }) => _id !== removingId)}
      keyOf={({ _id }) => _id}
      columns={articleColumns(between, onRemove)}
    />
  );
}

function Status({ article: { status = 'draft', publishedAt } }: { article: Article }) {
  return (
    <StatusDot tone={status === 'scheduled' ? 'info' : 'neutral'}>
      {articleStatusNames[status]}
      {publishedAt !== null && ` ${formatDateClock(new Date(publishedAt))}`}
    </StatusDot>
  );
}

function Actions({ article, onRemove }: Pick<Removal, 'onRemove'> & { article: Article }) {
  const title = titleOf(article);
  // The list of published articles is the public one, which has no status.
  const { status = 'published' } = article;
  return (
    <RowMenu name={title}>
      {status === 'published' && (
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
      <RowButton
        label={messages.remove}
        name={messages.removeLabel(title)}
        isRemoval
        onClick={() => onRemove(article)}
      />
    </RowMenu>
  );
}

function ArrivalNotice({ arrival: { message, href } }: { arrival: Arrival }) {
  return (
    <Notice
      tone="ok"
      role="status"
      action={
        href !== undefined && (
          <a href={href} target="_blank" rel="noreferrer">
            {messages.show}
          </a>
        )
      }
    >
      {message}
    </Notice>
  );
}

function Failure({ title, error }: { title: string; error: Error | null }) {
  return (
    error && (
      <Notice tone="bad" role="alert" title={title}>
        {error.message}
      </Notice>
    )
  );
}

function titleOf({ title }: Pick<Article, 'title'>): string {
  return title === '' ? messages.untitled : title;
}

/** The English text for why a list is not there. */
function quotedReason(error: Error): string {
  const isSignedOut = error instanceof ApiProblem && error.status === 401;
  return messages.loadFailedQuoted(isSignedOut ? messages.noToken : messages.fetchFailed);
}
