// The form of a campaign over the list, at a separate address: a new one, or a stored one.
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { useFreshQuery } from '../../../platform/browser/api-query.ts';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
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
  // What the cache has may be old.
  const campaign = useFreshQuery(campaignQuery(id));
  if (campaign.data) return <CampaignEditor campaign={campaign.data} onDone={onDone} />;
  return <LoadState query={campaign} title={campaignAdminMessages.oneLoadFailed} />;
}

/** Back to the page of the list below the form. */
function useBackToList(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  return useCallback(() => void navigate({ pathname: CAMPAIGNS_PATH, search }), [navigate, search]);
}
