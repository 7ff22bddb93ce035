// The campaigns as rows: what each is, when and how much, and what can be done with it.
import Trash from 'lucide-react/icons/trash-2';
import { Link, useSearchParams } from 'react-router';

import { formatDate } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../../platform/ui/button.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { stateOf } from '../campaign-state.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { Campaign } from '../contract.ts';
import { discountText } from '../discount.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, useToggleCampaign } from './campaign-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './campaigns-page.module.css';

const TONES = { running: 'ok', upcoming: 'info', ended: 'neutral', off: 'warn' } as const satisfies Record<
  CampaignState,
  Tone
>;

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  today: IsoDay;
  onRemove: (campaign: Campaign) => void;
}

export function CampaignTable({ campaigns, today, onRemove }: CampaignTableProps) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.days}</th>
          <th scope="col">{columns.discount}</th>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign._id} {...{ campaign, today, onRemove }} />
        ))}
      </tbody>
    </Table>
  );
}

interface CampaignRowProps extends Omit<CampaignTableProps, 'campaigns'> {
  campaign: Campaign;
}

function CampaignRow({ campaign, today, onRemove }: CampaignRowProps) {
  const { columns } = messages;
  const { name, imageUrl, startDate, endDate, discountType, discountValue, discountCode } = campaign;
  const state = stateOf(campaign, today);
  return (
    <tr>
      <th scope="row">
        <span className={styles.campaign}>
          <Picture src={imageUrl} alt="" width={96} height={60} sizes="72px" className={styles.thumb} />
          <span className={styles.name}>{name}</span>
        </span>
      </th>
      <td data-label={columns.days} className={list.short}>
        {messages.days(formatDate(startDate), formatDate(endDate))}
      </td>
      <td data-label={columns.discount} className={list.short}>
        {discountText(discountType, discountValue)}
      </td>
      <td data-label={columns.code} className={styles.code}>
        {discountCode || <span className={styles.none}>{messages.noCode}</span>}
      </td>
      <td data-label={columns.state} className={list.short}>
        <StatusDot tone={TONES[state]}>{messages.states[state]}</StatusDot>
      </td>
      <td>
        <RowActions campaign={campaign} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function RowActions({ campaign, onRemove }: Omit<CampaignRowProps, 'today'>) {
  const { _id, name, isActive } = campaign;
  const [query] = useSearchParams();
  const toggle = useToggleCampaign();
  return (
    <div className={styles.actions}>
      <Link
        to={{ pathname: `${CAMPAIGNS_PATH}/${_id}`, search: query.toString() }}
        aria-label={messages.editLabel(name)}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        {messages.edit}
      </Link>
      <Button
        variant="text"
        size="small"
        aria-label={isActive ? messages.deactivateLabel(name) : messages.reactivateLabel(name)}
        onClick={() => {
          if (!toggle.isPending) toggle.mutate(campaign);
        }}
      >
        {isActive ? messages.deactivate : messages.reactivate}
      </Button>
      <IconButton label={messages.remove(name)} onClick={() => onRemove(campaign)}>
        <Trash />
      </IconButton>
    </div>
  );
}
