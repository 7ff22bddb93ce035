// The campaigns of today on the home page: a strip under the header of small screens, a card in the flow, and on wide ones
// a pill in the right margin that opens to a list. All open the dialog of a campaign, without script, too.
import BadgePercent from 'lucide-react/icons/badge-percent';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { formatDate } from '../../../platform/contract/dates.ts';
import { isShippedRender } from '../../../platform/contract/pictures/shipped-render.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Dialog, dialogTrigger } from '../../../platform/ui/overlay/dialog.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import type { PublicCampaign } from '../contract.ts';
import { campaignMessages as messages } from '../messages.ts';
import { CAMPAIGN_DIALOG } from './campaign-dialog.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaign-panel.module.css';

/** Delay of the pill in milliseconds, so that the page itself comes first. */
const OPENS_AFTER_MS = 900;
/** Proportions of a campaign's picture. */
const FRAME = { width: 960, height: 600 } as const;
const DIALOG_SIZES = 'min(100vw, 520px)';

interface CampaignsProps {
  campaigns: readonly PublicCampaign[];
}

/** One line each, side by side; only on small screens. */
export function CampaignStrip({ campaigns }: CampaignsProps) {
  if (campaigns.length === 0) return null;
  return (
    <ul aria-label={messages.title} className={styles.strip}>
      {campaigns.map((campaign) => (
        <li key={campaign._id}>
          <button type="button" {...dialogTrigger(dialogId(campaign))} className={styles.line}>
            <span className={styles.lineText}>
              <b>{campaign.name}</b>, {messages.shortUntil(formatDate(campaign.endDate))}
            </span>
            <ChevronRight />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In the flow of the page, with their pictures. */
export function CampaignCard({ campaigns }: CampaignsProps) {
  if (campaigns.length === 0) return null;
  return (
    <ul aria-label={messages.title} className={classNames(layout.page, styles.cards)}>
      {campaigns.map((campaign) => (
        <li key={campaign._id}>
          <button
            type="button"
            {...dialogTrigger(dialogId(campaign))}
            className={classNames(layout.panel, styles.card)}
          >
            <Picture
              src={campaign.imageUrl}
              alt=""
              {...FRAME}
              isRender={isShippedRender(campaign.imageUrl)}
              className={styles.thumb}
            />
            <Words campaign={campaign} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CampaignPanelProps extends CampaignsProps {
  /** Whether the list is unfolded from the start. */
  isOpen?: boolean | undefined;
  /** Empty: the dialogs do not offer to book. */
  bookingUrl: string;
}

/** The pill, and the dialogs of all three places. */
export function CampaignPanel({ campaigns, isOpen = false, bookingUrl }: CampaignPanelProps) {
  if (campaigns.length === 0) return null;
  return (
    <>
      <aside
        aria-label={messages.title}
        data-plain="campaigns/campaign-panel"
        data-hydrate-after={OPENS_AFTER_MS}
        data-campaigns=""
        className={styles.corner}
      >
        <details open={isOpen} className={styles.panel}>
          <summary className={styles.pill}>
            <BadgePercent />
            <span className={styles.title}>{messages.title}</span>
            <span aria-hidden="true" className={styles.count}>
              {campaigns.length}
            </span>
          </summary>
          <ul>
            {campaigns.map((campaign) => (
              <li key={campaign._id}>
                <button type="button" {...dialogTrigger(dialogId(campaign))} className={styles.campaign}>
                  <Words campaign={campaign} />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" data-dismiss="" hidden className={styles.dismiss}>
            {messages.close}
          </button>
        </details>
      </aside>
      {campaigns.map((campaign) => (
        <CampaignDialog key={campaign._id} campaign={campaign} bookingUrl={bookingUrl} />
      ))}
    </>
  );
}

function Words({ campaign: { name, endDate } }: { campaign: PublicCampaign }) {
  return (
    <span className={styles.words}>
      <b>{name}</b>
      <span className={layout.note}>{messages.validUntil(formatDate(endDate))}</span>
    </span>
  );
}

function CampaignDialog({ campaign, bookingUrl }: { campaign: PublicCampaign; bookingUrl: string }) {
  const { name, description, endDate, imageUrl } = campaign;
  const footer = (
    <>
      <ButtonLink href={SEARCH_PATH} variant="outline">
        {messages.tyres}
      </ButtonLink>
      {bookingUrl && <ButtonLink href={bookingUrl}>{messages.book}</ButtonLink>}
    </>
  );
  return (
    <Dialog id={dialogId(campaign)} title={name} footer={footer}>
      <div className={layout.stack4}>
        {/* Only the preview of a new campaign has none yet. */}
        {imageUrl !== '' && (
          <Picture
            src={imageUrl}
            alt=""
            {...FRAME}
            sizes={DIALOG_SIZES}
            isRender={isShippedRender(imageUrl)}
            className={styles.image}
          />
        )}
        {description && <p className={styles.description}>{description}</p>}
        <p>
          <b>{messages.validUntil(formatDate(endDate))}</b>
        </p>
      </div>
    </Dialog>
  );
}

function dialogId({ _id }: PublicCampaign): string {
  return `${CAMPAIGN_DIALOG}${_id}`;
}
