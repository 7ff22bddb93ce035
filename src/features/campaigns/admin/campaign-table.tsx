// The campaigns as rows: what each is, when and how much, and what can be done with it.
import { Link, useSearchParams } from 'react-router';

import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { stateOf, type CampaignState } from '../campaign-state.ts';
import type { Campaign } from '../contract.ts';
import { discountText } from '../discount.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';
import { CAMPAIGNS_PATH, useToggleCampaign } from './campaign-queries.ts';

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
  { label: columns.name, role: 'name', cell: ({ campaign }) => <CampaignName campaign={campaign} /> },
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
  { label: columns.actions, role: 'menu', cell: (row) => <RowActions {...row} /> },
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

function CampaignName({ campaign: { _id, name, imageUrl } }: Pick<CampaignRow, 'campaign'>) {
  const [query] = useSearchParams();
  return (
    <span className={styles.campaign}>
      <Picture src={imageUrl} alt="" width={96} height={60} sizes="72px" className={styles.thumb} />
      <Link to={{ pathname: `${CAMPAIGNS_PATH}/${_id}`, search: query.toString() }} className={styles.name}>
        {name}
      </Link>
    </span>
  );
}

function RowActions({ campaign, state, onRemove }: CampaignRow) {
  const { name, isActive } = campaign;
  const toggle = useToggleCampaign();
  return (
    <RowMenu name={name}>
      {state !== 'ended' && (
        <RowButton
          label={isActive ? messages.deactivate : messages.reactivate}
          name={isActive ? messages.deactivateLabel(name) : messages.reactivateLabel(name)}
          onClick={() => {
            if (!toggle.isPending) toggle.mutate(campaign);
          }}
        />
      )}
      <RowButton
        label={messages.removeConfirm}
        name={messages.remove(name)}
        isRemoval
        onClick={() => onRemove(campaign)}
      />
    </RowMenu>
  );
}
