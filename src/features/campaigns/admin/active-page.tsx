// What visitors see today, as they see it, with how long it lasts.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { daysBetween, formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { PublicCampaign } from '../contract.ts';
import { campaignAdminMessages, activeCampaignMessages as messages } from '../messages-admin.ts';
import { campaignMessages } from '../messages.ts';
import { activeCampaignsQuery, CAMPAIGNS_PATH } from './campaign-queries.ts';
import { CampaignViews } from './campaign-views.tsx';
import { useFailureToast } from './use-failure-toast.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './campaigns-page.module.css';

export function ActiveCampaignsPage() {
  const { data, error, refetch } = useQuery(activeCampaignsQuery);
  const [today] = useState(() => helsinkiDay(new Date()));
  useFailureToast(error, campaignAdminMessages.loadFailed);
  return (
    <div className={list.page} aria-busy={!data && !error}>
      <header className={list.head}>
        <div>
          <h1>{messages.title}</h1>
          <p className={list.lead}>{messages.lead}</p>
        </div>
        <a href="/" target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
          {messages.openHome}
        </a>
      </header>
      <CampaignViews isActiveShown />
      {error && (
        <LoadFailure
          title={campaignAdminMessages.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data?.length === 0 && (
        <EmptyState
          title={messages.emptyTitle}
          body={<p>{messages.emptyBody}</p>}
          action={
            <Link to={`${CAMPAIGNS_PATH}/new`} className={buttonClass()}>
              {campaignAdminMessages.create}
            </Link>
          }
        />
      )}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map((campaign) => (
            <ActiveCampaign key={campaign._id} campaign={campaign} today={today} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ActiveCampaign({ campaign, today }: { campaign: PublicCampaign; today: IsoDay }) {
  const { _id, name, description, imageUrl, endDate } = campaign;
  const daysLeft = daysBetween(today, endDate);
  return (
    <li className={styles.card}>
      <Picture src={imageUrl} alt="" width={640} height={400} sizes="420px" className={styles.cardPicture} />
      <div className={styles.cardWords}>
        <h2>{name}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.until}>
          {campaignMessages.validUntil(formatDate(endDate))}{' '}
          <Badge tone={daysLeft <= 1 ? 'warn' : 'info'}>
            {daysLeft <= 0 ? messages.lastDay : messages.daysLeft(daysLeft)}
          </Badge>
        </p>
        <Link
          to={`${CAMPAIGNS_PATH}/${_id}`}
          aria-label={campaignAdminMessages.editLabel(name)}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {campaignAdminMessages.edit}
        </Link>
      </div>
    </li>
  );
}
