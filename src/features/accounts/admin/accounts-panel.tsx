// The owner's panel of staff accounts: who may sign in, and who owns the shop.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { AccountChange, StaffAccount } from '../contract.ts';
import { resetMessages } from '../messages-second-factor-admin.ts';
import { accountListMessages as messages } from '../messages.ts';
import { AddAccount, NewPassword } from './account-forms.tsx';
import { accountsQuery, useChangeAccount, useRemoveAccount } from './account-queries.ts';
import { PasswordQuestion } from './password-question.tsx';
import { useResetSecondFactor } from './second-factor/factor-queries.ts';
import { SecondFactorRuleForm } from './second-factor/rule-form.tsx';
import { sessionQuery } from './session.ts';
import { AccountSessions } from './sessions/account-sessions.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './accounts-panel.module.css';

export function AccountsPanel() {
  const session = useQuery(sessionQuery);
  if (!session.data) return <LoadState query={session} title={messages.loadFailed} />;
  const { isOwner, username } = session.data.user;
  return isOwner ? <Accounts ownName={username} /> : <Notice tone="info">{messages.ownersOnly}</Notice>;
}

function Accounts({ ownName }: { ownName: string }) {
  return (
    <div className={layout.stack6}>
      <p className={layout.muted}>{messages.lead}</p>
      <RecordList query={useQuery(accountsQuery)} texts={messages}>
        {(accounts) => (
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <li key={account._id}>
                <Account account={account} isOwn={account.username === ownName} />
              </li>
            ))}
          </ul>
        )}
      </RecordList>
      <AddAccount />
      <SecondFactorRuleForm />
    </div>
  );
}

function Account({ account, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { username, isOwner, isActive, lastSeenAt } = account;
  return (
    <article className={`${layout.stack2} ${styles.account}`} aria-label={username}>
      <div className={`${layout.cluster3} ${styles.who}`}>
        <h3 className={styles.name}>
          {username} {isOwn && <span className={layout.muted}>{messages.you}</span>}
        </h3>
        <StatusDot tone={isActive ? 'ok' : 'neutral'}>
          {isActive ? messages.active : messages.closed}
        </StatusDot>
      </div>
      <p className={layout.muted}>
        {isOwner ? messages.owner : messages.staff}
        {' · '}
        {lastSeenAt === null ? messages.never : formatDateClock(new Date(lastSeenAt))}
        {' · '}
        {account.hasSecondFactor ? resetMessages.on : resetMessages.off}
        {account.firstPasswordUntil !== null && ` · ${firstPasswordText(account.firstPasswordUntil)}`}
      </p>
      {!isOwn && <Actions account={account} />}
    </article>
  );
}

function firstPasswordText(until: string): string {
  const end = new Date(until);
  return messages.firstPassword(formatDateClock(end), end <= new Date());
}

/** The open action of an account; each asks for the owner's password. */
type Opened = 'active' | 'owner' | 'password' | 'sessions' | 'reset' | 'remove';

/** One's own account is changed in the sign-in tab, so that nobody locks themselves out by mistake. */
function Actions({ account }: { account: StaffAccount }) {
  const { username, isOwner, isActive } = account;
  const [open, setOpen] = useState<Opened>();
  const close = useCallback(() => setOpen(undefined), []);
  const actions: [Opened, label: string][] = [
    ['active', isActive ? messages.close : messages.open],
    ['owner', isOwner ? messages.makeStaff : messages.makeOwner],
    ['password', messages.newPassword],
    ['sessions', messages.sessions],
    ...(account.hasSecondFactor ? [['reset', resetMessages.reset] satisfies [Opened, string]] : []),
    ['remove', messages.remove],
  ];
  return (
    <>
      <div className={layout.cluster2}>
        {actions.map(([action, label]) => (
          <RowButton
            label={label}
            name={messages.of(label, username)}
            variant="outline"
            isRemoval={action === 'remove'}
            key={action}
            aria-expanded={action === 'password' || action === 'sessions' ? open === action : undefined}
            onClick={() => setOpen(open === action ? undefined : action)}
          />
        ))}
      </div>
      {open === 'password' && <NewPassword account={account} onDone={close} />}
      {open === 'sessions' && <AccountSessions account={account} />}
      {open === 'reset' && <ResetQuestion account={account} onClose={close} />}
      {open === 'active' && (
        <ChangeQuestion
          account={account}
          change={{ isActive: !isActive }}
          label={isActive ? messages.close : messages.open}
          done={isActive ? messages.closedDone(username) : messages.openedDone(username)}
          body={isActive ? messages.closeBody : messages.openBody}
          onClose={close}
        />
      )}
      {open === 'owner' && (
        <ChangeQuestion
          account={account}
          change={{ isOwner: !isOwner }}
          label={isOwner ? messages.makeStaff : messages.makeOwner}
          done={messages.changed(username)}
          body={isOwner ? messages.makeStaffBody : messages.makeOwnerBody}
          onClose={close}
        />
      )}
      {open === 'remove' && <RemoveQuestion account={account} onClose={close} />}
    </>
  );
}

interface ChangeQuestionProps {
  account: StaffAccount;
  change: Pick<AccountChange, 'isActive' | 'isOwner'>;
  label: string;
  done: string;
  body: string;
  onClose: () => void;
}

function ChangeQuestion({ account, change: wanted, label, done, body, onClose }: ChangeQuestionProps) {
  const change = useChangeAccount();
  return (
    <PasswordQuestion
      question={messages.of(label, account.username)}
      body={body}
      call={change}
      variant="primary"
      onConfirm={(currentPassword) =>
        change.mutate({ account, change: { ...wanted, currentPassword }, done }, { onSuccess: onClose })
      }
      onCancel={onClose}
    />
  );
}

function ResetQuestion({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const reset = useResetSecondFactor(account, onClose);
  return (
    <PasswordQuestion
      question={messages.of(resetMessages.reset, account.username)}
      body={resetMessages.body}
      call={reset}
      onConfirm={(currentPassword) => reset.mutate(currentPassword)}
      onCancel={onClose}
    />
  );
}

function RemoveQuestion({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const remove = useRemoveAccount(onClose);
  return (
    <PasswordQuestion
      question={messages.of(messages.remove, account.username)}
      body={messages.removeBody}
      call={remove}
      onConfirm={(currentPassword) => remove.mutate({ account, currentPassword })}
      onCancel={onClose}
    />
  );
}
