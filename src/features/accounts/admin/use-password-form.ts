// State of a form with a password, without a stored draft: validated by its schema; what the server refuses is shown
// at its field.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { errorsByField, type FieldTable } from '../../../platform/browser/form/field-table.ts';

interface PasswordFormOptions<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  fields: FieldTable<Input>;
  start: DefaultValues<Input>;
  /** Why the last call failed. */
  error: Error | null;
  send: (body: Output) => void;
}

export function usePasswordForm<Input extends FieldValues, Output>({
  schema,
  fields,
  start,
  error,
  send,
}: PasswordFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: start });
  const show = useEffectEvent((failed: Error | null) => {
    const refused = refusedBy(failed, fields);
    // The first has the focus in the end.
    for (const { name } of fields.toReversed()) {
      const message = refused.get(name);
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
    }
  });
  useEffect(() => show(error), [error]);
  return {
    reset: () => form.reset(),
    submit: form.handleSubmit(send),
    field: (name: FieldPath<Input>) => ({
      ...form.register(name),
      label: fields.find((field) => field.name === name)?.label ?? '',
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** Why the call failed, where no field shows it. */
    failure: error && refusedBy(error, fields).size === 0 ? error.message : undefined,
  };
}

function refusedBy<Input extends FieldValues>(error: Error | null, fields: FieldTable<Input>) {
  return errorsByField(error instanceof ApiProblem ? error.errors : [], fields);
}
