// Ends every session of one's own account, this one too.
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { forgetAdminToken } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { endSessions } from '../contract.ts';
import { everywhereMessages as messages } from '../messages.ts';

import styles from './password-page.module.css';

export function SignOutEverywhere() {
  const end = useMutation({
    mutationFn: () => callApi<typeof endSessions>({ method: 'POST', path: '/admin/logout-everywhere' }),
    onSuccess: () => {
      forgetAdminToken();
      location.reload();
    },
  });
  return (
    <section className={styles.everywhere}>
      <h2>{messages.title}</h2>
      <p className={styles.intro}>{messages.intro}</p>
      {end.error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {end.error.message}
        </Notice>
      )}
      <Button variant="outline" isBusy={end.isPending} className={styles.submit} onClick={() => end.mutate()}>
        {messages.submit}
      </Button>
    </section>
  );
}
