// One's own sign-in: password, second factor, where one is signed in.
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../../../../platform/browser/api.ts';
import { clearAdminToken } from '../../../../platform/browser/session-tokens.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { endSessions } from '../../contract.ts';
import { accountTab } from '../../messages-tab.ts';
import { everywhereMessages, passwordMessages as messages } from '../../messages.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { OwnSessions } from '../sessions/own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './password-page.module.css';

export function PasswordPage() {
  return (
    <div className={`${layout.stack6} ${styles.page}`}>
      <h1>{accountTab.label}</h1>
      <section className={layout.stack3}>
        <h2>{messages.title}</h2>
        <p className={layout.muted}>{messages.intro}</p>
        <PasswordForm />
      </section>
      <section className={styles.everywhere}>
        <SecondFactorSection />
      </section>
      <OwnSessions />
      <SignOutEverywhere />
    </div>
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
