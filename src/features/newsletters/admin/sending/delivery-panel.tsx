// How a delivery goes: the bar, the counts, who got it and who did not, and what can be done about it.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { callApi } from '../../../../platform/browser/api.ts';
import { pageNumber } from '../../../../platform/contract/address/page-number.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { DownloadButton } from '../../../../platform/ui/download-button.tsx';
import { RecordList } from '../../../../platform/ui/list/record-list.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import {
  RECIPIENT_STATES,
  type Delivery,
  type DeliveryResults,
  type LinkClicks,
  type Pace,
} from '../../contract/delivery.ts';
import type {
  cancelNewsletter,
  pauseNewsletter,
  resendUnconfirmed,
  resumeNewsletter,
} from '../../contract/newsletters.ts';
import { newsletterListMessages } from '../../messages/admin.ts';
import { deliveryMessages as messages, filedMessages, recipientExport } from '../../messages/sending.ts';
import {
  deliveriesQuery,
  newsletterQuery,
  RECIPIENTS_PER_PAGE,
  useBackToList,
  useNewslettersChanged,
} from '../newsletter-queries.ts';
import {
  DeliveryCountsList,
  DeliveryPace,
  DeliveryProgress,
  DeliveryResultsList,
} from './delivery-counts.tsx';
import { PAGE_PARAM, Recipients, RecipientStates, STATE_PARAM } from './delivery-recipients.tsx';
import { LinkClicksTable } from './link-clicks.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../editor/newsletter-modal.module.css';

/** A mail server that answers at all does so sooner. */
const STILL_AFTER_MS = 20_000;

export function DeliveryPanel() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const state = RECIPIENT_STATES.find((one) => one === query.get(STATE_PARAM));
  const newsletter = useQuery(newsletterQuery(id));
  const deliveries = useQuery(deliveriesQuery({ id, page, state }));
  const { data } = deliveries;
  return (
    <SidePanel
      key={id}
      title={
        newsletter.data ? messages.title(newsletter.data.subject) : newsletterListMessages.columns.delivery
      }
      onClose={close}
      className={styles.modal}
    >
      <div className={styles.step}>
        {!data && <LoadState query={deliveries} title={messages.loadFailed} />}
        {data?.delivery.state === 'idle' && <p>{messages.draft}</p>}
        {data && data.delivery.state !== 'idle' && (
          <>
            <Course id={id} delivery={data.delivery} />
            <RecipientStates state={state} delivery={data.delivery} />
            <RecordList
              query={deliveries}
              texts={messages}
              paging={{ page, perPage: RECIPIENTS_PER_PAGE, param: PAGE_PARAM }}
              headingLevel={3}
            >
              {(rows) => (
                <>
                  <Recipients rows={rows} isFiled={data.delivery.isFiled} />
                  <div>
                    <DownloadButton
                      path={`/newsletters/${id}/deliveries/export${state ? `?state=${state}` : ''}`}
                      name={recipientExport.file}
                      label={messages.export}
                      size="small"
                    />
                  </div>
                </>
              )}
            </RecordList>
          </>
        )}
      </div>
    </SidePanel>
  );
}

interface CourseProps {
  id: string;
  delivery: Delivery & {
    isFailed: boolean;
    results: DeliveryResults;
    pace: Pace | null;
    clicks: LinkClicks[] | null;
  };
}

function Course({ id, delivery }: CourseProps) {
  const { state, pauseReason, pauseReply, isFiled, isFailed, counts, results, pace, clicks } = delivery;
  const isStill = useStill(counts);
  return (
    <>
      <p role="status" className={styles.sentence}>
        {isFailed ? newsletterListMessages.statuses.failed : newsletterListMessages.deliveries[state]}
      </p>
      {isFiled && (
        <Notice tone="warn" title={filedMessages.title}>
          {filedMessages.delivered}
        </Notice>
      )}
      <DeliveryProgress counts={counts} label={messages.progress} />
      {state === 'sending' && (
        <DeliveryPace
          pace={pace}
          hasPending={counts.pending > 0}
          retry={counts.retry}
          away={pauseReply}
          isStill={isStill}
        />
      )}
      {pauseReason !== null && (
        <Notice
          tone={pauseReason === 'staff' ? 'info' : 'warn'}
          role="status"
          title={messages.paused[pauseReason]}
        >
          {pauseReply !== '' && <p>{messages.reply(pauseReply)}</p>}
          {messages.pausedHelp[pauseReason] !== '' && <p>{messages.pausedHelp[pauseReason]}</p>}
        </Notice>
      )}
      {isFailed && (
        <Notice tone="warn" role="status" title={messages.failed(counts.total)}>
          {messages.failedHelp}
        </Notice>
      )}
      <Actions id={id} delivery={delivery} />
      <DeliveryCountsList counts={counts} isFiled={isFiled} />
      <DeliveryResultsList results={results} />
      {clicks && <LinkClicksTable clicks={clicks} />}
    </>
  );
}

/** Whether nothing has changed in the counts for a while: a mail server may hang without a word. */
function useStill(counts: Delivery['counts']): boolean {
  const now = Object.values(counts).join(' ');
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(now), STILL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return still === now;
}

type Act = 'pause' | 'resume' | 'cancel' | 'resend';

function Actions({ id, delivery: { state, pauseReply, counts } }: { id: string; delivery: Delivery }) {
  const changed = useNewslettersChanged();
  const [confirming, setConfirming] = useState<'cancel' | 'resend'>();
  const [actedIn, setActedIn] = useState(state);
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (what: Act) => call(id, what),
    onMutate: () => setActedIn(state),
    onSettled: () => {
      setConfirming(undefined);
      return changed();
    },
  });
  const isUnderWay = state === 'sending' || state === 'paused';
  const stop = () => setConfirming(undefined);
  return (
    <>
      {/* No error for a state that has passed: somebody else was quicker. */}
      {act.error && actedIn === state && (
        <Notice tone="bad" role="alert" title={messages.actionFailed}>
          {act.error.message}
        </Notice>
      )}
      <div className={`${layout.cluster} ${styles.acts}`}>
        {state === 'sending' && pauseReply !== '' && (
          <Button isBusy={act.isPending} onClick={() => act.mutate('resume')}>
            {messages.tryNow}
          </Button>
        )}
        {state === 'sending' && (
          <Button variant="outline" isBusy={act.isPending} onClick={() => act.mutate('pause')}>
            {messages.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button isBusy={act.isPending} onClick={() => act.mutate('resume')}>
            {messages.resume}
          </Button>
        )}
        {isUnderWay && (
          <Button variant="outline" onClick={() => setConfirming('cancel')}>
            {messages.cancel}
          </Button>
        )}
        {counts.unconfirmed > 0 && (
          <Button variant="outline" onClick={() => setConfirming('resend')}>
            {messages.resend(counts.unconfirmed)}
          </Button>
        )}
      </div>
      {confirming === 'cancel' && (
        <ConfirmDialog
          title={messages.cancelTitle}
          confirmLabel={messages.cancel}
          isBusy={act.isPending}
          onCancel={stop}
          onConfirm={() => act.mutate('cancel')}
        >
          <p>{messages.cancelText(counts.pending + counts.retry)}</p>
        </ConfirmDialog>
      )}
      {confirming === 'resend' && (
        <ConfirmDialog
          title={messages.resendTitle}
          confirmLabel={messages.resendConfirm(counts.unconfirmed)}
          variant="primary"
          isBusy={act.isPending}
          onCancel={stop}
          onConfirm={() => act.mutate('resend')}
        >
          <p>{messages.resendText(counts.unconfirmed)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function call(id: string, what: Act) {
  const params = { id };
  switch (what) {
    case 'pause':
      return callApi<typeof pauseNewsletter>('POST /newsletters/:id/pause', { params });
    case 'resume':
      return callApi<typeof resumeNewsletter>('POST /newsletters/:id/resume', { params });
    case 'cancel':
      return callApi<typeof cancelNewsletter>('POST /newsletters/:id/cancel', { params });
    case 'resend':
      return callApi<typeof resendUnconfirmed>('POST /newsletters/:id/resend-unconfirmed', { params });
  }
}
