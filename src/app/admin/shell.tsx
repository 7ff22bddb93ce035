// The frame of the back office: who is signed in, the tabs, and the tab that is open.
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import Maximize from 'lucide-react/icons/maximize-2';
import SunMoon from 'lucide-react/icons/sun-moon';
import X from 'lucide-react/icons/x';
import { Suspense, lazy, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';

import { IdentityCheck } from '../../features/accounts/admin/identity-check.tsx';
import { unsavedCodesQuery } from '../../features/accounts/admin/second-factor/unsaved-codes.ts';
import { endSession, sessionQuery } from '../../features/accounts/admin/session.ts';
import { accountTab } from '../../features/accounts/messages-tab.ts';
import { RestoredNotice } from '../../features/backups/admin/restored-notice.tsx';
import { Bell } from '../../features/today/admin/bell.tsx';
import { hasDrafts } from '../../platform/browser/form/draft-storage.ts';
import { adminToken, onAdminTokenChange } from '../../platform/browser/session-tokens.ts';
import { toggleTheme } from '../../platform/browser/theme.ts';
import { Button, IconButton, buttonClass } from '../../platform/ui/button.tsx';
import { LogoMark } from '../../platform/ui/logo.tsx';
import { uiMessages } from '../../platform/ui/messages.ts';
import { ConfirmDialog } from '../../platform/ui/overlay/confirm-dialog.tsx';
import { Toasts } from '../../platform/ui/overlay/toasts.tsx';
import { Spinner } from '../../platform/ui/page/progress-ring.tsx';
import { SkipLink } from '../../platform/ui/visually-hidden.tsx';
import { drawerMessages } from '../site/messages-drawer.ts';
import { DrawerCampaigns } from './drawer-campaigns.tsx';
import { AdminFrameContext } from './frame.ts';
import { AdminKeys } from './keys.tsx';
import { adminMessages as messages } from './messages.ts';
import { preloadTabs } from './preload-tabs.ts';
import { BottomBar, Rail } from './tab-list.tsx';
import { openTab } from './tabs.ts';

import styles from './shell.module.css';

const CONTENT_ID = 'content';
const ACCOUNT_PATH = '/admin/account';

const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }));
const loadEnrolment = () => import('../../features/accounts/admin/second-factor/enrolment.tsx');
const EnrolmentScreen = lazy(async () => ({ default: (await loadEnrolment()).EnrolmentScreen }));
const FirstPasswordScreen = lazy(async () => ({
  default: (await import('../../features/accounts/admin/password/first-password-screen.tsx'))
    .FirstPasswordScreen,
}));
const EnrolmentNotice = lazy(async () => ({ default: (await loadEnrolment()).EnrolmentNotice }));
const UnsavedCodesNotice = lazy(async () => ({ default: (await loadEnrolment()).UnsavedCodesNotice }));

export function AdminShell() {
  const frame = use(AdminFrameContext);
  const isSignedIn = useSyncExternalStore(
    frame.kind === 'drawer' ? onAdminTokenChange : neverChanges,
    () => adminToken() !== null,
  );
  return (
    <Suspense fallback={<Spinner label={messages.loading} />}>
      {isSignedIn ? <SignedInShell /> : <SignIn />}
    </Suspense>
  );
}

/** All tabs; or the one thing that is open to who must choose a password or add a second factor first. */
function SignedInShell() {
  const frame = use(AdminFrameContext);
  const { data: session } = useQuery(sessionQuery);
  useEffect(preloadTabs, []);
  if (session?.mustChangePassword || session?.enrolment?.isDue) {
    const onSignOut = () => void signOut();
    return session.mustChangePassword ? (
      <FirstPasswordScreen onSignOut={onSignOut} />
    ) : (
      <EnrolmentScreen onSignOut={onSignOut} />
    );
  }
  return (
    <div data-frame={frame.kind} className={styles.shell}>
      <SkipLink targetId={CONTENT_ID} />
      <Header />
      <Rail />
      <Content />
      <BottomBar />
      <Toasts />
      <IdentityCheck />
    </div>
  );
}

/** The separate page reloads when the session ends or starts. */
function neverChanges(): () => void {
  return () => undefined;
}

function Header() {
  const frame = use(AdminFrameContext);
  if (frame.kind === 'drawer') return <DrawerHeader close={frame.close} />;
  return (
    <header className={styles.header}>
      <Link to="/admin" className={styles.brand}>
        <LogoMark className={styles.mark} />
        {messages.name}
      </Link>
      <div className={styles.actions}>
        <OwnName />
        <a href="/" className={buttonClass({ variant: 'text', size: 'small' })}>
          <ExternalLink />
          <span className={styles.word}>{messages.openSite}</span>
        </a>
        <AdminKeys />
        <Bell />
        <IconButton label={messages.theme} onClick={toggleTheme}>
          <SunMoon />
        </IconButton>
        <SignOutButton />
      </div>
    </header>
  );
}

/** Leads to what belongs to the account: password, second step, sessions. */
function OwnName() {
  const username = useQuery(sessionQuery).data?.user.username;
  if (username === undefined) return null;
  return (
    <Link to={ACCOUNT_PATH} aria-label={`${accountTab.label}: ${username}`} className={styles.user}>
      {username}
    </Link>
  );
}

/** Unsaved forms are removed on sign-out, so that the next user of this computer sees none of them: confirmed first. */
function SignOutButton() {
  const [isConfirming, setIsConfirming] = useState(false);
  const stay = useCallback(() => setIsConfirming(false), []);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<LogOut />}
        className={styles.signOut}
        onClick={() => (hasDrafts() ? setIsConfirming(true) : void signOut())}
      >
        <span className={styles.word}>{messages.signOut}</span>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={uiMessages.unsavedTitle}
          confirmLabel={messages.signOut}
          cancelLabel={uiMessages.stayHere}
          onConfirm={() => void signOut()}
          onCancel={stay}
        >
          <p>{messages.signOutUnsaved}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function DrawerHeader({ close }: { close: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <header className={styles.header}>
      <h2 className={styles.brand}>
        <LogoMark className={styles.mark} />
        {drawerMessages.title}
      </h2>
      <div className={styles.actions}>
        <OwnName />
        <a href={pathname + search} className={buttonClass({ variant: 'text', size: 'small' })}>
          <Maximize />
          <span className={styles.word}>{drawerMessages.wholeScreen}</span>
        </a>
        <AdminKeys />
        <Bell />
        <IconButton label={uiMessages.close} onClick={close}>
          <X />
        </IconButton>
      </div>
    </header>
  );
}

async function signOut(): Promise<void> {
  await endSession();
  location.reload();
}

/** The open tab. Moving to another view puts focus at its start, as a new document would. */
function Content() {
  const { pathname } = useLocation();
  const frame = use(AdminFrameContext);
  const isLoading = useNavigation().state === 'loading';
  const { data: session, isPending } = useQuery(sessionQuery);
  const { data: unsavedCodesOf } = useQuery(unsavedCodesQuery);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  const current = openTab(pathname);
  useEffect(() => {
    if (frame.kind === 'page') document.title = current ? messages.title(current.label) : messages.name;
    // A closed panel has returned the focus to what opened it; a link that is still there stays focused.
    const isWithin = main.current?.contains(document.activeElement);
    if (shownPath.current !== pathname && !isWithin) main.current?.focus();
    shownPath.current = pathname;
  }, [pathname, current, frame]);
  return (
    <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.content} aria-busy={isLoading}>
      <Suspense fallback={<Spinner label={messages.loading} />}>
        {session && <RestoredNotice isOwner={session.user.isOwner} />}
        {session?.enrolment && <EnrolmentNotice from={session.enrolment.from} />}
        {session && session.user.username === unsavedCodesOf && <UnsavedCodesNotice />}
        {/* Together with what stands above it, which would push it down. */}
        {isPending ? <Spinner label={messages.loading} /> : <Outlet />}
      </Suspense>
      {frame.kind === 'drawer' && <DrawerCampaigns />}
    </main>
  );
}
