// The list of campaigns; the form of one stands over it. Page and words stand in the address.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { PAGE_PARAM, SearchWords, WORDS_PARAM } from '../../../platform/ui/search-words.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Campaign } from '../contract.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, CAMPAIGNS_PER_PAGE, campaignsQuery } from './campaign-queries.ts';
import { CampaignTable } from './campaign-table.tsx';
import { CampaignViews } from './campaign-views.tsx';
import { RemoveCampaign } from './remove-campaign.tsx';
import { useFailureToast } from './use-failure-toast.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './campaigns-page.module.css';

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
    <div className={list.page} aria-busy={!data && !error}>
      <header className={list.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {messages.title}
          </h1>
          <p className={list.lead}>{messages.lead}</p>
        </div>
        <NewCampaignLink />
      </header>
      <div className={styles.filters}>
        <CampaignViews />
        <SearchWords label={messages.search} help={messages.searchHelp} />
      </div>
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
