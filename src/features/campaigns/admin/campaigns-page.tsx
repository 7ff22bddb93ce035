// The list of campaigns; the form of one stands over it. Page and words stand in the address.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { SearchField } from '../../../platform/ui/search-field.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Campaign } from '../contract.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, CAMPAIGNS_PER_PAGE, campaignsQuery } from './campaign-queries.ts';
import { CampaignTable } from './campaign-table.tsx';
import { CampaignViews } from './campaign-views.tsx';
import { RemoveCampaign } from './remove-campaign.tsx';
import { useFailureToast } from './use-failure-toast.ts';

import styles from './campaigns-page.module.css';

const PAGE_PARAM = 'sivu';
const WORDS_PARAM = 'haku';

export function CampaignsPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const q = query.get(WORDS_PARAM) ?? '';
  const { data, error, refetch } = useQuery(campaignsQuery({ page, q }));
  const heading = usePageStart(page);
  const [removing, setRemoving] = useState<Campaign>();
  const [today] = useState(() => helsinkiDay(new Date()));
  const total = data?.total ?? 0;
  useFailureToast(error, messages.loadFailed);
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <NewCampaignLink />
      </header>
      <div className={styles.filters}>
        <CampaignViews />
        <Words key={q} q={q} />
      </div>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && total > 0 && (
        <p role="status" className={styles.lead}>
          {messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={q !== ''} />}
      {data && data.answer.length > 0 && (
        <CampaignTable campaigns={data.answer} today={today} onRemove={setRemoving} />
      )}
      <Pager
        label={messages.pages}
        param={PAGE_PARAM}
        page={page}
        pageCount={Math.ceil(total / CAMPAIGNS_PER_PAGE)}
      />
      {removing && <RemoveCampaign campaign={removing} onDone={() => setRemoving(undefined)} />}
      <Outlet />
    </div>
  );
}

function NewCampaignLink() {
  const [query] = useSearchParams();
  return (
    <Link to={{ pathname: `${CAMPAIGNS_PATH}/new`, search: query.toString() }} className={buttonClass()}>
      <Plus />
      {messages.create}
    </Link>
  );
}

function Words({ q }: { q: string }) {
  const [query, setQuery] = useSearchParams();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(WORDS_PARAM);
    const next = new URLSearchParams(query);
    next.delete(PAGE_PARAM);
    if (typeof words === 'string' && words.trim() !== '') next.set(WORDS_PARAM, words.trim());
    else next.delete(WORDS_PARAM);
    setQuery(next);
  }
  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        label={messages.search}
        isLabelHidden
        name={WORDS_PARAM}
        defaultValue={q}
        maxLength={100}
        placeholder={messages.searchHelp}
      />
    </form>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        body={<p>{messages.emptyBody}</p>}
        action={<NewCampaignLink />}
      />
    );
  }
  return (
    <EmptyState
      title={messages.nothingTitle}
      body={<p>{messages.nothingBody}</p>}
      action={
        <Link to={CAMPAIGNS_PATH} className={buttonClass({ variant: 'outline' })}>
          {messages.showAll}
        </Link>
      }
    />
  );
}
