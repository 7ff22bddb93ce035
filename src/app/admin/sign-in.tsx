// Signing in, also where a session ended; loaded when needed, for its form brings more than the frame of the back office.
import { use } from 'react';

import { SessionEndedNotice } from '../../features/accounts/admin/session-ended-notice.tsx';
import { SignInScreen } from '../../features/accounts/admin/sign-in-screen.tsx';
import { PARTS } from '../site/messages-drawer.ts';
import { AdminFrameContext } from './frame.ts';
import { openDocument } from './open-document.ts';

export function SignIn() {
  const isDrawer = use(AdminFrameContext).kind === 'drawer';
  return (
    <>
      {isDrawer ? (
        <SessionEndedNotice />
      ) : (
        // Brought while the password is typed: the drawer after the sign-in then does not wait for it.
        <link rel="prefetch" href={PARTS} />
      )}
      {/* Over a public page nothing is left: the drawer goes on where it was. */}
      <SignInScreen goTo={isDrawer ? () => undefined : openDocument} />
    </>
  );
}
