// What is typed into a form, over which version of its record, and the draft of both.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldValues } from 'react-hook-form';
import { z } from 'zod';

import { isSameJson, sharingCopy } from '../../contract/records.ts';
import { readDraft, removeDraft, storeDraft } from './draft-storage.ts';
import { emptyOf, formOf, isLikeForm } from './form-schema.ts';
import type { Version } from './save-over.ts';

/** A record in one of its versions, and the same as form values. */
export interface RecordVersion<Values, Stored> extends Version<Values> {
  /** Undefined: it is new. */
  readonly record: Stored | undefined;
}

interface TypedRecordOptions<Input, Output, Stored> {
  name: string;
  schema: z.ZodType<Output, Input>;
  stored: Stored | undefined;
  start?: Partial<Input> | undefined;
  openWith?: (values: Input) => Input;
  valuesOf: (record: Stored) => Output;
}

export function useTypedRecord<Input extends FieldValues, Output, Stored extends object>(
  options: TypedRecordOptions<Input, Output, Stored>,
) {
  const { name, schema, stored, start, openWith, valuesOf } = options;
  const versionOf = (record: Stored | undefined): RecordVersion<Input, Stored> => ({
    record,
    version: record && 'version' in record ? Number(record.version) : 0,
    values: record ? formOf(schema, valuesOf(record)) : { ...emptyOf(schema), ...start },
  });
  const draftOf = (record: Stored | undefined) =>
    record && '_id' in record ? `${name}:${String(record._id)}` : `${name}:${record ? 'only' : 'new'}`;
  const [draft] = useState(() => readRecordDraft(draftOf(stored), versionOf(stored).values));
  const [base, showBase] = useState(() => ({ ...versionOf(stored), ...draft?.base }));
  /** The newest record for saves that wait for another one, or end when the form is closed. */
  const newestBase = useRef(base);
  const [begun] = useState(() => {
    const values = draft?.values ?? base.values;
    return openWith?.(values) ?? values;
  });
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    values: begun,
    // The form's own effect finds the first refused control, also one that is not registered.
    shouldFocusError: false,
  });
  useWatch({ control: form.control });
  const [known, setKnown] = useState(() => sharingCopy(begun, undefined));
  // The form changes its own object: what is alike stays the same here, so that effects run for a change alone.
  const values = sharingCopy(form.getValues(), known);
  if (values !== known) setKnown(values);
  const isDirty = sharingCopy(values, base.values) !== base.values;
  const opened = openWith?.(base.values);
  useRecordDraft(draftOf(base.record), isDirty, { values, base });
  return {
    form,
    values,
    /** Puts other values into the fields; nothing is refused of them yet. */
    show: (next: Input) => {
      if (!isSameJson(next, form.getValues())) form.reset(next, { keepSubmitCount: true });
    },
    base,
    newestBase,
    setBase: (next: RecordVersion<Input, Stored>) => {
      newestBase.current = next;
      showBase(next);
    },
    isDirty,
    hasRestored: draft !== undefined && sharingCopy(begun, opened) !== opened,
    versionOf,
    draftOf,
  };
}

export type TypedRecord<Input extends FieldValues, Output, Stored extends object> = ReturnType<
  typeof useTypedRecord<Input, Output, Stored>
>;

interface RecordDraft<Values> {
  values: Values;
  /** The version they started from. */
  base: Version<Values>;
}

/** The draft under `name`; undefined when there is none, or it is of a form with other fields than `values`. */
function readRecordDraft<Values>(name: string, values: Values): RecordDraft<Values> | undefined {
  const like = z.custom<Values>((value) => isLikeForm(value, values));
  return readDraft(name, z.object({ values: like, base: z.object({ values: like, version: z.int32() }) }));
}

/** Saves the draft with every change, and clears it when nothing is left to save. */
function useRecordDraft<Values>(name: string, isDirty: boolean, { values, base }: RecordDraft<Values>): void {
  useEffect(() => {
    if (isDirty) storeDraft(name, { values, base: { values: base.values, version: base.version } });
    else removeDraft(name);
  }, [name, isDirty, values, base]);
}
