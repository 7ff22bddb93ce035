// The list of newsletters and those who get them; forms, sending and progress stand over it at addresses of their own.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useEffect, useState } from 'react';
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords, WORDS_PARAM } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { newsletterListMessages as messages } from '../messages-admin.ts';
import { AudienceSection } from './audience-section.tsx';
import { NOBODY } from './chosen-subscribers.ts';
import type { Chosen, ChosenContext } from './chosen-subscribers.ts';
import {
  audienceQuery,
  NEWSLETTERS_PATH,
  NEWSLETTERS_PER_PAGE,
  newslettersQuery,
} from './newsletter-queries.ts';
import { NewsletterTable } from './newsletter-table.tsx';

import list from '../../../platform/ui/list-page.module.css';
import styles from './newsletters-page.module.css';

export function NewslettersPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const { data, error, refetch } = useQuery(newslettersQuery({ page, q }));
  const heading = usePageStart(page);
  const [chosen, setChosen] = useState<Chosen>(NOBODY);
  const total = data?.total ?? 0;
  useEffect(() => {
    if (error) showToast({ text: messages.loadFailed, tone: 'bad' });
  }, [error]);
  return (
    <div className={list.page} aria-busy={!data && !error}>
      <header className={list.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <p className={list.lead}>{messages.lead}</p>
        </div>
        <Starts />
      </header>
      {(total > 0 || q !== '') && (
        <div className={styles.search}>
          <SearchWords label={messages.search} help={messages.searchHelp} />
        </div>
      )}
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && total > 0 && (
        <p role="status" className={list.lead}>
          {messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== ''} />}
      {data && data.answer.length > 0 && <NewsletterTable newsletters={data.answer} />}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / NEWSLETTERS_PER_PAGE)}
      />
      <AudienceSection chosen={chosen} onChange={setChosen} />
      <Outlet context={{ chosen, setChosen } satisfies ChosenContext} />
    </div>
  );
}

function Starts() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = query.toString();
  return (
    <div className={styles.starts}>
      <Button
        variant="outline"
        icon={<Tags />}
        onClick={() => void navigate({ pathname: `${NEWSLETTERS_PATH}/offer-message`, search })}
      >
        {messages.offerMessage}
      </Button>
      <Link to={{ pathname: `${NEWSLETTERS_PATH}/new`, search }} className={buttonClass()}>
        <Plus />
        {messages.create}
      </Link>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { data } = useQuery(audienceQuery(''));
  if (!isFiltered) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        body={<p>{messages.emptyBody(data?.total ?? undefined)}</p>}
        action={
          <Link to={`${NEWSLETTERS_PATH}/new`} className={buttonClass()}>
            {messages.create}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={messages.nothingTitle}
      body={<p>{messages.nothingBody}</p>}
      action={
        <Link to={NEWSLETTERS_PATH} className={buttonClass({ variant: 'outline' })}>
          {messages.showAll}
        </Link>
      }
    />
  );
}
