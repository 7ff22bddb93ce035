// The state of the editor: a draft saves itself, and the buttons save, schedule and send what is saved.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import type { SaveContext } from '../../../../platform/browser/form/record-form-options.ts';
import { createdEarlier } from '../../../../platform/browser/form/use-creation.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast, showUndo } from '../../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../../platform/contract/dates.ts';
import type { PlacedClaim } from '../../../articles/writing/claim-confirmation.ts';
import type { Audience } from '../../contract/delivery.ts';
import {
  newsletterSchema,
  type Newsletter,
  type postNewsletter,
  type putNewsletter,
} from '../../contract/newsletters.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { newsletterErrors } from '../../messages/newsletters.ts';
import { newsletterClaims } from '../../newsletter-claims.ts';
import { readSendDate, suggestedSendDate } from '../../send-date.ts';
import {
  ALL_NEWSLETTERS,
  NEWSLETTERS_PATH,
  newsletterQuery,
  scheduleNewsletterFor,
  startSending,
} from '../newsletter-queries.ts';
import { withMessage, type NewsletterText } from '../offer-message/offer-choice.ts';
import { newsletterFields, newsletterFormSchema, type NewsletterBody } from './newsletter-form.ts';

export interface NewsletterFormOptions {
  newsletter: Newsletter | undefined;
  /** A message made elsewhere that the newsletter is opened with. */
  given: Partial<NewsletterText>;
  /** Who gets it when it is scheduled; undefined: the audience stays. */
  audience: Audience | undefined;
  chosen: ReadonlySet<string>;
  /** Lets staff confirm open claims before they are on their way to recipients. */
  confirmClaims: (claims: readonly PlacedClaim[], proceed: () => void) => void;
  /** Closes the form. */
  onDone: () => void;
}

export function useNewsletterForm(options: NewsletterFormOptions) {
  const { newsletter, given, confirmClaims, onDone } = options;
  const queries = useQueryClient();
  const { save, forgetSaved } = useNewsletterSaving(options);
  const [start] = useState(() => ({ sendDate: suggestedSendDate(new Date()) }));
  const [pastDate, setPastDate] = useState<string>();
  const form = useRecordForm({
    name: 'newsletter',
    schema: newsletterFormSchema,
    fields: newsletterFields,
    stored: newsletter,
    start,
    openWith: (values) => ({ ...values, ...withGiven(values, given) }),
    valuesOf: (record) => record,
    readAgainst: ['status'],
    beforeSave: (body, proceed, _record, intent) => {
      const isPast = intent === 'schedule' && new Date(body.sendDate) <= new Date();
      setPastDate(isPast ? body.sendDate : undefined);
      if (isPast) return;
      const staysDraft = body.status === 'draft' && (intent === 'save' || intent === 'autosave');
      confirmClaims(staysDraft ? [] : newsletterClaims(body), proceed);
    },
    save,
    reload: async ({ _id: id }) => {
      const now = await queries.query({ ...newsletterQuery(id), staleTime: 0 });
      // A sent newsletter cannot be saved over: the shown refusal contains why.
      if (isOut(now.status)) throw new Error('The newsletter was sent');
      return now;
    },
    invalidates: ALL_NEWSLETTERS,
    autosave: ({ status }, { error }) => status === 'draft' && whyUnsaveable(error) === undefined,
    onSaved: ({ _id: id }, before, intent) => {
      if (before === undefined) nameAddress(id);
      if (intent !== 'autosave') onDone();
    },
    onLeft: (left) =>
      left
        ? showLeft(newsletter, left)
        : showToast({ text: messages.leftFailed, tone: 'bad', durationMs: 10_000 }),
  });
  const { sendDate } = form.values;
  return {
    ...form,
    isDraft: form.values.status === 'draft',
    /** Why it can no longer be saved as itself. */
    loss: whyUnsaveable(form.error),
    sendDateError:
      form.errorOf('sendDate') ??
      (pastDate !== undefined && pastDate === readSendDate(sendDate)?.toISOString()
        ? newsletterErrors.sendDatePast
        : undefined),
    /** Starts a separate draft from the typed content. */
    saveAsNew: () => {
      forgetSaved();
      form.set({ status: 'draft' });
      form.saveAsNew();
    },
  };
}

export type NewsletterForm = ReturnType<typeof useNewsletterForm>;

/** Saving, with the scheduling or sending that follows; each reports its outcome even when the form is closed by then. */
function useNewsletterSaving({ newsletter, audience, chosen }: NewsletterFormOptions) {
  /** Should the sending fail, the next try is over the draft that was saved for it. */
  const saved = useRef<Newsletter>(undefined);
  const save = async (body: NewsletterBody, context: SaveContext<Newsletter>): Promise<Newsletter> => {
    const { intent } = context;
    const record = saved.current ?? context.record;
    const version = Math.max(context.version, saved.current?.version ?? 0);
    // What goes out now has now as its date.
    const sent = intent === 'send' ? { ...body, sendDate: new Date().toISOString() } : body;
    const stored = await saveNewsletter(sent, { ...context, record, version });
    saved.current = stored;
    switch (intent) {
      case 'send': {
        const started = await startSending(stored, { subscriberIds: [...chosen] }).catch((error: unknown) => {
          showToast({ text: messages.sendChosenFailed, tone: 'bad' });
          throw error;
        });
        showToast({ text: messages.sentToChosen(chosen.size, stored.subject), tone: 'ok' });
        return started;
      }
      case 'schedule': {
        const scheduled = await scheduleNewsletterFor(stored, stored.sendDate, audience);
        const text = messages.scheduled(stored.subject, formatDateClock(new Date(scheduled.sendDate)));
        showToast({ text, tone: 'ok' });
        return scheduled;
      }
      case 'save':
        showToast({
          text: messages.named(newsletter ? messages.updated : messages.draftSaved, stored.subject),
          tone: 'ok',
        });
    }
    return stored;
  };
  return {
    save,
    forgetSaved: () => {
      saved.current = undefined;
    },
  };
}

async function saveNewsletter(
  { status, sendDate, ...texts }: NewsletterBody,
  { record, version, creationKey }: Omit<SaveContext<Newsletter>, 'intent'>,
): Promise<Newsletter> {
  // Open claims were confirmed before this is called; without claims there is nothing to confirm.
  const body = { ...texts, hasConfirmedClaims: newsletterClaims(texts).length > 0 };
  if (record) {
    return callApi<typeof putNewsletter>('PUT /newsletters/:id', {
      params: { id: record._id },
      body: { ...body, ...(record.status !== 'scheduled' && { sendDate }), version },
    });
  }
  return callApi<typeof postNewsletter>('POST /newsletters', {
    body: { ...body, sendDate, status: 'draft' },
    idempotencyKey: creationKey,
  }).catch((error: unknown) => {
    // One whose answer was lost is there already: what was typed since is saved over it.
    const earlier = newsletterSchema.safeParse(createdEarlier(error)).data;
    if (!earlier) throw error;
    const over = { record: earlier, version: earlier.version, creationKey };
    return saveNewsletter({ ...texts, status, sendDate }, over);
  });
}

/** What is given goes after what is there: nothing typed is lost by it. */
function withGiven(
  typed: NewsletterText,
  { subject = '', content = '' }: Partial<NewsletterText>,
): NewsletterText | undefined {
  return subject === '' && content === '' ? undefined : withMessage(typed, { subject, content });
}

/** Loaded again, the page has the draft; without a change of page, which would take the caret away. */
function nameAddress(id: string): void {
  if (!location.pathname.startsWith(`${NEWSLETTERS_PATH}/`)) return;
  history.replaceState(history.state, '', `${NEWSLETTERS_PATH}/${id}${location.search}`);
}

/** A draft that was closed is saved all the same; one that was there before can be had back as it was. */
function showLeft(opened: Newsletter | undefined, left: Newsletter): void {
  if (!opened) return void showToast({ text: messages.leftSaved(left.subject), tone: 'ok' });
  const { subject, content, heroImage, sendDate, status } = opened;
  const undo = async () => {
    try {
      const context = { record: left, version: left.version, creationKey: '' };
      await saveNewsletter({ subject, content, heroImage, sendDate, status }, context);
      showToast({ text: messages.leftUndone(subject), tone: 'ok' });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ text: `${messages.leftUndoFailed}: ${why}`, tone: 'bad' });
    }
  };
  showUndo(messages.leftSaved(left.subject), messages.leftUndo, () => void undo());
}

function isOut(status: Newsletter['status'] | undefined): boolean {
  return status === 'sent' || status === 'failed';
}

/** Why the newsletter can no longer be saved: somebody has removed or sent it. */
export function whyUnsaveable(error: Error | null): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.status === 404) return error.message;
  const isSent =
    error.code === 'newsletter.already_sent' || isOut(newsletterSchema.safeParse(error.current).data?.status);
  return isSent ? newsletterErrors.alreadySent : undefined;
}
