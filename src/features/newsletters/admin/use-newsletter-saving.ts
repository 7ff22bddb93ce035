// The ways in which the editor saves: by itself, by a button, and as it is left.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { useIsOpen } from '../../../platform/browser/use-autosave.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import type { Audience } from '../contract-delivery.ts';
import type { Newsletter } from '../contract.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { newsletterErrors } from '../messages.ts';
import { fieldsOf, forgetKeptNewsletter, storedNewsletter, timeField } from './newsletter-fields.ts';
import type { NewsletterFields } from './newsletter-fields.ts';
import { NEWSLETTERS_PATH, useNewslettersChanged } from './newsletter-queries.ts';
import { saveNewsletter, schedule, startSending } from './newsletter-saving.ts';
import type { Target } from './newsletter-saving.ts';

/** What a save is to do besides saving. */
export type Wish =
  | { kind: 'save' }
  /** `audience` left out: the one it has. */
  | { kind: 'schedule'; audience?: Audience | undefined }
  | { kind: 'send'; subscriberIds: readonly string[] };

interface SavingParts {
  target: { current: Target };
  /** What was opened; undefined for a new one. */
  initial: Newsletter | undefined;
  onSaved: (newsletter: Newsletter, as: NewsletterFields) => void;
  onError: (error: Error) => void;
}

export function useNewsletterSaving({ target, initial, onSaved, onError }: SavingParts) {
  const refresh = useNewslettersChanged();
  const isOpen = useIsOpen();
  /** A save waits for the one that is on its way, or it would come too late itself. */
  const underWay = useRef<Promise<unknown>>(undefined);
  const save = async (fields: NewsletterFields, as = fields, status?: 'scheduled') => {
    const newsletter = await saveNewsletter(target.current, fields, status);
    if (target.current.id === undefined) {
      forgetKeptNewsletter(undefined);
      if (isOpen.current) nameAddress(newsletter._id);
    }
    // Nobody else forgets what was kept of an editor that is gone.
    if (!isOpen.current) forgetKeptNewsletter(newsletter._id);
    onSaved(newsletter, as);
    return newsletter;
  };
  const tellOfLeft = useTelling(() => showLeft(initial, target, refresh));
  const autosave = useMutation({
    mutationFn: (fields: NewsletterFields) => {
      const before = underWay.current;
      const call = (async () => {
        await before;
        return save(fields);
      })();
      underWay.current = call.catch(() => undefined);
      return call;
    },
    onSuccess: () => {
      if (!isOpen.current) tellOfLeft();
      return refresh();
    },
    onError: (error) => {
      onError(error);
      if (!isOpen.current) showToast({ text: messages.leftFailed, tone: 'bad', durationMs: LONG_MS });
    },
  });
  const saving = useMutation({
    mutationFn: async ({ fields, wish }: { fields: NewsletterFields; wish: Wish }) => {
      await underWay.current;
      // What goes out now has now as its date (specification, point 4).
      const sent = wish.kind === 'send' ? { ...fields, sendDate: timeField(new Date()) } : fields;
      // Should what follows fail, the next try is over this draft.
      const isScheduled = wish.kind === 'schedule' && !wish.audience;
      const newsletter = await save(sent, fields, isScheduled ? 'scheduled' : undefined);
      return fulfil(wish, newsletter, sent.sendDate);
    },
    onSuccess: (newsletter, { wish }) => {
      forgetKeptNewsletter(newsletter._id);
      showToast({ text: successText(newsletter, wish, initial === undefined), tone: 'ok' });
      return refresh();
    },
    onError: (error, { wish }) => {
      onError(error);
      if (wish.kind === 'send') showToast({ text: messages.sendChosenFailed, tone: 'bad' });
    },
  });
  return { autosave, saving, tellOfLeft };
}

const LONG_MS = 10_000;

/** One message takes the place of the one before. */
function useTelling(tell: () => () => void): () => void {
  const takeAway = useRef<() => void>(undefined);
  return () => {
    takeAway.current?.();
    takeAway.current = tell();
  };
}

/** What is to be done besides saving. */
function fulfil(wish: Wish, newsletter: Newsletter, sendDate: string): Promise<Newsletter> | Newsletter {
  switch (wish.kind) {
    case 'send':
      return startSending(newsletter._id, { subscriberIds: [...wish.subscriberIds] });
    case 'schedule':
      return wish.audience ? schedule(newsletter._id, sendDate, wish.audience) : newsletter;
    case 'save':
      return newsletter;
  }
}

/** Loaded again, the page has the draft; without a change of page, which would take the caret away. */
function nameAddress(id: string): void {
  if (!location.pathname.startsWith(`${NEWSLETTERS_PATH}/`)) return;
  history.replaceState(history.state, '', `${NEWSLETTERS_PATH}/${id}${location.search}`);
}

function successText({ sendDate }: Newsletter, wish: Wish, isNew: boolean): string {
  switch (wish.kind) {
    case 'send':
      return messages.sentToChosen;
    case 'schedule':
      return messages.scheduled(formatDateClock(new Date(sendDate)));
    case 'save':
      return isNew ? messages.draftSaved : messages.updated;
  }
}

/** A draft that was left is saved all the same; one that was there before can be had back as it was. */
function showLeft(
  initial: Newsletter | undefined,
  target: { current: Target },
  refresh: () => Promise<void>,
): () => void {
  if (!initial) return showToast({ text: messages.leftSaved, tone: 'ok' });
  const takeBack = async (): Promise<void> => {
    try {
      await saveNewsletter(target.current, fieldsOf(initial));
      showToast({ text: messages.leftUndone, tone: 'ok' });
      await refresh();
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ text: `${messages.leftUndoFailed}: ${why}`, tone: 'bad' });
    }
  };
  return showUndo(messages.leftSaved, messages.leftUndo, () => void takeBack());
}

/** Why the newsletter can no longer be saved: somebody has removed or sent it. */
export function lossOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.status === 404) return error.message;
  const status = storedNewsletter(error)?.status;
  const isOut = error.code === 'newsletter.already_sent' || status === 'sent' || status === 'failed';
  return isOut ? newsletterErrors.alreadySent : undefined;
}
