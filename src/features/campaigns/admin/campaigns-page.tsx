// The list of campaigns; the form of one lies over it. Page and search are in the URL.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { buttonClass, type ButtonLook } from '../../../platform/ui/button.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import type { Campaign } from '../contract.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, CAMPAIGNS_PER_PAGE, campaignsQuery, useRemoveCampaign } from './campaign-queries.ts';
import { CampaignTable } from './campaign-table.tsx';
import { CampaignViews } from './campaign-views.tsx';

export function CampaignsPage() {
  const { page, q } = useListAddress();
  const [removing, setRemoving] = useState<Campaign>();
  const [today] = useState(() => helsinkiDay(new Date()));
  return (
    <ListPage
      texts={messages}
      query={useQuery(campaignsQuery({ page, q }))}
      paging={{ page, perPage: CAMPAIGNS_PER_PAGE }}
      isFiltered={q !== ''}
      actions={<NewCampaignLink />}
      filters={<CampaignViews />}
      emptyAction={<NewCampaignLink variant="outline" />}
      after={
        <>
          {removing && <RemoveCampaign campaign={removing} onDone={() => setRemoving(undefined)} />}
          <Outlet />
        </>
      }
    >
      {(campaigns) => <CampaignTable campaigns={campaigns} today={today} onRemove={setRemoving} />}
    </ListPage>
  );
}

function NewCampaignLink({ variant }: ButtonLook) {
  const [query] = useSearchParams();
  return (
    <Link
      to={{ pathname: `${CAMPAIGNS_PATH}/new`, search: query.toString() }}
      className={buttonClass({ variant })}
    >
      <Plus />
      {messages.create}
    </Link>
  );
}

function RemoveCampaign({ campaign, onDone }: { campaign: Campaign; onDone: () => void }) {
  const remove = useRemoveCampaign(onDone);
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error ? `${messages.removeFailed}: ${remove.error.message}` : undefined}
      onConfirm={() => remove.mutate(campaign)}
      onCancel={onDone}
    >
      <p>{messages.removeText(campaign.name)}</p>
    </ConfirmDialog>
  );
}
