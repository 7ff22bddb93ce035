// The campaigns as rows: what each is, when and how much, and what can be done with it.
import Trash from 'lucide-react/icons/trash-2';
import { useSearchParams } from 'react-router';

import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { IconButton } from '../../../platform/ui/button.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { stateOf, type CampaignState } from '../campaign-state.ts';
import type { Campaign } from '../contract.ts';
import { discountText } from '../discount.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, useToggleCampaign } from './campaign-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaigns-page.module.css';

const TONES = { running: 'ok', upcoming: 'info', ended: 'neutral', off: 'warn' } as const satisfies Record<
  CampaignState,
  Tone
>;

interface CampaignRow {
  campaign: Campaign;
  state: CampaignState;
  onRemove: (campaign: Campaign) => void;
}

const { columns } = messages;
const COLUMNS: readonly Column<CampaignRow>[] = [
  { label: columns.name, role: 'name', cell: nameCell },
  {
    label: columns.days,
    isShort: true,
    cell: ({ campaign: { startDate, endDate } }) => messages.days(formatDate(startDate), formatDate(endDate)),
  },
  {
    label: columns.discount,
    isShort: true,
    cell: ({ campaign }) => discountText(campaign.discountType, campaign.discountValue),
  },
  {
    label: columns.code,
    className: styles.code,
    cell: ({ campaign: { discountCode } }) =>
      discountCode || <span className={styles.none}>{messages.noCode}</span>,
  },
  {
    label: columns.state,
    role: 'state',
    cell: ({ state }) => <StatusDot tone={TONES[state]}>{messages.states[state]}</StatusDot>,
  },
  { label: columns.actions, role: 'actions', cell: (row) => <RowActions {...row} /> },
];

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  today: IsoDay;
  onRemove: (campaign: Campaign) => void;
}

export function CampaignTable({ campaigns, today, onRemove }: CampaignTableProps) {
  return (
    <RecordTable
      caption={messages.title}
      rows={campaigns.map((campaign) => ({ campaign, state: stateOf(campaign, today), onRemove }))}
      columns={COLUMNS}
      keyOf={({ campaign }) => campaign._id}
      className={styles.rows}
    />
  );
}

function nameCell({ campaign: { name, imageUrl } }: CampaignRow) {
  return (
    <span className={styles.campaign}>
      <Picture src={imageUrl} alt="" width={96} height={60} sizes="72px" className={styles.thumb} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function RowActions({ campaign, onRemove }: Omit<CampaignRow, 'state'>) {
  const { _id, name, isActive } = campaign;
  const [query] = useSearchParams();
  const toggle = useToggleCampaign();
  return (
    <div className={`${layout.cluster} ${styles.actions}`}>
      <RowLink
        to={{ pathname: `${CAMPAIGNS_PATH}/${_id}`, search: query.toString() }}
        label={messages.edit}
        name={messages.editLabel(name)}
      />
      <RowButton
        label={isActive ? messages.deactivate : messages.reactivate}
        name={isActive ? messages.deactivateLabel(name) : messages.reactivateLabel(name)}
        onClick={() => {
          if (!toggle.isPending) toggle.mutate(campaign);
        }}
      />
      <IconButton label={messages.remove(name)} onClick={() => onRemove(campaign)}>
        <Trash />
      </IconButton>
    </div>
  );
}
