// Tracked pages as rows.
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { useNow } from '../../../platform/browser/use-now.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { formatEuros, shortEuroText } from '../../../platform/contract/money.ts';
import { StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { OfferMargin } from '../../catalogue/admin/offer-margin.tsx';
import { offerFormPath, productFormPath } from '../../catalogue/tyres-tab-path.ts';
import { checkedAgo } from '../checked-ago.ts';
import type { ListedTracking, Tracking, TrackingStatus } from '../contract.ts';
import { competitorMessages as messages } from '../messages-admin.ts';
import { PriceSparkline } from './price-sparkline.tsx';
import { COMPETITORS_PATH, useCheckTracking } from './tracking-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './competitors-page.module.css';

const TONES = { active: 'ok', error: 'bad', disabled: 'neutral', blocked: 'warn' } as const satisfies Record<
  TrackingStatus,
  Tone
>;

interface TrackingTableProps {
  trackings: readonly ListedTracking[];
  /** A question is open over the table. */
  isConfirming: boolean;
  onRemove: (tracking: Tracking) => void;
}
type RowProps = Omit<TrackingTableProps, 'trackings'> & { tracking: Tracking };

const { columns } = messages;
const columnsOf = (actions: Omit<RowProps, 'tracking'>): Column<ListedTracking>[] => [
  {
    label: columns.competitor,
    role: 'name',
    className: styles.competitor,
    cell: ({ _id, name, productName }) => (
      <>
        <Link to={`${COMPETITORS_PATH}/${_id}`}>{name}</Link>
        <span className={`${layout.note} ${styles.product}`}>{productName}</span>
      </>
    ),
  },
  { label: columns.type, cell: ({ trackingType }) => messages.types[trackingType] },
  {
    label: columns.change,
    className: styles.change,
    cell: (tracking) => (
      <>
        {changeText(tracking)}
        <PriceSparkline points={tracking.priceHistory} until={tracking.lastChecked} />
      </>
    ),
  },
  {
    label: columns.ours,
    className: styles.change,
    cell: ({ ours, name }) => ours && <OurCell {...{ ours, name }} />,
  },
  {
    label: columns.status,
    role: 'state',
    cell: ({ status, lastError }) => (
      <>
        <StatusDot tone={TONES[status]}>{messages.statuses[status]}</StatusDot>
        {lastError !== null && <span className={`${layout.note} ${styles.error}`}>{lastError}</span>}
      </>
    ),
  },
  {
    label: columns.checked,
    isShort: true,
    cell: ({ lastChecked }) => (lastChecked === null ? messages.never : <CheckedAgo at={lastChecked} />),
  },
  {
    label: columns.actions,
    role: 'actions',
    cell: (tracking) => <RowActions tracking={tracking} {...actions} />,
  },
];

export function TrackingTable({ trackings, ...actions }: TrackingTableProps) {
  return (
    <RecordTable
      caption={messages.title}
      rows={trackings}
      columns={columnsOf(actions)}
      keyOf={({ _id }) => _id}
    />
  );
}

/** The time since, updated with the clock; the exact time as a tooltip. */
function CheckedAgo({ at }: { at: string }) {
  const nowMs = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={formatDateClock(date)}>
      {checkedAgo(date.getTime(), nowMs)}
    </time>
  );
}

/** Our price, its difference from theirs, and the link to an offer that answers it. */
export function OurCell({ ours, name }: { ours: NonNullable<ListedTracking['ours']>; name: string }) {
  const { price, difference, answer, rank } = ours;
  return (
    <>
      <Link to={productFormPath(ours)} aria-label={messages.openOurs(`${ours.name} ${ours.size}`)}>
        {price === 0 ? messages.askPrice : shortEuroText(price)}
      </Link>
      {difference !== null && (
        <span className={`${layout.note} ${styles.product}`}>{differenceText(difference)}</span>
      )}
      {rank !== null && rank.of > 1 && (
        <span className={`${layout.note} ${styles.product}`} title={messages.rankHelp(ours.size)}>
          {messages.rank(rank.place, rank.of)}
        </span>
      )}
      {answer && (
        <span className={styles.product}>
          <Link
            to={offerFormPath(ours, answer.price)}
            aria-label={messages.offerOf(shortEuroText(answer.price), name)}
          >
            {messages.offer(shortEuroText(answer.price))}
          </Link>
          <span className={styles.product}>
            <OfferMargin {...answer} isInRow />
          </span>
        </span>
      )}
    </>
  );
}

function differenceText(euros: number): string {
  if (euros === 0) return messages.same;
  return (euros > 0 ? messages.dearer : messages.cheaper)(shortEuroText(Math.abs(euros)));
}

function changeText({ currentPrice, previousPrice, trackingType, contentChanges }: Tracking): string {
  if (trackingType === 'full_page') {
    if (contentChanges.length === 0) return messages.noReading;
    return contentChanges.length === 1 ? messages.contentSame : messages.contentChanged;
  }
  if (currentPrice === null) return messages.noReading;
  const after = formatEuros(Math.round(currentPrice * 100));
  if (previousPrice === null) return messages.noChange(after);
  const before = formatEuros(Math.round(previousPrice * 100));
  return currentPrice > previousPrice ? messages.rose(before, after) : messages.fell(before, after);
}

/** Checks the page now, and opens its changes when the check ends, unless something else has been opened meanwhile. */
function useCheckNow(tracking: Tracking, isConfirming: boolean): { checkNow: () => void; isBusy: boolean } {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const check = useCheckTracking();
  const isBusy = check.isPending || tracking.isChecking;
  // What was known before the click; a second click comes before the button is rendered as busy.
  const before = useRef<Tracking>(undefined);
  const end = useEffectEvent(() => {
    const isRead = before.current && before.current.lastChecked !== tracking.lastChecked;
    before.current = undefined;
    if (isRead && tracking.status === 'active' && pathname === COMPETITORS_PATH && !isConfirming) {
      void navigate(`${COMPETITORS_PATH}/${tracking._id}/changes`);
    }
  });
  useEffect(() => {
    if (!isBusy) end();
  }, [isBusy]);
  return {
    isBusy,
    checkNow: () => {
      if (before.current) return;
      before.current = tracking;
      check.mutate(tracking);
    },
  };
}

function RowActions({ tracking, isConfirming, onRemove }: RowProps) {
  const { _id, name, url, isEnabled } = tracking;
  const { checkNow, isBusy } = useCheckNow(tracking, isConfirming);
  return (
    <div className={`${layout.row} ${styles.rowActions}`}>
      <RowButton
        label={isBusy ? messages.checking : messages.check}
        name={messages.checkLabel(name)}
        variant="outline"
        disabled={!isEnabled}
        isBusy={isBusy}
        onClick={checkNow}
      />
      <RowMenu name={name}>
        <RowLink
          to={`${COMPETITORS_PATH}/${_id}/changes`}
          label={messages.changes}
          name={messages.changesLabel(name)}
          variant="text"
        />
        <a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={messages.openPage(name)}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {messages.page}
        </a>
        <RowButton
          label={messages.removeConfirm}
          name={messages.remove(name)}
          isRemoval
          onClick={() => onRemove(tracking)}
        />
      </RowMenu>
    </div>
  );
}
