// For users who signed in with a password that somebody else chose: the only screen until they choose their own.
import { Button } from '../../../../platform/ui/button.tsx';
import { LogoMark } from '../../../../platform/ui/logo.tsx';
import { firstPasswordMessages as messages } from '../../messages-password.ts';
import { PasswordForm } from './password-form.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import frame from '../sign-in-screen.module.css';

export function FirstPasswordScreen({ onSignOut }: { onSignOut: () => void }) {
  return (
    <main className={`${frame.screen} ${frame.isLong}`}>
      <div className={`${layout.stack5} ${layout.panel} ${frame.sheet}`}>
        <h1 className={frame.title}>
          <LogoMark className={frame.mark} />
          {messages.title}
        </h1>
        <p>{messages.text}</p>
        <PasswordForm />
      </div>
      <Button variant="text" onClick={onSignOut}>
        {messages.signOut}
      </Button>
    </main>
  );
}
