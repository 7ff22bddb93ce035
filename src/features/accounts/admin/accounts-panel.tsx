// The owner's panel of staff accounts: who may sign in, and who owns the shop.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { StaffAccount } from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';
import { AddAccount, NewPassword } from './account-forms.tsx';
import { accountsQuery, useChangeAccount, useRemoveAccount } from './account-queries.ts';
import type { WantedChange } from './account-queries.ts';
import { sessionQuery } from './session.ts';

import styles from './accounts-panel.module.css';

export function AccountsPanel() {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  if (error) return <LoadFailure {...failureOf(error)} onRetry={() => void refetch()} />;
  if (!session) return <Skeleton lines={6} />;
  if (!session.user.isOwner) return <Notice tone="info">{messages.ownersOnly}</Notice>;
  return <Accounts ownName={session.user.username} />;
}

function Accounts({ ownName }: { ownName: string }) {
  const { data, error, refetch } = useQuery(accountsQuery);
  const change = useChangeAccount();
  if (error) return <LoadFailure {...failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{messages.lead}</p>
      {change.error && (
        <Notice tone="bad" role="alert">
          {change.error.message}
        </Notice>
      )}
      <ul className={styles.accounts}>
        {data.map((account) => (
          <li key={account._id}>
            <Account
              account={account}
              isOwn={account.username === ownName}
              onChange={(wanted) => change.mutate(wanted)}
            />
          </li>
        ))}
      </ul>
      <AddAccount />
    </div>
  );
}

interface AccountProps {
  account: StaffAccount;
  isOwn: boolean;
  onChange: (wanted: WantedChange) => void;
}

function Account({ account, isOwn, onChange }: AccountProps) {
  const { username, isOwner, isActive, lastSeenAt } = account;
  return (
    <article className={styles.account} aria-label={username}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {username} {isOwn && <span className={styles.lead}>{messages.you}</span>}
        </h3>
        <StatusDot tone={isActive ? 'ok' : 'neutral'}>
          {isActive ? messages.active : messages.closed}
        </StatusDot>
      </div>
      <p className={styles.lead}>
        {isOwner ? messages.owner : messages.staff}
        {' · '}
        {lastSeenAt === null ? messages.never : formatDateClock(new Date(lastSeenAt))}
      </p>
      {!isOwn && <Actions account={account} onChange={onChange} />}
    </article>
  );
}

/** One's own account is changed under the password tab: nobody shuts themselves out by a slip. */
function Actions({ account, onChange }: Omit<AccountProps, 'isOwn'>) {
  const { username, isOwner, isActive } = account;
  const [open, setOpen] = useState<'password' | 'remove'>();
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          aria-label={messages.of(isActive ? messages.close : messages.open, username)}
          onClick={() =>
            onChange({
              account,
              change: { isActive: !isActive },
              done: isActive ? messages.closedDone(username) : messages.openedDone(username),
            })
          }
        >
          {isActive ? messages.close : messages.open}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={messages.of(isOwner ? messages.makeStaff : messages.makeOwner, username)}
          onClick={() =>
            onChange({ account, change: { isOwner: !isOwner }, done: messages.changed(username) })
          }
        >
          {isOwner ? messages.makeStaff : messages.makeOwner}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={messages.of(messages.newPassword, username)}
          aria-expanded={open === 'password'}
          onClick={() => setOpen(open === 'password' ? undefined : 'password')}
        >
          {messages.newPassword}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={messages.of(messages.remove, username)}
          onClick={() => setOpen('remove')}
        >
          {messages.remove}
        </Button>
      </div>
      {open === 'password' && <NewPassword account={account} onDone={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveAccount account={account} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function RemoveAccount({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const remove = useRemoveAccount(onClose);
  return (
    <ConfirmDialog
      title={`${messages.of(messages.remove, account.username)}?`}
      confirmLabel={messages.of(messages.remove, account.username)}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(account)}
      onCancel={onClose}
    >
      <p>{messages.removeBody}</p>
    </ConfirmDialog>
  );
}

function failureOf({ message }: Error) {
  return { title: messages.loadFailed, message };
}
