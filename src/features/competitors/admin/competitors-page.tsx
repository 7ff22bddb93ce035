// The tracked pages of competitors: the latest change, the outcome of the last check, and a check at once.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { serverMessageOr } from '../../../platform/browser/api-problem.ts';
import { buttonClass, type ButtonLook } from '../../../platform/ui/button.tsx';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import type { Tracking } from '../contract.ts';
import { competitorMessages as messages } from '../messages-admin.ts';
import { COMPETITORS_PATH, trackingsQuery, useRemoveTracking } from './tracking-queries.ts';
import { TrackingTable } from './tracking-table.tsx';

export function CompetitorsPage() {
  const { data, error, refetch } = useQuery(trackingsQuery);
  const [removing, setRemoving] = useState<Tracking>();
  return (
    <ListPage
      texts={messages}
      query={{ data: data && { answer: data, total: data.length }, error, refetch }}
      actions={<NewTrackingLink />}
      emptyAction={<NewTrackingLink variant="outline" />}
      after={
        <>
          {removing && <RemoveTracking tracking={removing} onDone={() => setRemoving(undefined)} />}
          <Outlet />
        </>
      }
    >
      {(trackings) => (
        <TrackingTable trackings={trackings} isConfirming={removing !== undefined} onRemove={setRemoving} />
      )}
    </ListPage>
  );
}

function NewTrackingLink({ variant }: ButtonLook) {
  return (
    <Link to={`${COMPETITORS_PATH}/new`} className={buttonClass({ variant })}>
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
      error={remove.error ? serverMessageOr(remove.error, messages.removeFailed) : undefined}
      onConfirm={() => remove.mutate(tracking)}
      onCancel={onDone}
    >
      <p>{messages.removeText(tracking.name)}</p>
    </ConfirmDialog>
  );
}
