// The props that tie a control to its field: name, label, value, and what the schema or the server has against it.
import { useMemo } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, RegisterOptions } from 'react-hook-form';

import { isSameJson, sharingCopy } from '../../contract/records.ts';
import { ApiProblem } from '../api-problem.ts';
import { errorsByField, valueAt, type FieldTable } from './field-table.ts';
import type { TypedRecord } from './use-typed-record.ts';

interface SaveState<Input> {
  error: Error | null;
  variables: { typed: Input } | undefined;
}

export function useFieldProps<Input extends FieldValues, Output, Stored extends object>(
  { fields }: { fields: FieldTable<Input> },
  { form, values }: TypedRecord<Input, Output, Stored>,
  { error, variables }: SaveState<Input>,
) {
  const { submitCount } = form.formState;
  const refused = useMemo(
    () => errorsByField(error instanceof ApiProblem ? error.errors : [], fields),
    [error, fields],
  );
  const change = { shouldValidate: submitCount > 0 };
  const errorOf = (name: FieldPath<Input>): string | undefined => {
    const found = messageIn(valueAt(form.formState.errors, name));
    if (found !== undefined) return found;
    const sentence = refused.get(name);
    if (sentence === undefined) return undefined;
    // A server error stays until the value is changed.
    const isAsSent = isSameJson(valueAt(values, name), valueAt(variables?.typed, name));
    return isAsSent ? sentence : undefined;
  };
  const labelOf = (name: FieldPath<Input>) => fields.find((field) => field.name === name)?.label ?? '';
  return {
    /** From react-hook-form, for `useFieldArray`. */
    control: form.control,
    submitCount,
    refusedCount: fields.filter(({ name }) => errorOf(name) !== undefined).length,
    errorOf,
    /** A copy: the form goes on to change what it is given. */
    set: (changed: Partial<Input>) => form.setValues(sharingCopy(changed, undefined), change),
    /** Props of a text box, a checkbox, or a select whose options are there at once. Browsers do not fill in: the data is customers'. */
    field: <Name extends FieldPath<Input>>(name: Name, events?: RegisterOptions<Input, Name>) => ({
      ...form.register(name, events),
      autoComplete: 'off',
      label: labelOf(name),
      error: errorOf(name),
    }),
    /** Props of a segmented control or a group of radio buttons. */
    choice: (name: FieldPath<Input>) => ({ ...form.register(name), legend: labelOf(name) }),
    /** Props of a control that gives out its value. */
    controlled: <Name extends FieldPath<Input>>(name: Name) => ({
      name,
      label: labelOf(name),
      error: errorOf(name),
      value: form.getValues(name),
      onChange: (value: FieldPathValue<Input, Name>) => form.setValue(name, value, change),
    }),
  };
}

/** The message of a field, or the first of its parts. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .map(([, part]) => messageIn(part))
    .find((message) => message !== undefined);
}
