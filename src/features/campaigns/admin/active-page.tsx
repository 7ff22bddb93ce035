// What visitors see today, as they see it, with how long it lasts.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { daysBetween, formatDate, helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { RowLink } from '../../../platform/ui/list/row-action.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import type { PublicCampaign } from '../contract.ts';
import { campaignAdminMessages, activeCampaignMessages as messages } from '../messages-admin.ts';
import { campaignMessages } from '../messages.ts';
import { activeCampaignsQuery, CAMPAIGNS_PATH } from './campaign-queries.ts';
import { CampaignViews } from './campaign-views.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaigns-page.module.css';

export function ActiveCampaignsPage() {
  const [today] = useState(() => helsinkiDay(new Date()));
  return (
    <ListPage
      texts={{ ...messages, loadFailed: campaignAdminMessages.loadFailed }}
      query={useQuery(activeCampaignsQuery)}
      actions={
        <a href="/" target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
          {messages.openHome}
        </a>
      }
      filters={<CampaignViews isActiveShown />}
      emptyAction={
        <Link to={`${CAMPAIGNS_PATH}/new`} className={buttonClass()}>
          {campaignAdminMessages.create}
        </Link>
      }
    >
      {(campaigns) => (
        <ul className={styles.cards}>
          {campaigns.map((campaign) => (
            <ActiveCampaign key={campaign._id} campaign={campaign} today={today} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function ActiveCampaign({ campaign, today }: { campaign: PublicCampaign; today: IsoDay }) {
  const { _id, name, description, imageUrl, endDate } = campaign;
  const daysLeft = daysBetween(today, endDate);
  return (
    <li className={`${layout.panel} ${styles.card}`}>
      <Picture src={imageUrl} alt="" width={640} height={400} sizes="420px" className={styles.cardPicture} />
      <div className={styles.cardWords}>
        <h2>{name}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={`${layout.cluster2} ${styles.until}`}>
          {campaignMessages.validUntil(formatDate(endDate))}{' '}
          <Badge tone={daysLeft <= 1 ? 'warn' : 'info'}>
            {daysLeft <= 0 ? messages.lastDay : messages.daysLeft(daysLeft)}
          </Badge>
        </p>
        <RowLink
          to={`${CAMPAIGNS_PATH}/${_id}`}
          label={campaignAdminMessages.edit}
          name={campaignAdminMessages.editLabel(name)}
        />
      </div>
    </li>
  );
}
