// What was answered to an enquiry, and the next answer: written here, started from ready texts, sent from the shop's address.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useRef, useState, type SubmitEvent } from 'react';
import { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import { useCreation } from '../../../platform/browser/form/use-creation.ts';
import { useTypedState } from '../../../platform/browser/form/use-typed-state.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField } from '../../../platform/ui/form/field.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { ProductPicker } from '../../catalogue/admin/counter/product-picker.tsx';
import type { getQuote } from '../../catalogue/contract/counter.ts';
import type { Enquiry, EnquiryReply, EnquiryThread, postReply } from '../contract.ts';
import { MAX_REPLY_LENGTH } from '../enquiry-limits.ts';
import { inboxMessages } from '../messages-inbox.ts';
import { replyMessages as messages } from '../messages-replies.ts';
import { enquiryErrors } from '../messages.ts';
import { requestedTyre } from '../requested-tyre.ts';
import { ENQUIRIES, threadQuery } from './enquiry-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-page.module.css';

const typedSchema = z.object({ text: z.string() });

export function Replies({ enquiry }: { enquiry: Enquiry }) {
  const query = useQuery(threadQuery(enquiry._id));
  const { data: thread } = query;
  return (
    <section className={`${layout.stack4} ${styles.panel}`}>
      <h2>{messages.threadTitle}</h2>
      <LoadState query={query} title={messages.failed} lines={3} />
      {thread && thread.replies.length === 0 && <p className={layout.note}>{messages.none}</p>}
      {thread && thread.replies.length > 0 && (
        <ol className={`${layout.stack4} ${styles.replies}`}>
          {thread.replies.map((reply) => (
            <li key={reply._id}>
              <Reply reply={reply} />
            </li>
          ))}
        </ol>
      )}
      {thread && enquiry.email === '' && <p>{messages.noAddress}</p>}
      {thread && enquiry.email !== '' && <ReplyForm enquiry={enquiry} thread={thread} />}
    </section>
  );
}

function Reply({ reply: { author, text, state, createdAt, sentAt } }: { reply: EnquiryReply }) {
  const isTrouble = state === 'refused' || state === 'unsure';
  return (
    <>
      <p className={layout.note}>{messages.byline(author, formatDateClock(new Date(sentAt ?? createdAt)))}</p>
      <p className={styles.text}>{text}</p>
      {isTrouble ? (
        <Notice tone="warn">{messages.states[state]}</Notice>
      ) : (
        <p role="status" className={layout.note}>
          {messages.states[state]}
        </p>
      )}
    </>
  );
}

function ReplyForm({ enquiry, thread }: { enquiry: Enquiry; thread: EnquiryThread }) {
  const { typed, set, forget } = useTypedState(`enquiry-reply:${enquiry._id}`, typedSchema, () => ({
    text: '',
  }));
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const reply = useReply(enquiry, thread.canSend, () => {
    set({ text: '' });
    forget();
  });
  const add = (text: string) => {
    set({ text: typed.text.trim() === '' ? text : `${typed.text.trimEnd()}\n\n${text}` });
    setMissing(false);
    field.current?.focus();
  };
  function submit(event?: SubmitEvent): void {
    event?.preventDefault();
    const isEmpty = typed.text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!reply.isPending) reply.mutate(typed.text);
  }
  return (
    <form noValidate className={layout.stack4} onSubmit={submit}>
      {!thread.canSend && (
        <Notice tone="warn" title={messages.notConnectedTitle}>
          {messages.notConnected}
        </Notice>
      )}
      <Canned thread={thread} message={enquiry.message} onAdd={add} />
      <TextAreaField
        ref={field}
        label={messages.text}
        help={thread.canSend ? messages.textHelp(thread.answersTo) : undefined}
        error={isMissing ? enquiryErrors.replyMissing : undefined}
        rows={7}
        maxLength={MAX_REPLY_LENGTH}
        value={typed.text}
        onChange={({ target }) => {
          set({ text: target.value });
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      {reply.error && !reply.isPending && (
        <Notice tone="bad" role="alert" title={messages.sendFailed}>
          {reply.error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="ink" icon={<Send />} isBusy={reply.isPending}>
          {thread.canSend ? messages.send : messages.handOver}
        </Button>
      </div>
    </form>
  );
}

/** Sent again after a cut connection, it is one answer. */
function useReply({ _id: id, name, email }: Enquiry, canSend: boolean, onSent: () => void) {
  const queries = useQueryClient();
  const create = useCreation();
  return useMutation({
    mutationFn: (text: string) =>
      create((idempotencyKey) =>
        callApi<typeof postReply>('POST /enquiries/:id/replies', {
          params: { id },
          body: { text },
          idempotencyKey,
        }),
      ),
    onSuccess: async ({ text }) => {
      onSent();
      showToast({ text: canSend ? messages.sent(name) : messages.handedOver(name), tone: 'ok' });
      if (!canSend) {
        const subject = encodeURIComponent(inboxMessages.mailSubject);
        location.assign(
          `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(text)}`,
        );
      }
      await queries.invalidateQueries({ queryKey: ENQUIRIES });
    },
  });
}

interface CannedProps {
  thread: EnquiryThread;
  message: string;
  onAdd: (text: string) => void;
}

function Canned({ thread, message, onAdd }: CannedProps) {
  const [isPicking, setPicking] = useState(false);
  const price = useMutation({
    mutationFn: (productId: string) =>
      callApi<typeof getQuote>('GET /tires/counter/:productId', { params: { productId } }),
    onSuccess: (quote) => onAdd(quote.message),
    onError: (error) => showToast({ text: `${messages.quoteFailed}. ${error.message}`, tone: 'bad' }),
  });
  const { openingHours, bookingUrl } = thread;
  return (
    <div role="group" aria-label={messages.canned} className={layout.cluster2}>
      {openingHours !== '' && (
        <Button variant="outline" size="small" onClick={() => onAdd(openingHours)}>
          {messages.cannedHours}
        </Button>
      )}
      <Button variant="outline" size="small" isBusy={price.isPending} onClick={() => setPicking(true)}>
        {messages.cannedPrice}
      </Button>
      {bookingUrl !== '' && (
        <Button variant="outline" size="small" onClick={() => onAdd(messages.booking(bookingUrl))}>
          {messages.cannedBooking}
        </Button>
      )}
      {isPicking && (
        <ProductPicker
          title={messages.pickTyre}
          search={requestedTyre(message)}
          onPick={(productId) => {
            setPicking(false);
            price.mutate(productId);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
