// The latest change of a followed page: before, after, what differs, and its prices over time.
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router';

import { isServerMessage } from '../../../platform/browser/api-problem.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { PriceDiff, Tracking } from '../contract.ts';
import { competitorDiffMessages as messages, competitorMessages } from '../messages-admin.ts';
import { priceEmail } from '../messages.ts';
import { isUnlikelyChange } from '../unlikely-change.ts';
import { ContentHistory } from './content-history.tsx';
import { MarketSection } from './market-section.tsx';
import { PriceHistory } from './price-history.tsx';
import { useBackToList } from './tracking-panel.tsx';
import { diffQuery, trackingsQuery, useTrackingsChanged } from './tracking-queries.ts';

import list from '../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../platform/ui/style/layout.module.css';
import styles from './competitors-page.module.css';

export function ChangesPanel() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const diff = useQuery(diffQuery(id));
  const { data: trackings } = useQuery(trackingsQuery);
  const changed = useTrackingsChanged();
  const tracking = trackings?.find(({ _id }) => _id === id);
  return (
    <SidePanel key={id} title={messages.title} onClose={close}>
      <div className={layout.stack4}>
        {tracking && <p className={list.lead}>{`${tracking.name}: ${tracking.productName}`}</p>}
        <LoadState
          query={diff}
          title={messages.failed}
          quoted={isServerMessage(diff.error) ? undefined : competitorMessages.diffFailed}
        />
        {tracking && <CheckFailure tracking={tracking} />}
        {diff.data && <Difference diff={diff.data} nothing={nothingText(tracking)} />}
        {tracking && <MarketSection tracking={tracking} />}
        {tracking && tracking.priceHistory.length > 0 && <PriceHistory tracking={tracking} />}
        {tracking && tracking.contentChanges.length > 0 && (
          <ContentHistory contentChanges={tracking.contentChanges} />
        )}
        <div className={styles.save}>
          <Button variant="outline" isBusy={diff.isFetching} onClick={() => void changed()}>
            {messages.refresh}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

function nothingText(tracking: Tracking | undefined): string {
  return tracking?.trackingType === 'full_page' ? messages.nothingOfPage : messages.nothing;
}

/** Why the last check failed; the prices below may be old. */
function CheckFailure({ tracking: { status, lastError } }: { tracking: Tracking }) {
  if (lastError === null || status === 'disabled') return null;
  return (
    <Notice tone={status === 'blocked' ? 'warn' : 'bad'} title={competitorMessages.statuses[status]}>
      {lastError}
    </Notice>
  );
}

interface DifferenceProps {
  diff: PriceDiff;
  /** Shown when nothing has been read. */
  nothing: string;
}

function Difference({ diff: { latestOnly, before, after, diffHtml }, nothing }: DifferenceProps) {
  if (!after) return <p>{nothing}</p>;
  return (
    <>
      {latestOnly && <p>{messages.latestOnly}</p>}
      {before?.price != null && after.price !== null && isUnlikelyChange(before.price, after.price) && (
        <Notice tone="warn" title={priceEmail.doubtedTitle}>
          {priceEmail.doubted}
        </Notice>
      )}
      <div className={styles.sides}>
        {before && <Side title={messages.before} side={before} />}
        <Side title={latestOnly ? messages.now : messages.after} side={after} />
      </div>
      {diffHtml !== '' && after.price === null && (
        <section className={layout.stack2} aria-labelledby="difference">
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
      <p className={layout.note}>{formatDateClock(new Date(side.at))}</p>
      {side.price === null && side.snippet !== '' && <p>{side.snippet}</p>}
    </div>
  );
}
