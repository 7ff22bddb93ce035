// For who has no second factor although the shop demands one: a reminder before the day, and from the day on the only screen. For who
// may have lost their recovery codes: new ones.
import { useState } from 'react';
import { Link } from 'react-router';

import { addDays, formatWeekdayDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { LogoMark } from '../../../../platform/ui/logo.tsx';
import { Toasts } from '../../../../platform/ui/overlay/toasts.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { enrolmentMessages as messages, recoveryMessages } from '../../messages-second-factor-admin.ts';
import { RecoveryCodes, useMarkSaved } from './recovery-codes.tsx';
import { RenewCodes, SecondFactorSection } from './second-factor-section.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import frame from '../sign-in-screen.module.css';
import styles from './second-factor.module.css';

export function EnrolmentScreen({ onSignOut }: { onSignOut: () => void }) {
  return (
    <main className={`${frame.screen} ${frame.isLong}`}>
      <div className={`${layout.stack5} ${layout.panel} ${frame.sheet}`}>
        <h1 className={frame.title}>
          <LogoMark className={frame.mark} />
          {messages.dueTitle}
        </h1>
        <p>{messages.dueText}</p>
        <SecondFactorSection isEnrolling />
      </div>
      <Button variant="text" onClick={onSignOut}>
        {messages.signOut}
      </Button>
      <Toasts />
    </main>
  );
}

export function EnrolmentNotice({ from }: { from: string }) {
  const [tomorrow] = useState(() => addDays(helsinkiDay(new Date()), 1));
  return (
    <Notice
      tone="warn"
      className={styles.soon}
      title={messages.soonTitle(from === tomorrow ? messages.tomorrow : formatWeekdayDate(from))}
      action={
        <Link to="/admin/account" className={buttonClass({ variant: 'outline', size: 'small' })}>
          {messages.soonAction}
        </Link>
      }
    >
      {messages.soonText}
    </Notice>
  );
}

export function UnsavedCodesNotice() {
  const [codes, setCodes] = useState<readonly string[]>();
  const markSaved = useMarkSaved();
  return (
    <>
      <Notice
        tone="warn"
        className={styles.soon}
        title={recoveryMessages.unsavedTitle}
        action={
          <div className={layout.cluster2}>
            <RenewCodes onRenewed={setCodes} />
            <Button variant="text" size="small" onClick={markSaved}>
              {recoveryMessages.done}
            </Button>
          </div>
        }
      >
        {recoveryMessages.unsavedText}
      </Notice>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
