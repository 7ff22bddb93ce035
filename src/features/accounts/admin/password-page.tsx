// Changing one's own password.
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { clearAdminToken } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import {
  MIN_NEW_PASSWORD_LENGTH,
  passwordChangeSchema,
  type PasswordChange,
  type changePassword,
  type endSessions,
} from '../contract.ts';
import { everywhereMessages, passwordMessages as messages } from '../messages.ts';
import { PasswordField } from './password-field.tsx';
import { sessionQuery } from './session.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './password-page.module.css';

export function PasswordPage() {
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <h1>{messages.title}</h1>
      <p className={layout.muted}>{messages.intro}</p>
      <PasswordForm />
      <SignOutEverywhere />
    </div>
  );
}

/** The form's state; a field that the server refuses is marked and focused. */
function usePasswordForm() {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => callApi<typeof changePassword>('PUT /admin/password', { body }),
    onSuccess: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session);
      form.reset();
    },
    onError: (problem) => {
      if (!(problem instanceof ApiProblem)) return;
      for (const { path, message } of problem.errors) {
        if (path === 'currentPassword' || path === 'newPassword') {
          form.setError(path, { message }, { shouldFocus: true });
        }
      }
    },
  });
  return { form, change };
}

function PasswordForm() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { form, change } = usePasswordForm();
  const { register, formState } = form;
  const isFieldProblem = change.error instanceof ApiProblem && change.error.errors.length > 0;
  return (
    <form
      method="post"
      noValidate
      className={`${layout.stack5} ${styles.form}`}
      onSubmit={form.handleSubmit((passwords) => change.mutate(passwords))}
    >
      {/* Tells a password manager whose password changes. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.user.username}
        readOnly
        hidden
      />
      <PasswordField
        {...register('currentPassword')}
        label={messages.current}
        error={formState.errors.currentPassword?.message}
        autoComplete="current-password"
      />
      <PasswordField
        {...register('newPassword')}
        label={messages.new}
        help={messages.newHelp(MIN_NEW_PASSWORD_LENGTH)}
        error={formState.errors.newPassword?.message}
        autoComplete="new-password"
      />
      {change.error && !isFieldProblem && (
        <Notice tone="bad" role="alert">
          {change.error.message}
        </Notice>
      )}
      {change.isSuccess && (
        <Notice tone="ok" role="status">
          {messages.done}
        </Notice>
      )}
      <Button type="submit" isBusy={change.isPending} className={styles.submit}>
        {change.isPending ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}

function SignOutEverywhere() {
  const end = useMutation({
    mutationFn: () => callApi<typeof endSessions>('POST /admin/logout-everywhere'),
    onSuccess: () => {
      clearAdminToken();
      location.reload();
    },
  });
  return (
    <section className={`${layout.stack3} ${styles.everywhere}`}>
      <h2>{everywhereMessages.title}</h2>
      <p className={layout.muted}>{everywhereMessages.intro}</p>
      {end.error && (
        <Notice tone="bad" role="alert" title={everywhereMessages.failed}>
          {end.error.message}
        </Notice>
      )}
      <Button variant="outline" isBusy={end.isPending} className={styles.submit} onClick={() => end.mutate()}>
        {everywhereMessages.submit}
      </Button>
    </section>
  );
}
