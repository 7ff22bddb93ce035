// The campaigns of today in the right corner: a pill that opens to a list, and a dialog for each campaign. All of it works
// without script; the script opens the list where there is room and lets it be closed for good.
import { formatDate } from '../../../platform/contract/dates.ts';
import { Dialog, dialogTrigger } from '../../../platform/ui/overlay/dialog.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import type { PublicCampaign } from '../contract.ts';
import { campaignMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaign-panel.module.css';

/** The corner waits so long, in milliseconds, so that the page itself comes first. */
const OPENS_AFTER_MS = 900;

export interface CampaignPanelProps {
  campaigns: readonly PublicCampaign[];
  /** Whether the list is unfolded from the start. */
  isOpen?: boolean | undefined;
}

/** Nothing when no campaign runs. */
export function CampaignPanel({ campaigns, isOpen = false }: CampaignPanelProps) {
  if (campaigns.length === 0) return null;
  return (
    <aside
      aria-label={messages.title}
      data-plain="campaigns/campaign-panel"
      data-hydrate-after={OPENS_AFTER_MS}
      data-campaigns=""
      className={styles.corner}
    >
      <details open={isOpen} className={styles.panel}>
        <summary className={styles.pill}>
          <span className={styles.title}>{messages.title}</span>
          <span aria-hidden="true" className={styles.count}>
            {campaigns.length}
          </span>
        </summary>
        <ul className={styles.list}>
          {campaigns.map((campaign) => (
            <li key={campaign._id}>
              <button type="button" {...dialogTrigger(dialogId(campaign))} className={styles.campaign}>
                <span className={styles.name}>{campaign.name}</span>
                <span className={styles.until}>{messages.validUntil(formatDate(campaign.endDate))}</span>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" data-dismiss="" hidden className={styles.dismiss}>
          {messages.close}
        </button>
      </details>
      {campaigns.map((campaign) => (
        <CampaignDialog key={campaign._id} campaign={campaign} />
      ))}
    </aside>
  );
}

function CampaignDialog({ campaign }: { campaign: PublicCampaign }) {
  const { name, description, endDate, imageUrl } = campaign;
  return (
    <Dialog id={dialogId(campaign)} title={name} className={styles.dialog}>
      <div className={layout.stack4}>
        <Picture src={imageUrl} alt="" width={960} height={600} className={styles.image} />
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.valid}>{messages.validUntil(formatDate(endDate))}</p>
      </div>
    </Dialog>
  );
}

function dialogId({ _id }: PublicCampaign): string {
  return `kampanja-${_id}`;
}
