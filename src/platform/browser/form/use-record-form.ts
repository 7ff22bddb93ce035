// The one state of a back-office form over a stored record or a new one: what is typed, the draft that survives the end
// of the session, validation, saving over a version, and what somebody else has saved meanwhile.
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

import { isSameJson } from '../../contract/records.ts';
import { removeDraft } from './draft-storage.ts';
import { valueAt, versionsOf, type FieldVersions } from './field-table.ts';
import { mergeChanges } from './merge-changes.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { useAutosave } from './use-autosave.ts';
import { useFieldProps } from './use-field-props.ts';
import { useSaving } from './use-saving.ts';
import { useTypedRecord, type TypedRecord } from './use-typed-record.ts';
import { useUploads } from './use-uploads.ts';

/** What `<RecordForm>` needs to know of a form. */
export interface RecordFormShell extends Pick<ReturnType<typeof useUploads>, 'beginUpload' | 'isWaiting'> {
  /** Something is typed or uploading. */
  isDirty: boolean;
  /** Closing the form now would lose something. */
  isAtRisk: boolean;
  isSaving: boolean;
  /** Saved, and nothing was typed since. */
  isSaved: boolean;
  /** It was opened with a draft from before. */
  hasRestored: boolean;
  /** Why the last save failed. */
  error: Error | null;
  submitCount: number;
  /** How many fields of the table are refused. */
  refusedCount: number;
  /** All fields as somebody else has saved them and as they are typed; saving waits for the choice. */
  conflict: readonly FieldVersions[] | undefined;
  /** Waits for uploads. `onInvalid`: a field is refused here or an upload brought no picture, and nothing was sent. */
  submit: (intent?: string, onInvalid?: () => void) => void;
  /** Gives the changes up for what is stored. */
  discard: () => void;
  /** Takes theirs in the fields that both changed; own changes of other fields stay, to be saved. */
  acceptStored: () => void;
  /** Saves the own version over theirs. */
  overwriteStored: () => void;
}

export function useRecordForm<
  Input extends FieldValues,
  Output,
  Stored extends object,
  Answer extends Stored = Stored,
>(options: RecordFormOptions<Input, Output, Stored, Answer>) {
  const typed = useTypedRecord(options);
  const { form, values, show, base, newestBase, setBase, versionOf } = typed;
  const saves = useSaving(options, typed);
  const { saving, refused, conflict, saved } = saves;
  const send = (intent: string, sent = form.getValues()) =>
    saving.mutate({ typed: structuredClone(sent), intent });
  const { submit, endUploads, ...uploads } = useUploads(submission(options, typed, saving, send));
  const isDirty = typed.isDirty || uploads.isUploading;
  const autosave = (last = form.getValues()) =>
    send('autosave', autosavedOf(options, last, newestBase.current.values));
  const { savesItself, isDue, isAtRisk } = useSavingByItself(options, typed, { ...saves, autosave });
  return {
    ...useFieldProps(options, typed, refused ?? saving),
    ...uploads,
    /** The fields' current values. */
    values,
    /** The record that the form was opened with or last saved as. */
    record: base.record,
    /** Starts again from a newer stored record that another call returned; what is typed stays. */
    rebase: (record: Stored) => {
      const next = versionOf(record);
      setBase(next);
      show(mergeChanges(base.values, form.getValues(), next.values).own);
    },
    isDirty,
    /** Something is typed that is about to save itself. */
    isAutosaveDue: isDue,
    isAtRisk: isAtRisk || uploads.isUploading,
    isSaving: saving.isPending,
    /** Intent of the save that runs or was the last one, and when it started. */
    intent: saving.variables?.intent,
    submittedAt: saving.submittedAt,
    isSaved: saved !== undefined && !isDirty && !saving.isPending,
    hasRestored: typed.hasRestored,
    error: saving.error,
    /** Why the last save by a button failed, until the next one. */
    refusal: refused?.error,
    /** The record as somebody else has saved it, until one version is chosen. */
    newer: conflict?.record,
    /** Saves at once what would save itself in a moment. */
    autosaveNow: () => {
      if (isDue && !saving.isPending) autosave();
    },
    submit: (intent?: string, onInvalid?: () => void) => {
      if (!conflict) submit(intent, onInvalid);
    },
    ...waysOut(options, typed, { ...saves, autosave, endUploads, save: savesItself ? autosave : submit }),
  };
}

/** Sends what no rule is against; what is refused is known before a picture on its way is waited for. */
function submission<Input extends FieldValues, Output, Stored extends object, Answer extends Stored>(
  { schema, draftSchema, fields, beforeSave }: RecordFormOptions<Input, Output, Stored, Answer>,
  { form, newestBase }: TypedRecord<Input, Output, Stored>,
  saving: ReturnType<typeof useSaving<Input, Output, Stored, Answer>>['saving'],
  send: (intent: string) => void,
): Parameters<typeof useUploads>[0] {
  return {
    isRefused: (coming) =>
      schema
        .safeParse(form.getValues())
        .error?.issues.some(({ path }) => !coming.includes(path.join('.'))) === true,
    submitNow: (intent = 'save', onInvalid, coming = []) => {
      if (saving.isPending && saving.variables.intent !== 'autosave') return;
      if (intent === 'autosave' && draftSchema) return send(intent);
      void form.handleSubmit(
        (body) => {
          const proceed = () => send(intent);
          if (beforeSave) beforeSave(body, proceed, newestBase.current.record, intent);
          else proceed();
        },
        () => {
          form.clearErrors(fields.map(({ name }) => name).filter((name) => coming.includes(name)));
          onInvalid?.();
        },
      )();
    },
  };
}

interface WaysOut<
  Input extends FieldValues,
  Output,
  Stored extends object,
  Answer extends Stored,
> extends ReturnType<typeof useSaving<Input, Output, Stored, Answer>> {
  save: () => void;
  autosave: () => void;
  endUploads: () => void;
}

/** What can be done when the changes are not wanted, or somebody else was there first. */
function waysOut<Input extends FieldValues, Output, Stored extends object, Answer extends Stored>(
  options: RecordFormOptions<Input, Output, Stored, Answer>,
  { form, values, show, base, setBase, versionOf, draftOf }: TypedRecord<Input, Output, Stored>,
  { conflict, setConflict, forgetErrors, save, autosave, endUploads }: WaysOut<Input, Output, Stored, Answer>,
) {
  const { fields, stored, readAgainst = [], versions = (...both) => versionsOf(fields, ...both) } = options;
  const theirs = conflict && mergeChanges(base.values, values, conflict.values).stored;
  const ownContext = Object.fromEntries(readAgainst.map((name) => [name, valueAt(base.values, name)]));
  /** Goes on over what somebody else has saved. */
  const settle = (goOn: (now: typeof base) => void) => () => {
    if (!conflict) return;
    forgetErrors();
    setConflict(undefined);
    setBase(conflict);
    goOn(conflict);
  };
  return {
    conflict: theirs && versions(theirs, { ...values, ...ownContext }),
    discard: () => {
      endUploads();
      const newest = versionOf(stored);
      const next = newest.version > base.version ? newest : base;
      forgetErrors();
      setConflict(undefined);
      setBase(next);
      form.reset(next.values);
    },
    acceptStored: settle((now) => show(mergeChanges(base.values, values, now.values).stored)),
    overwriteStored: settle(() => save()),
    /** Starts a new record with the typed values and these changes, where its record was removed. */
    saveAsNew: (changed: Partial<Input> = {}) => {
      removeDraft(draftOf(base.record));
      setBase(versionOf(undefined));
      forgetErrors();
      form.setValues(changed);
      autosave();
    },
  };
}

interface AutosaveState<
  Input extends FieldValues,
  Output,
  Stored extends object,
  Answer extends Stored,
> extends ReturnType<typeof useSaving<Input, Output, Stored, Answer>> {
  autosave: (values: Input) => void;
}

function useSavingByItself<Input extends FieldValues, Output, Stored extends object, Answer extends Stored>(
  options: RecordFormOptions<Input, Output, Stored, Answer>,
  { values, base, isDirty }: TypedRecord<Input, Output, Stored>,
  { saving, conflict, saved, autosave }: AutosaveState<Input, Output, Stored, Answer>,
) {
  const { schema, draftSchema = schema, onLeft } = options;
  const [opened] = useState(base.values);
  const savesItself = options.autosave?.(values, { saved: base.values, error: saving.error }) ?? false;
  const text = options.autosave && JSON.stringify(autosavedOf(options, values, base.values));
  const draft = useMemo(
    () => (text === undefined ? base.values : z.custom<Input>().parse(JSON.parse(text))),
    [text, base.values],
  );
  const isByItself = saving.variables?.intent === 'autosave';
  const isDue =
    savesItself &&
    !conflict &&
    (isByItself || !saving.isPending) &&
    !isSameJson(draft, base.values) &&
    draftSchema.safeParse(draft).success;
  useAutosave({
    isDue,
    fields: draft,
    autosave: { ...saving, mutate: autosave, variables: saving.variables?.typed },
    onLeft: () => {
      const isChanged = saved?.intent === 'autosave' && !isSameJson(base.values, opened);
      if (isChanged && !saving.isPending) onLeft?.(saved.answer);
    },
  });
  const isBeingSaved =
    options.autosave !== undefined && saving.isPending && isSameJson(saving.variables.typed, values);
  const isSavedOnLeaving = isDue && isSameJson(draft, values) && !(isByItself && saving.isError);
  return { savesItself, isDue, isAtRisk: isDirty && !isBeingSaved && !isSavedOnLeaving };
}

/** What an autosave sends of the values: those of the other fields stay as they are stored. */
function autosavedOf<Input extends FieldValues>(
  { notAutosaved = [] }: { notAutosaved?: readonly (keyof Input & string)[] },
  values: Input,
  stored: Input,
): Input {
  return { ...values, ...Object.fromEntries(notAutosaved.map((name) => [name, stored[name]])) };
}
