// The state of the editor: fields, drafts that save themselves, publishing, and a save that came too late.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { formatDateTime } from '../../../platform/contract/dates.ts';
import type { Article } from '../contract.ts';
import { articleListMessages } from '../messages-admin.ts';
import { articlePath } from '../paths.ts';
import {
  areSame,
  fieldsOf,
  forgetKeptArticle,
  hasText,
  keepArticle,
  readKeptArticle,
} from './article-fields.ts';
import type { ArticleFields } from './article-fields.ts';
import { BLOG_PATH, editPath, NEW_ID, useArticlesRefresh } from './article-queries.ts';
import { publishFields, saveArticle, storedArticle, withdraw } from './article-saving.ts';
import type { Target } from './article-saving.ts';
import type { Arrival } from './list-page.tsx';

/** Typing that stops for so long is saved. */
const AUTOSAVE_AFTER_MS = 1_500;
const AUTOSAVE_AGAIN_AFTER_MS = 10_000;

/** `start`: what a new article begins with. */
export function useArticleEditor(initial: Article | undefined, start: ArticleFields | undefined) {
  const [kept] = useState(() => readKeptArticle(initial?._id ?? NEW_ID));
  const [stored, setStored] = useState(initial);
  /** The fields as they were when last saved: what the server has made of them may differ by a space. */
  const [saved, setSaved] = useState(() => fieldsOf(initial));
  const [fields, setFields] = useState(start ?? kept?.fields ?? saved);
  const [conflict, setConflict] = useState<Article>();
  const target = useRef<Target>({ id: initial?._id, version: kept?.version ?? initial?.version });
  const confirmed = useRef('');
  const isDirty = !areSame(fields, saved);
  const isDraft = stored === undefined || stored.status === 'draft';

  const follow = (article: Article) => {
    setStored(article);
    target.current = { id: article._id, version: article.version };
  };
  const show = (article: Article) => {
    follow(article);
    setSaved(fieldsOf(article));
    setFields(fieldsOf(article));
    setConflict(undefined);
  };
  const onError = (error: Error) => setConflict(storedArticle(error));
  const saving = useSaving({ target, confirmed, follow, show, setSaved, onError });
  const isBusy = saving.publish.isPending || saving.update.isPending || saving.withdraw.isPending;

  useAutosave(isDraft && isDirty && !conflict && !isBusy && hasText(fields), fields, saving.autosave);
  useKeeping(isDirty, fields, target);

  return {
    ...saving,
    stored,
    fields,
    conflict,
    isDirty,
    isDraft,
    isBusy,
    hasRestored: kept !== undefined && start === undefined,
    /** Staff stand by what the text as it is now claims without proof. */
    confirmClaims: () => {
      confirmed.current = claimingText(fields);
    },
    forget: () => forgetKeptArticle(target.current.id ?? NEW_ID),
    change: (changed: Partial<ArticleFields>) => setFields((now) => ({ ...now, ...changed })),
    /** Gives up what is not saved of an article that stays open. */
    discard: () => {
      saving.update.reset();
      if (stored) show(stored);
    },
    takeStored: () => conflict && show(conflict),
    keepOwn: () => {
      if (!conflict) return;
      follow(conflict);
      setConflict(undefined);
      if (conflict.status === 'published') saving.update.mutate(fields);
    },
  };
}

export type ArticleEditing = ReturnType<typeof useArticleEditor>;

interface SavingParts {
  target: { current: Target };
  /** The text whose claims were confirmed. */
  confirmed: { current: string };
  follow: (article: Article) => void;
  show: (article: Article) => void;
  setSaved: (fields: ArticleFields) => void;
  onError: (error: Error) => void;
}

function useSaving({ target, confirmed, follow, show, setSaved, onError }: SavingParts) {
  const navigate = useNavigate();
  const refresh = useArticlesRefresh();
  /** Publishing waits for the draft that is on its way, or it would come too late itself. */
  const underWay = useRef<Promise<unknown>>(undefined);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const areConfirmed = (fields: ArticleFields) => confirmed.current === claimingText(fields);
  const save = (fields: ArticleFields) => {
    const call = saveArticle(target.current, fields, areConfirmed(fields));
    underWay.current = call.catch(() => undefined);
    return call;
  };
  const autosave = useMutation({
    mutationFn: save,
    onSuccess: (article, fields) => {
      if (target.current.id === undefined) {
        forgetKeptArticle(NEW_ID);
        // Left open behind another step, the draft is one of the list.
        if (isOpen.current) nameAddress(article._id);
      }
      follow(article);
      setSaved(fields);
      return refresh();
    },
    onError,
  });
  const update = useMutation({
    mutationFn: save,
    onSuccess: (article) => {
      show(article);
      return refresh();
    },
    onError,
  });
  const publish = useMutation({
    mutationFn: async (fields: ArticleFields) => {
      await underWay.current;
      return publishFields(target.current, fields, areConfirmed(fields));
    },
    onSuccess: async (article) => {
      forgetKeptArticle(target.current.id ?? NEW_ID);
      show(article);
      await refresh();
      await navigate(BLOG_PATH, { state: arrivalOf(article) });
    },
    onError,
  });
  const withdrawn = useMutation({
    mutationFn: (id: string) => withdraw(id),
    onSuccess: (article) => {
      follow(article);
      return refresh();
    },
  });
  return { autosave, update, publish, withdraw: withdrawn };
}

/** The parts of an article in which claims are looked for. */
function claimingText({ title, summary, content }: ArticleFields): string {
  return JSON.stringify([title, summary, content]);
}

/** What the list says once the article is on its way. */
export function arrivalOf({ status, publishedAt, slug }: Article): Arrival {
  return status === 'scheduled' && publishedAt !== null
    ? { message: articleListMessages.scheduled(formatDateTime(new Date(publishedAt))) }
    : { message: articleListMessages.published, href: articlePath(slug) };
}

/** A new draft gets its address without a change of page, which would take the caret away. */
function nameAddress(id: string): void {
  if (location.pathname !== editPath(NEW_ID)) return;
  history.replaceState(history.state, '', editPath(id));
}

/** Saves a while after the last key, and at once when the editor is left. */
function useAutosave(
  isDue: boolean,
  fields: ArticleFields,
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
function useKeeping(isDirty: boolean, fields: ArticleFields, target: { current: Target }): void {
  useEffect(() => {
    const { id = NEW_ID, version } = target.current;
    if (isDirty) keepArticle(id, { version, fields });
    else forgetKeptArticle(id);
  }, [isDirty, fields, target]);
}
