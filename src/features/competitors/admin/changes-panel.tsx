// The latest change of a followed page: before, after, what differs, and its prices over time.
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { PriceDiff, Tracking } from '../contract.ts';
import { competitorDiffMessages as messages, competitorMessages } from '../messages-admin.ts';
import { ContentHistory } from './content-history.tsx';
import { MarketSection } from './market-section.tsx';
import { PriceHistory } from './price-history.tsx';
import { useBackToList } from './tracking-panel.tsx';
import { diffQuery, trackingsQuery, useTrackingsChanged } from './tracking-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './competitors-page.module.css';

export function ChangesPanel() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const { data, error, isFetching, refetch } = useQuery(diffQuery(id));
  const { data: trackings } = useQuery(trackingsQuery);
  const changed = useTrackingsChanged();
  const tracking = trackings?.find(({ _id }) => _id === id);
  return (
    <SidePanel key={id} title={messages.title} onClose={close}>
      <div className={styles.form}>
        {tracking && <p className={list.lead}>{`${tracking.name}: ${tracking.productName}`}</p>}
        {error && (
          <LoadFailure
            title={messages.failed}
            message={error.message}
            quoted={isSaidByServer(error) ? undefined : competitorMessages.diffFailed}
            onRetry={() => void refetch()}
          />
        )}
        {tracking && <LookFault tracking={tracking} />}
        {!data && !error && <Skeleton lines={6} />}
        {data && <Difference diff={data} nothing={nothingText(tracking)} />}
        {tracking && <MarketSection tracking={tracking} />}
        {tracking && tracking.priceHistory.length > 0 && <PriceHistory tracking={tracking} />}
        {tracking && tracking.contentChanges.length > 0 && (
          <ContentHistory contentChanges={tracking.contentChanges} />
        )}
        <div className={styles.save}>
          <Button variant="outline" isBusy={isFetching} onClick={() => void changed()}>
            {messages.refresh}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

/** Else the specification's own words tell of it (point 7). */
function isSaidByServer(error: Error): boolean {
  return error instanceof ApiProblem && error.status > 0 && !error.code.startsWith('network.');
}

function nothingText(tracking: Tracking | undefined): string {
  return tracking?.trackingType === 'full_page' ? messages.nothingOfPage : messages.nothing;
}

/** Why the last look told nothing; what follows may be old. */
function LookFault({ tracking: { status, lastError } }: { tracking: Tracking }) {
  if (lastError === null || status === 'disabled') return null;
  return (
    <Notice tone={status === 'blocked' ? 'warn' : 'bad'} title={competitorMessages.statuses[status]}>
      {lastError}
    </Notice>
  );
}

interface DifferenceProps {
  diff: PriceDiff;
  /** Said when nothing has been read. */
  nothing: string;
}

function Difference({ diff: { latestOnly, before, after, diffHtml }, nothing }: DifferenceProps) {
  if (!after) return <p>{nothing}</p>;
  return (
    <>
      {latestOnly && <p>{messages.latestOnly}</p>}
      <div className={styles.sides}>
        {before && <Side title={messages.before} side={before} />}
        <Side title={latestOnly ? messages.now : messages.after} side={after} />
      </div>
      {diffHtml !== '' && after.price === null && (
        <section className={styles.difference} aria-labelledby="difference">
          <h3 id="difference">{messages.difference}</h3>
          <p className={styles.diff}>
            <MarkedText html={diffHtml} />
          </p>
        </section>
      )}
    </>
  );
}

/** Escaped text with `ins`, `del` and `br`: read as those and nothing else. */
function MarkedText({ html }: { html: string }) {
  let mark: 'ins' | 'del' | undefined;
  return html.split(/(<\/?(?:ins|del)>|<br>)/).map((piece, index) => {
    const key = `${index}`;
    if (piece === '<br>') return <br key={key} />;
    if (piece === '<ins>' || piece === '<del>') mark = piece === '<ins>' ? 'ins' : 'del';
    else if (piece === '</ins>' || piece === '</del>') mark = undefined;
    else {
      const Mark = mark ?? Fragment;
      return <Mark key={key}>{unescaped(piece)}</Mark>;
    }
    return null;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');

function Side({ title, side }: { title: string; side: NonNullable<PriceDiff['after']> }) {
  return (
    <div className={styles.side}>
      <span>{title}</span>
      {side.price !== null && <b>{formatEuros(Math.round(side.price * 100))}</b>}
      <p className={styles.note}>{formatDateClock(new Date(side.at))}</p>
      {side.price === null && side.snippet !== '' && <p>{side.snippet}</p>}
    </div>
  );
}
