// Followed pages as rows.
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Table } from '../../../platform/ui/table.tsx';
import { checkedAgo } from '../checked-ago.ts';
import type { Tracking, TrackingStatus } from '../contract.ts';
import { competitorMessages as messages } from '../messages-admin.ts';
import { COMPETITORS_PATH, useCheckTracking } from './tracking-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './competitors-page.module.css';

const TONES = { active: 'ok', error: 'bad', disabled: 'neutral', blocked: 'warn' } as const satisfies Record<
  TrackingStatus,
  Tone
>;

interface TrackingTableProps {
  trackings: readonly Tracking[];
  /** A question is open over the table. */
  isAsking: boolean;
  onRemove: (tracking: Tracking) => void;
}
type RowProps = Omit<TrackingTableProps, 'trackings'> & { tracking: Tracking };

export function TrackingTable({ trackings, ...rest }: TrackingTableProps) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          {[
            columns.competitor,
            columns.type,
            columns.change,
            columns.status,
            columns.checked,
            columns.actions,
          ].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trackings.map((tracking) => (
          <TrackingRow key={tracking._id} tracking={tracking} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

function TrackingRow(row: RowProps) {
  const { tracking } = row;
  const { columns } = messages;
  const { name, url, productName, trackingType, status, lastError, lastChecked } = tracking;
  return (
    <tr>
      <th scope="row">
        <div className={styles.competitor}>
          <a href={url} target="_blank" rel="noreferrer noopener" aria-label={messages.openPage(name)}>
            {name}
          </a>
          <span className={styles.product}>{productName}</span>
        </div>
      </th>
      <td data-label={columns.type}>{messages.types[trackingType]}</td>
      <td data-label={columns.change} className={styles.change}>
        {changeText(tracking)}
      </td>
      <td data-label={columns.status}>
        <div>
          <StatusDot tone={TONES[status]}>{messages.statuses[status]}</StatusDot>
          {lastError !== null && <span className={styles.fault}>{lastError}</span>}
        </div>
      </td>
      <td data-label={columns.checked} className={list.short}>
        {lastChecked === null ? messages.never : <CheckedAgo at={lastChecked} />}
      </td>
      <td>
        <RowActions {...row} />
      </td>
    </tr>
  );
}

/** In words that keep up with the clock; the exact time beside the pointer. */
function CheckedAgo({ at }: { at: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  return (
    <time dateTime={at} title={formatDateClock(date)}>
      {checkedAgo(date.getTime(), nowMs)}
    </time>
  );
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

/** A page that was read shows its changes (specification, section 2), unless something else has been opened meanwhile. */
function useChangesAfter(checked: Tracking | undefined, isAsking: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = useEffectEvent((id: string) => {
    if (pathname === COMPETITORS_PATH && !isAsking) void navigate(`${COMPETITORS_PATH}/${id}/changes`);
  });
  useEffect(() => {
    if (checked && !checked.isChecking && checked.status === 'active') open(checked._id);
  }, [checked]);
}

function RowActions({ tracking, isAsking, onRemove }: RowProps) {
  const { _id, name, isEnabled, isChecking } = tracking;
  const check = useCheckTracking();
  useChangesAfter(check.data, isAsking);
  // A second press comes before the button has been drawn as busy.
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    check.mutate(tracking, { onSettled: () => (isAsked.current = false) });
  };
  const isBusy = check.isPending || isChecking;
  return (
    <div className={classNames(list.actions, styles.rowActions)}>
      <Button
        variant="outline"
        size="small"
        disabled={!isEnabled}
        isBusy={isBusy}
        aria-label={messages.checkLabel(name)}
        onClick={ask}
      >
        {isBusy ? messages.checking : messages.check}
      </Button>
      <Link
        to={`${COMPETITORS_PATH}/${_id}/changes`}
        aria-label={messages.changesLabel(name)}
        className={buttonClass({ variant: 'text', size: 'small' })}
      >
        {messages.changes}
      </Link>
      <Link
        to={`${COMPETITORS_PATH}/${_id}`}
        aria-label={messages.editLabel(name)}
        className={buttonClass({ variant: 'text', size: 'small' })}
      >
        {messages.edit}
      </Link>
      <IconButton label={messages.remove(name)} onClick={() => onRemove(tracking)}>
        <Trash />
      </IconButton>
    </div>
  );
}
