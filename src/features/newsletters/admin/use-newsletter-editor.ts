// The state of the editor: fields, drafts that save themselves, the three ways to save, and a save that came too late.
import { useEffect, useRef, useState } from 'react';

import { useAutosave } from '../../../platform/browser/use-autosave.ts';
import type { Newsletter } from '../contract.ts';
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
} from './newsletter-fields.ts';
import type { NewsletterFields } from './newsletter-fields.ts';
import type { Target } from './newsletter-saving.ts';
import { withMessage } from './offer-choice.ts';
import { lossOf, useNewsletterSaving } from './use-newsletter-saving.ts';
import type { Wish } from './use-newsletter-saving.ts';

export function useNewsletterEditor(initial: Newsletter | undefined, given: Partial<NewsletterFields>) {
  const { kept, opened, saved, setSaved, fields, change, become, ...restored } = useFields(initial, given);
  const { isRestored, forgetRestored } = restored;
  const { current, target, follow } = useTarget(initial, kept?.version);
  const [conflict, setConflict] = useState<Newsletter>();
  const ways = useNewsletterSaving({
    target,
    initial,
    onSaved: (newsletter, as) => {
      follow(newsletter);
      setSaved(as);
    },
    onError: (error) => setConflict(lossOf(error) === undefined ? storedNewsletter(error) : undefined),
  });
  const { autosave, saving } = ways;
  const isDirty = !areSame(fields, saved);
  const isDraft = current === undefined || current.status === 'draft';
  const isComplete = Object.keys(faultsOf(fields)).length === 0;
  const loss = lossOf(saving.error ?? autosave.error);
  const savesItself = isDraft && isComplete && !conflict && loss === undefined;
  const isDone = saving.isSuccess;
  useAutosave({
    isDue: savesItself && isDirty && !saving.isPending && !isDone,
    fields,
    areSame,
    autosave,
    // A saved draft is left behind that is not as it was opened.
    onLeft: () => {
      if (isDraft && current !== undefined && !isDone && !areSame(saved, opened)) ways.tellOfLeft();
    },
  });
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
    /** Why it can no longer be saved as itself. */
    loss,
    /** Leaving now would lose something. */
    isAtRisk: isDirty && (!savesItself || autosave.isError) && !isDone,
    isRestored,
    forgetRestored: () => forgetRestored(current === undefined),
    change,
    save: (wish: Wish) => saving.mutate({ fields, wish }),
    /** Gives up what is not saved. */
    discard: () => {
      forgetKeptNewsletter(target.current.id);
      become(saved);
    },
    ...waysOut({ fields, target, follow, become, conflict, setConflict, ways }),
  };
}

interface WaysOutParts extends Pick<ReturnType<typeof useTarget>, 'target' | 'follow'> {
  fields: NewsletterFields;
  become: (stored: NewsletterFields) => void;
  conflict: Newsletter | undefined;
  setConflict: (conflict: Newsletter | undefined) => void;
  ways: ReturnType<typeof useNewsletterSaving>;
}

/** What can be done when somebody else was there first. */
function waysOut({ fields, target, follow, become, conflict, setConflict, ways }: WaysOutParts) {
  const { autosave, saving } = ways;
  return {
    /** Begins a draft of its own with what was written. */
    saveAsNew: () => {
      forgetKeptNewsletter(target.current.id);
      follow(undefined);
      saving.reset();
      autosave.mutate(fields);
    },
    /** Ends a conflict: what is stored is taken, or saved over. */
    settle: (isTaken: boolean) => {
      if (!conflict) return;
      follow(conflict);
      setConflict(undefined);
      if (isTaken) {
        become(fieldsOf(conflict));
        saving.reset();
        // A draft is written on.
      } else if (conflict.status === 'draft') autosave.mutate(fields);
      else saving.mutate({ fields, wish: { kind: 'save' } });
    },
  };
}

/** What is given goes after what is there: nothing typed is lost by it. */
function withGiven(fields: NewsletterFields, { subject = '', content = '' }: Partial<NewsletterFields>) {
  return subject === '' && content === ''
    ? fields
    : { ...fields, ...withMessage(fields, { subject, content }) };
}

function useFields(initial: Newsletter | undefined, given: Partial<NewsletterFields>) {
  /** The fields as they were when last saved: what the server has made of them may differ by a space. */
  const [saved, setSaved] = useState(() => (initial ? fieldsOf(initial) : newFields(new Date())));
  const [kept] = useState(() => {
    const found = readKeptNewsletter(initial?._id);
    // What was saved after all is not begun on an old version.
    return found && !areSame(found.fields, saved) ? found : undefined;
  });
  const [opened] = useState(saved);
  const [begun] = useState(() => withGiven(saved, given));
  const [fields, setFields] = useState(() => withGiven(kept?.fields ?? saved, given));
  const [isRestored, setRestored] = useState(kept !== undefined);
  return {
    kept,
    opened,
    saved,
    setSaved,
    fields,
    isRestored,
    /** Gives up what was kept from an earlier look. */
    forgetRestored: (isNew: boolean) => {
      setRestored(false);
      setFields(isNew ? begun : saved);
    },
    change: (changed: Partial<NewsletterFields>) => setFields((now) => ({ ...now, ...changed })),
    /** Shows what is saved. */
    become: (stored: NewsletterFields) => {
      setSaved(stored);
      setFields(stored);
    },
  };
}

/** The newsletter that saves are for; `version` is the one that what is written was begun on. */
function useTarget(initial: Newsletter | undefined, version: number | undefined) {
  const [current, setCurrent] = useState(initial);
  const target = useRef(targetOf(initial, version));
  const follow = (newsletter: Newsletter | undefined) => {
    setCurrent(newsletter);
    target.current = targetOf(newsletter);
  };
  return { current, target, follow };
}

/** `version`: the one that the kept fields were begun on. */
function targetOf(newsletter: Newsletter | undefined, version = newsletter?.version): Target {
  return { id: newsletter?._id, version, isScheduled: newsletter?.status === 'scheduled' };
}

export type NewsletterEditing = ReturnType<typeof useNewsletterEditor>;

/** Keeps unsaved typing over a sign-in or a reload. */
function useKeeping(isDirty: boolean, fields: NewsletterFields, target: { current: Target }): void {
  useEffect(() => {
    const { id, version } = target.current;
    if (isDirty) keepNewsletter(id, { version, fields });
    else forgetKeptNewsletter(id);
  }, [isDirty, fields, target]);
}
