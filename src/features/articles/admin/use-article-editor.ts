// The state of the editor: fields, drafts that save themselves, publishing, and a save that came too late.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useAutosave } from '../../../platform/browser/use-autosave.ts';
import type { Article } from '../contract.ts';
import {
  areSame,
  areSameWords,
  fieldsOf,
  forgetKeptArticle,
  hasText,
  keepArticle,
  readKeptArticle,
  withTyped,
} from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { NEW_ID } from './article-queries.ts';
import { lossOf, storedArticle } from './article-saving.ts';
import type { Target } from './article-saving.ts';
import { useArticleSaving } from './use-article-saving.ts';

/** `start`: what a new article begins with. */
export function useArticleEditor(initial: Article | undefined, start: ArticleFields | undefined) {
  const { kept, saved, setSaved, fields, setFields, typed } = useFields(initial, start);
  const { stored, base, target, follow } = useTarget(initial, kept?.version);
  const [conflict, setConflict] = useState<Article>();
  const confirmed = useRef('');
  const show = (article: Article) => {
    follow(article);
    setSaved(fieldsOf(article));
    setFields(fieldsOf(article));
  };
  const ways = useArticleSaving({
    target,
    typed,
    areConfirmed: (sent) => confirmed.current === claimingText(sent),
    onKept: (article, sent) => {
      follow(article);
      // When it comes out is no part of a draft.
      setSaved(({ publishAt }) => ({ ...sent, publishAt }));
    },
    onSaved: (article, sent) => {
      follow(article);
      setSaved(fieldsOf(article));
      setFields((now) => withTyped(fieldsOf(article), now, sent));
    },
    onWithdrawn: follow,
    onError: (error) => setConflict(storedArticle(error)),
  });
  const state = stateOf({ ways, fields, saved, stored, conflict });
  useAutosave({ isDue: state.isDue, fields, areSame, autosave: ways.autosave });
  useKeeping(state.isDirty, fields, base);
  return {
    ...ways,
    ...state,
    stored,
    fields,
    conflict,
    hasRestored: kept !== undefined && start === undefined,
    /** Staff stand by what the text as it is now claims without proof. */
    confirmClaims: () => {
      confirmed.current = claimingText(fields);
    },
    change: (changed: Partial<ArticleFields>) => setFields((now) => ({ ...now, ...changed })),
    /** Gives up what is not saved. */
    discard: () => {
      forgetKeptArticle(target.current.id ?? NEW_ID);
      ways.update.reset();
      setFields(saved);
    },
    ...waysOut({ ways, fields, target, state, follow, show, conflict, setConflict, setSaved, setFields }),
  };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;
type Ways = ReturnType<typeof useArticleSaving>;

interface StateParts {
  ways: Ways;
  fields: ArticleFields;
  saved: ArticleFields;
  stored: Article | undefined;
  conflict: Article | undefined;
}

/** What follows from the fields and from how saving goes. */
function stateOf({ ways, fields, saved, stored, conflict }: StateParts) {
  const { autosave, publish, update, withdraw } = ways;
  const isBusy = publish.isPending || update.isPending || withdraw.isPending;
  const isDirty = !areSame(fields, saved);
  const hasNewWords = !areSameWords(fields, saved);
  const isDraft = stored === undefined || stored.status === 'draft';
  const errors = [publish.error, update.error, withdraw.error, autosave.error];
  const loss = errors.map(lossOf).find((one) => one !== undefined);
  const isDue = isDraft && hasNewWords && hasText(fields) && !conflict && loss === undefined && !isBusy;
  const isGoing = [publish, update].some((way) => way.isPending && areSame(way.variables, fields));
  const isKept = isDue && !autosave.isError && fields.publishAt === saved.publishAt;
  return {
    isBusy,
    isDirty,
    /** Words that are not saved yet; a time alone is no part of a draft. */
    hasNewWords,
    isDraft,
    isDue,
    /** Why it can no longer be saved as itself. */
    loss,
    /** Leaving now would lose something. */
    isAtRisk: isDirty && !isKept && !isGoing,
  };
}

interface WaysOutParts {
  ways: Ways;
  fields: ArticleFields;
  target: { readonly current: Target };
  state: ReturnType<typeof stateOf>;
  follow: (article: Article | undefined) => void;
  show: (article: Article) => void;
  conflict: Article | undefined;
  setConflict: (conflict: Article | undefined) => void;
  setSaved: (fields: ArticleFields) => void;
  setFields: (fields: ArticleFields) => void;
}

/** What can be done when somebody else was there first. */
function waysOut({ ways, fields, target, state, follow, show, conflict, ...set }: WaysOutParts) {
  const { setConflict, setSaved, setFields } = set;
  const forgetErrors = () => {
    for (const way of [ways.autosave, ways.publish, ways.update, ways.withdraw]) way.reset();
  };
  return {
    takeStored: () => {
      if (!conflict) return;
      setConflict(undefined);
      forgetErrors();
      show(conflict);
    },
    keepOwn: () => {
      if (!conflict) return;
      setConflict(undefined);
      forgetErrors();
      follow(conflict);
      setSaved(fieldsOf(conflict));
      const wasDraft = state.isDraft;
      // Scheduled meanwhile, a draft comes out when the other wanted.
      const own = wasDraft ? { ...fields, publishAt: fieldsOf(conflict).publishAt } : fields;
      setFields(own);
      if (conflict.status === 'draft') ways.autosave.mutate(own);
      else if (conflict.status === 'scheduled' && !wasDraft) ways.publish.mutate(own);
      else ways.update.mutate(own);
    },
    /** Begins a draft of its own with what was written; the address stays with the one that is gone. */
    saveAsNew: () => {
      forgetKeptArticle(target.current.id ?? NEW_ID);
      forgetErrors();
      follow(undefined);
      const own = { ...fields, slug: '' };
      setFields(own);
      ways.autosave.mutate(own);
    },
  };
}

function useFields(initial: Article | undefined, start: ArticleFields | undefined) {
  /** The fields as they were when last saved: what the server has made of them may differ by a space. */
  const [saved, setSaved] = useState(() => fieldsOf(initial));
  const [kept] = useState(() => {
    const found = readKeptArticle(initial?._id ?? NEW_ID);
    // What was saved after all is not begun on an old version.
    return found && !areSame(found.fields, saved) ? found : undefined;
  });
  const [fields, setFields] = useState(start ?? kept?.fields ?? saved);
  const typed = useRef(fields);
  useLayoutEffect(() => {
    typed.current = fields;
  });
  return { kept, saved, setSaved, fields, setFields, typed };
}

/** The article that saves are for; `version` is the one that what is written was begun on. */
function useTarget(initial: Article | undefined, version = initial?.version) {
  const [stored, setStored] = useState(initial);
  const [base, setBase] = useState<Target>({ id: initial?._id, version });
  /** For saves, which come to their end when they do. */
  const target = useRef(base);
  const follow = (article: Article | undefined) => {
    target.current = { id: article?._id, version: article?.version };
    setStored(article);
    setBase(target.current);
  };
  return { stored, base, target, follow };
}

/** The parts of an article in which claims are looked for. */
function claimingText({ title, summary, content }: ArticleFields): string {
  return JSON.stringify([title, summary, content]);
}

/** Keeps unsaved typing over a sign-in or a reload. */
function useKeeping(isDirty: boolean, fields: ArticleFields, { id = NEW_ID, version }: Target): void {
  useEffect(() => {
    if (isDirty) keepArticle(id, { version, fields });
    else forgetKeptArticle(id);
  }, [isDirty, fields, id, version]);
}
