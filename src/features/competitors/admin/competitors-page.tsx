// The followed pages of competitors: what changed last, how the last look went, and a look at once.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { buttonClass } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Tracking } from '../contract.ts';
import { competitorMessages as messages } from '../messages-admin.ts';
import { COMPETITORS_PATH, trackingsQuery, useRemoveTracking } from './tracking-queries.ts';
import { TrackingTable } from './tracking-table.tsx';

import list from '../../../platform/ui/list-page.module.css';

export function CompetitorsPage() {
  const { data, error, refetch } = useQuery(trackingsQuery);
  const [removing, setRemoving] = useState<Tracking>();
  return (
    <div className={list.page} aria-busy={!data && !error}>
      <header className={list.head}>
        <div>
          <h1>{messages.title}</h1>
          <p className={list.lead}>{messages.lead}</p>
        </div>
        <NewTrackingLink />
      </header>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {data?.length === 0 && (
        <EmptyState
          title={messages.emptyTitle}
          body={<p>{messages.emptyBody}</p>}
          action={<NewTrackingLink />}
        />
      )}
      {data && data.length > 0 && (
        <>
          <p role="status" className={list.lead}>
            {messages.count(data.length)}
          </p>
          <TrackingTable trackings={data} isAsking={removing !== undefined} onRemove={setRemoving} />
        </>
      )}
      {removing && <RemoveTracking tracking={removing} onDone={() => setRemoving(undefined)} />}
      <Outlet />
    </div>
  );
}

function NewTrackingLink() {
  return (
    <Link to={`${COMPETITORS_PATH}/new`} className={buttonClass()}>
      <Plus />
      {messages.create}
    </Link>
  );
}

function RemoveTracking({ tracking, onDone }: { tracking: Tracking; onDone: () => void }) {
  const remove = useRemoveTracking(onDone);
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error ? remove.error.message || messages.removeFailed : undefined}
      onConfirm={() => remove.mutate(tracking)}
      onCancel={onDone}
    >
      <p>{messages.removeText(tracking.name)}</p>
    </ConfirmDialog>
  );
}
