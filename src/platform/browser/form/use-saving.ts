// Saves a form over the version it was opened on; somebody else's newer version is merged, or both are offered for a choice.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

import { isSameJson } from '../../contract/records.ts';
import { callMessages } from '../messages.ts';
import { showToast } from '../toasts.ts';
import { removeDraft, storeDraft } from './draft-storage.ts';
import { valueAt } from './field-table.ts';
import { mergeChanges } from './merge-changes.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { saveOver } from './save-over.ts';
import { useIsOpen } from './use-autosave.ts';
import { useCreation } from './use-creation.ts';
import type { RecordVersion, TypedRecord } from './use-typed-record.ts';

interface Attempt<Input> {
  typed: Input;
  intent: string;
}

export function useSaving<Input extends FieldValues, Output, Stored extends object, Answer extends Stored>(
  options: RecordFormOptions<Input, Output, Stored, Answer>,
  record: TypedRecord<Input, Output, Stored>,
) {
  const { form, show, newestBase, setBase, versionOf, draftOf } = record;
  const { invalidates, onSaved, onFailed, onLeft } = options;
  const queries = useQueryClient();
  const attempt = useAttempt(options, record);
  const isOpen = useIsOpen();
  const newest = useRef<Attempt<Input>>(undefined);
  const [conflict, setConflict] = useState<RecordVersion<Input, Stored>>();
  const [saved, setSaved] = useSaved(onSaved);
  /** The last save by a button, when it failed; autosaves continue meanwhile. */
  const [refused, setRefused] = useState<{ error: Error; variables: Attempt<Input> }>();
  const saving = useMutation({
    // Fail now rather than wait for the network and save later unseen.
    networkMode: 'always',
    // One after the other: each saves over what the one before has stored.
    scope: { id: useId() },
    onMutate: (sent) => {
      newest.current = sent;
      if (sent.intent !== 'autosave') setRefused(undefined);
    },
    mutationFn: attempt,
    onSuccess: async ({ over, ...outcome }, { typed, intent }) => {
      if (outcome.kind !== 'saved') {
        show(mergeChanges(over.values, form.getValues(), outcome.stored.values).own);
        if (outcome.kind === 'conflict') return setConflict(outcome.stored);
        setBase(outcome.stored);
        showMerged(false);
        return void form.trigger();
      }
      if (invalidates) await queries.invalidateQueries({ queryKey: invalidates });
      removeDraft(draftOf(over.record));
      const stored = versionOf(outcome.answer);
      // Somebody types on: a space that the server has trimmed stays where it is.
      const next = intent === 'autosave' && !outcome.isMerged ? { ...stored, values: typed } : stored;
      setBase(next);
      // What was typed while it was saved stays, to be saved.
      show(mergeChanges(typed, form.getValues(), next.values).own);
      setSaved({ answer: outcome.answer, before: over.record, intent });
      if (outcome.isMerged) showMerged(true);
    },
    onError: (error, variables) => {
      if (variables.intent !== 'autosave') setRefused({ error, variables });
      onFailed?.(error);
    },
    onSettled: (outcome, _error, sent) => {
      if (isOpen.current || sent.intent !== 'autosave' || sent !== newest.current) return;
      const answer = outcome?.kind === 'saved' ? outcome.answer : undefined;
      const { record: stored, ...base } = newestBase.current;
      if (!answer) storeDraft(draftOf(stored), { values: sent.typed, base });
      onLeft?.(answer);
    },
  });
  const forgetErrors = () => {
    saving.reset();
    setRefused(undefined);
  };
  return { saving, refused, conflict, setConflict, saved, forgetErrors };
}

/** Reports a save once what is left to lose has been drawn. */
function useSaved<Stored extends object, Answer extends Stored>(
  onSaved: ((answer: Answer, before: Stored | undefined, intent: string) => void) | undefined,
) {
  const [saved, setSaved] = useState<{ answer: Answer; before: Stored | undefined; intent: string }>();
  const done = useEffectEvent(() => saved && onSaved?.(saved.answer, saved.before, saved.intent));
  useEffect(() => {
    if (saved) done();
  }, [saved]);
  return [saved, setSaved] as const;
}

function useAttempt<Input extends FieldValues, Output, Stored extends object, Answer extends Stored>(
  options: RecordFormOptions<Input, Output, Stored, Answer>,
  { newestBase, versionOf }: TypedRecord<Input, Output, Stored>,
) {
  const { schema, draftSchema = schema, save, reload, readAgainst = [] } = options;
  const create = useCreation();
  return async ({ typed, intent }: Attempt<Input>) => {
    const over = newestBase.current;
    const { record } = over;
    const rules = intent === 'autosave' ? draftSchema : schema;
    const outcome = await saveOver<Input, Answer, RecordVersion<Input, Stored>>(over, typed, {
      save: (sent, version) =>
        create((creationKey) => save(rules.parse(sent), { record, version, creationKey, intent })),
      reload: async () => {
        if (!reload || !record) throw new Error('A new record has no other version');
        return versionOf(await reload(record));
      },
      isValid: (merged) => rules.safeParse(merged).success,
      isBlocked: ({ values }) =>
        readAgainst.some((name) => !isSameJson(valueAt(values, name), valueAt(over.values, name))),
    });
    return { ...outcome, over };
  };
}

/** Shows that somebody else's changes of other fields were merged in. */
function showMerged(isSaved: boolean): void {
  showToast({ text: isSaved ? callMessages.merged : callMessages.mergedUnsaved, durationMs: 10_000 });
}
