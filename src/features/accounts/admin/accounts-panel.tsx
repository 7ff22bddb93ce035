// The owner's panel of staff accounts: who may sign in, and who owns the shop.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
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

/** One's own account is changed in the sign-in tab, so that nobody locks themselves out by mistake. */
function Account({ account, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { username, isOwner, isActive, lastSeenAt } = account;
  const [open, setOpen] = useState<Opened>();
  const toggle = (action: Opened) => setOpen(open === action ? undefined : action);
  return (
    <article className={`${layout.stack2} ${styles.account}`} aria-label={username}>
      <div className={`${layout.cluster3} ${styles.who}`}>
        <h3 className={styles.name}>
          {isOwn ? (
            <>
              {username} <span className={layout.muted}>{messages.you}</span>
            </>
          ) : (
            <button
              type="button"
              className={styles.open}
              aria-label={messages.of(messages.sessions, username)}
              aria-expanded={open === 'sessions'}
              onClick={() => toggle('sessions')}
            >
              {username}
            </button>
          )}
        </h3>
        <StatusDot tone={isActive ? 'ok' : 'neutral'}>
          {isActive ? messages.active : messages.closed}
        </StatusDot>
      </div>
      <p className={layout.muted}>
        {[
          isOwner ? messages.owner : messages.staff,
          lastSeenAt === null ? messages.never : messages.used(formatDateClock(new Date(lastSeenAt))),
          account.hasSecondFactor ? resetMessages.on : resetMessages.off,
          ...(account.firstPasswordUntil === null ? [] : [firstPasswordText(account.firstPasswordUntil)]),
        ].join(`${NBSP}· `)}
      </p>
      {!isOwn && <Actions account={account} open={open} onToggle={toggle} />}
      {open && <OpenAction account={account} open={open} onClose={() => setOpen(undefined)} />}
    </article>
  );
}

function firstPasswordText(until: string): string {
  const end = new Date(until);
  return messages.firstPassword(formatDateClock(end), end <= new Date());
}

/** The open action of an account; each asks for the owner's password. */
type Opened = 'active' | 'owner' | 'password' | 'sessions' | 'reset' | 'remove';

interface ActionsProps {
  account: StaffAccount;
  open: Opened | undefined;
  onToggle: (action: Opened) => void;
}

function Actions({ account, open, onToggle }: ActionsProps) {
  const { username, isOwner, isActive } = account;
  const { newPassword, sessions } = messages;
  const actions: [Opened, label: string][] = [
    ['sessions', sessions],
    ['active', isActive ? messages.close : messages.open],
    ['owner', isOwner ? messages.makeStaff : messages.makeOwner],
    ...(account.hasSecondFactor ? [['reset', resetMessages.reset] satisfies [Opened, string]] : []),
    ['remove', messages.remove],
  ];
  return (
    <div className={layout.cluster2}>
      <RowButton
        label={newPassword}
        name={messages.of(newPassword, username)}
        variant="outline"
        aria-expanded={open === 'password'}
        onClick={() => onToggle('password')}
      />
      <RowMenu name={username}>
        {actions.map(([action, label]) => (
          <RowButton
            label={label}
            name={messages.of(label, username)}
            isRemoval={action === 'remove'}
            key={action}
            onClick={() => onToggle(action)}
          />
        ))}
      </RowMenu>
    </div>
  );
}

interface OpenActionProps {
  account: StaffAccount;
  open: Opened;
  onClose: () => void;
}

function OpenAction({ account, open, onClose }: OpenActionProps) {
  const { username, isOwner, isActive } = account;
  switch (open) {
    case 'password':
      return <NewPassword account={account} onDone={onClose} />;
    case 'sessions':
      return <AccountSessions account={account} />;
    case 'reset':
      return <ResetQuestion account={account} onClose={onClose} />;
    case 'remove':
      return <RemoveQuestion account={account} onClose={onClose} />;
    case 'active':
      return (
        <ChangeQuestion
          account={account}
          change={{ isActive: !isActive }}
          label={isActive ? messages.close : messages.open}
          done={isActive ? messages.closedDone(username) : messages.openedDone(username)}
          body={isActive ? messages.closeBody : messages.openBody}
          onClose={onClose}
        />
      );
    case 'owner':
      return (
        <ChangeQuestion
          account={account}
          change={{ isOwner: !isOwner }}
          label={isOwner ? messages.makeStaff : messages.makeOwner}
          done={messages.changed(username)}
          body={isOwner ? messages.makeStaffBody : messages.makeOwnerBody}
          onClose={onClose}
        />
      );
  }
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
