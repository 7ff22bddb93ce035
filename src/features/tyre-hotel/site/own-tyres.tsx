// "Omat renkaat": the signed-in customer's own sets, fetched with the own token. Nothing of them is ever in the page itself.
import { useEffect, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { adminToken } from '../../../platform/browser/session-tokens.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { listSizeTable } from '../../catalogue/contract/tyres.ts';
import type { SizeRow } from '../../catalogue/size/size-choice.ts';
import type { getTyreSet, getTyreSets, TyreSetDetails } from '../contract/tyre-hotel.ts';
import { ownMessages as messages } from '../messages/own.ts';
import { mostUrgentFirst } from '../set-urgency.ts';
import { OwnSet } from './own-set.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './own-tyres.page.module.css';

type Loading = { kind: 'loading' } | { kind: 'staff' } | { kind: 'failed'; text: string } | Loaded;
interface Loaded {
  kind: 'loaded';
  sets: readonly TyreSetDetails[];
  /** For the price of new ones; empty when it could not be fetched. */
  sizeTable: readonly SizeRow[];
}

interface OwnTyresProps {
  /** The booking page; empty where the shop has none. */
  bookingUrl: string;
}

/** Shown to signed-in customers. */
export function OwnTyres({ bookingUrl }: OwnTyresProps) {
  const [attempt, setAttempt] = useState(1);
  return <OwnSets key={attempt} bookingUrl={bookingUrl} onRetry={() => setAttempt(attempt + 1)} />;
}

function OwnSets({ bookingUrl, onRetry }: OwnTyresProps & { onRetry: () => void }) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const [state, setState] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    void readOwn(stop.signal).then(setState, (error: unknown) => {
      if (stop.signal.aborted) return;
      setState({ kind: 'failed', text: error instanceof Error ? error.message : '' });
    });
    return () => stop.abort();
  }, []);
  return (
    <section className={`${layout.stack3} ${styles.tyres}`} aria-busy={state.kind === 'loading'}>
      <h2>{messages.title}</h2>
      {state.kind === 'loading' && <p role="status">{messages.loading}</p>}
      {state.kind === 'staff' && <Notice tone="info">{messages.staff}</Notice>}
      {state.kind === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          title={messages.loadFailed}
          action={
            <Button variant="outline" size="small" onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        >
          {state.text}
        </Notice>
      )}
      {state.kind === 'loaded' && state.sets.length === 0 && (
        <>
          <p>{messages.none}</p>
          <p>
            <ButtonLink href="/rengashotelli" variant="outline">
              {messages.hotel}
            </ButtonLink>
          </p>
        </>
      )}
      {state.kind === 'loaded' &&
        mostUrgentFirst(state.sets, today).map((set) => (
          <OwnSet key={set._id} set={set} bookingUrl={bookingUrl} sizeTable={state.sizeTable} today={today} />
        ))}
    </section>
  );
}

/** Staff see all sets at the same address, so no request is made with their token. */
async function readOwn(signal: AbortSignal): Promise<Loading> {
  if (adminToken() !== null) return { kind: 'staff' };
  const sets = await callApi<typeof getTyreSets>('GET /tyre-sets', { signal });
  const [sizeTable, ...whole] = await Promise.all([
    callApi<typeof listSizeTable>('GET /tires/size-table', { signal }).catch(() => []),
    ...sets.map(({ _id }) =>
      callApi<typeof getTyreSet>('GET /tyre-sets/:id', { params: { id: _id }, signal }),
    ),
  ]);
  return { kind: 'loaded', sets: whole, sizeTable };
}
