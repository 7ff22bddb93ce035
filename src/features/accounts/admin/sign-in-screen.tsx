// The screen for signing in: form, reason, link back to the public site.
import { LogoMark } from '../../../platform/ui/logo.tsx';
import { signInMessages as messages } from '../messages.ts';
import { returnPath } from '../return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './sign-in-screen.module.css';

export interface SignInScreenProps {
  /** Where to go after signing in: an address of this site, loaded as a new document. */
  goTo: (path: string) => void;
}

export function SignInScreen({ goTo }: SignInScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={`${layout.stack6} ${layout.panel} ${styles.sheet}`}>
        <h1 className={styles.title}>
          <LogoMark className={styles.mark} />
          {messages.title}
        </h1>
        <SignInForm onSignedIn={() => goTo(returnPath(location.search))} />
      </div>
      <a href="/" className={styles.back}>
        {messages.backToSite}
      </a>
    </main>
  );
}
