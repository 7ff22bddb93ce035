// The form of a campaign over the list, at an address of its own: a new one, or one that is stored.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/page/skeleton.tsx';
import { campaignAdminMessages, campaignFormMessages as messages } from '../messages-admin.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CAMPAIGNS_PATH, campaignQuery } from './campaign-queries.ts';

import styles from './campaign-modal.module.css';

export function NewCampaignModal() {
  const close = useBackToList();
  return (
    <SidePanel title={messages.createTitle} onClose={close} className={styles.modal}>
      <CampaignEditor onDone={close} />
    </SidePanel>
  );
}

export function EditCampaignModal() {
  const { id = '' } = useParams();
  const close = useBackToList();
  return (
    <SidePanel key={id} title={messages.editTitle} onClose={close} className={styles.modal}>
      <StoredCampaign id={id} onDone={close} />
    </SidePanel>
  );
}

function StoredCampaign({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(campaignQuery(id));
  // What was kept from an earlier look may be old by now.
  if (data && isFetchedAfterMount) return <CampaignEditor campaign={data} onDone={onDone} />;
  if (!error) {
    return (
      <div aria-busy="true">
        <Skeleton lines={10} />
      </div>
    );
  }
  return (
    <LoadFailure
      title={campaignAdminMessages.oneLoadFailed}
      message={error.message}
      onRetry={() => void refetch()}
    />
  );
}

/** Back to the page of the list that the form stands over. */
function useBackToList(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  return useCallback(() => void navigate({ pathname: CAMPAIGNS_PATH, search }), [navigate, search]);
}
