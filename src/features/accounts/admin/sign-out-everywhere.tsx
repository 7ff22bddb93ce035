// Ends every session of one's own account, this one too.
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { clearAdminToken } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { endSessions } from '../contract.ts';
import { everywhereMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './password-page.module.css';

export function SignOutEverywhere() {
  const end = useMutation({
    mutationFn: () => callApi<typeof endSessions>('POST /admin/logout-everywhere'),
    onSuccess: () => {
      clearAdminToken();
      location.reload();
    },
  });
  return (
    <section className={`${layout.stack3} ${styles.everywhere}`}>
      <h2>{messages.title}</h2>
      <p className={layout.muted}>{messages.intro}</p>
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
