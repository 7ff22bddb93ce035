// The state of the editor: fields, drafts that save themselves, the three ways to save, and a save that came too late.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import type { Audience } from '../contract-delivery.ts';
import type { Newsletter } from '../contract.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { EVERYBODY } from '../messages-readers.ts';
import {
  areSame,
  faultsOf,
  fieldsOf,
  forgetKeptNewsletter,
  keepNewsletter,
  newFields,
  readKeptNewsletter,
  storedNewsletter,
  timeField,
} from './newsletter-fields.ts';
import type { NewsletterFields } from './newsletter-fields.ts';
import { useNewslettersChanged } from './newsletter-queries.ts';
import { saveNewsletter, schedule, startSending } from './newsletter-saving.ts';
import type { Target } from './newsletter-saving.ts';

/** Typing that stops for so long is saved. */
const AUTOSAVE_AFTER_MS = 1_500;
const AUTOSAVE_AGAIN_AFTER_MS = 10_000;

/** What a save is to do besides saving. */
export type Wish =
  | { kind: 'save' }
  /** `audience` left out: the one it has. */
  | { kind: 'schedule'; audience?: Audience | undefined }
  | { kind: 'send'; subscriberIds: readonly string[] };

export function useNewsletterEditor(initial: Newsletter | undefined, given: Partial<NewsletterFields>) {
  const [kept] = useState(() => readKeptNewsletter(initial?._id));
  /** The fields as they were when last saved: what the server has made of them may differ by a space. */
  const [saved, setSaved] = useState(() => (initial ? fieldsOf(initial) : newFields(new Date())));
  const [fields, setFields] = useState(() => ({ ...(kept?.fields ?? saved), ...given }));
  const [current, setStored] = useState(initial);
  const [conflict, setConflict] = useState<Newsletter>();
  const target = useRef(targetOf(initial, kept?.version));
  const follow = (newsletter: Newsletter) => {
    setStored(newsletter);
    target.current = targetOf(newsletter);
  };
  const { autosave, saving } = useSaving({
    target,
    isNew: initial === undefined,
    onSaved: (newsletter, as) => {
      follow(newsletter);
      setSaved(as);
    },
    onError: (error) => setConflict(storedNewsletter(error)),
  });
  const isDirty = !areSame(fields, saved);
  const isDraft = current === undefined || current.status === 'draft';
  const isComplete = Object.keys(faultsOf(fields)).length === 0;
  const savesItself = isDraft && isComplete && !conflict;
  const isDone = saving.isSuccess;
  useAutosave(savesItself && isDirty && !saving.isPending && !isDone, fields, autosave);
  useKeeping(isDirty && !isDone, fields, target);
  return {
    audience: current?.audience ?? EVERYBODY,
    autosave,
    saving,
    fields,
    conflict,
    isDirty,
    isDraft,
    isDone,
    /** Leaving now would lose something. */
    isAtRisk: isDirty && (!savesItself || autosave.isError) && !isDone,
    hasRestored: kept !== undefined,
    change: (changed: Partial<NewsletterFields>) => setFields((now) => ({ ...now, ...changed })),
    save: (wish: Wish) => saving.mutate({ fields, wish }),
    /** Gives up what is not saved. */
    discard: () => {
      forgetKeptNewsletter(target.current.id);
      setFields(saved);
    },
    /** Ends a conflict: what is stored is taken, or saved over. */
    settle: (isTaken: boolean) => {
      if (!conflict) return;
      follow(conflict);
      setConflict(undefined);
      if (!isTaken) {
        saving.mutate({ fields, wish: { kind: 'save' } });
        return;
      }
      setSaved(fieldsOf(conflict));
      setFields(fieldsOf(conflict));
      saving.reset();
    },
  };
}

/** `version`: the one that the kept fields were begun on. */
function targetOf(newsletter: Newsletter | undefined, version = newsletter?.version): Target {
  return { id: newsletter?._id, version, isScheduled: newsletter?.status === 'scheduled' };
}

export type NewsletterEditing = ReturnType<typeof useNewsletterEditor>;

interface SavingParts {
  target: { current: Target };
  isNew: boolean;
  onSaved: (newsletter: Newsletter, as: NewsletterFields) => void;
  onError: (error: Error) => void;
}

function useSaving({ target, isNew, onSaved, onError }: SavingParts) {
  const refresh = useNewslettersChanged();
  /** A save waits for the draft that is on its way, or it would come too late itself. */
  const underWay = useRef<Promise<unknown>>(undefined);
  const adopt = (newsletter: Newsletter, as: NewsletterFields) => {
    if (target.current.id === undefined) forgetKeptNewsletter(undefined);
    onSaved(newsletter, as);
  };
  const autosave = useMutation({
    mutationFn: (fields: NewsletterFields) => {
      const call = saveNewsletter(target.current, fields);
      underWay.current = call.catch(() => undefined);
      return call;
    },
    onSuccess: (newsletter, fields) => {
      adopt(newsletter, fields);
      return refresh();
    },
    onError,
  });
  const saving = useMutation({
    mutationFn: async ({ fields, wish }: { fields: NewsletterFields; wish: Wish }) => {
      await underWay.current;
      // What goes out now has now as its date (specification, point 4).
      const sent = wish.kind === 'send' ? { ...fields, sendDate: timeField(new Date()) } : fields;
      const newsletter = await saveNewsletter(
        target.current,
        sent,
        wish.kind === 'schedule' && !wish.audience ? 'scheduled' : undefined,
      );
      // Should what follows fail, the next try is over this draft.
      adopt(newsletter, fields);
      switch (wish.kind) {
        case 'send':
          return startSending(newsletter._id, { subscriberIds: [...wish.subscriberIds] });
        case 'schedule':
          return wish.audience ? schedule(newsletter._id, sent.sendDate, wish.audience) : newsletter;
        case 'save':
          return newsletter;
      }
    },
    onSuccess: (newsletter, { wish }) => {
      forgetKeptNewsletter(newsletter._id);
      showToast({ text: successText(newsletter, wish, isNew), tone: 'ok' });
      return refresh();
    },
    onError: (error, { wish }) => {
      onError(error);
      if (wish.kind === 'send') showToast({ text: messages.sendChosenFailed, tone: 'bad' });
    },
  });
  return { autosave, saving };
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

/** Saves a while after the last key, and at once when the editor is left. */
function useAutosave(
  isDue: boolean,
  fields: NewsletterFields,
  { mutate, isPending, isError }: ReturnType<typeof useSaving>['autosave'],
): void {
  useEffect(() => {
    if (!isDue || isPending) return undefined;
    const timer = setTimeout(() => mutate(fields), isError ? AUTOSAVE_AGAIN_AFTER_MS : AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, isPending, isError, fields, mutate]);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = isDue && !isPending ? () => mutate(fields) : undefined;
  });
  useEffect(() => () => leave.current?.(), []);
}

/** Keeps unsaved typing over a sign-in or a reload. */
function useKeeping(isDirty: boolean, fields: NewsletterFields, target: { current: Target }): void {
  useEffect(() => {
    const { id, version } = target.current;
    if (isDirty) keepNewsletter(id, { version, fields });
    else forgetKeptNewsletter(id);
  }, [isDirty, fields, target]);
}
