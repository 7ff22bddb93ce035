// One's own second factors: app, passkeys, recovery codes, remembered browsers.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { StatusDot } from '../../../../platform/ui/badge.tsx';
import { Button } from '../../../../platform/ui/button.tsx';
import { RowButton } from '../../../../platform/ui/list/row-action.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { SecondFactor } from '../../contract-second-factor.ts';
import {
  appMessages,
  deviceMessages,
  recoveryMessages,
  secondFactorMessages as messages,
} from '../../messages-second-factor-admin.ts';
import { PasswordQuestion } from '../password-question.tsx';
import { AppEnrolment } from './app-enrolment.tsx';
import {
  factorQuery,
  useEnrolmentEnd,
  useForgetDevices,
  useRemoveApp,
  useRenewRecoveryCodes,
} from './factor-queries.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

/** `isEnrolling`: nothing but the ways to begin, because nothing else is open yet. */
export function SecondFactorSection({ isEnrolling = false }: { isEnrolling?: boolean }) {
  const query = useQuery(factorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const endEnrolment = useEnrolmentEnd();
  if (!query.data) return <LoadState query={query} title={messages.loadFailed} />;
  const onAdded = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else endEnrolment();
  };
  const factor = query.data;
  const isOn = factor.appAddedAt !== null || factor.passkeys.length > 0;
  return (
    <div className={layout.stack4}>
      {!isEnrolling && <State factor={factor} isOn={isOn} />}
      <PasskeyList factor={factor} onAdded={onAdded} />
      <App addedAt={factor.appAddedAt} onAdded={onAdded} />
      {isOn && !isEnrolling && <Recovery left={factor.recoveryCodesLeft} onRenewed={setCodes} />}
      {isOn && !isEnrolling && <Devices count={factor.rememberedDevices} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            endEnrolment();
          }}
        />
      )}
    </div>
  );
}

function State({ factor: { requiredFrom }, isOn }: { factor: SecondFactor; isOn: boolean }) {
  return (
    <>
      <div className={`${layout.cluster3} ${styles.head}`}>
        <h2>{messages.title}</h2>
        <StatusDot tone={isOn ? 'ok' : 'neutral'}>{isOn ? messages.on : messages.off}</StatusDot>
      </div>
      <p className={layout.muted}>{messages.intro}</p>
      {requiredFrom !== null && <p>{messages.required(formatDate(requiredFrom))}</p>}
    </>
  );
}

interface AppProps {
  addedAt: string | null;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

function App({ addedAt, onAdded }: AppProps) {
  const [open, setOpen] = useState<'add' | 'remove'>();
  const remove = useRemoveApp();
  const close = () => setOpen(undefined);
  return (
    <section className={`${layout.stack3} ${styles.way}`}>
      <h3>{appMessages.title}</h3>
      <p className={layout.muted}>{appMessages.text}</p>
      {addedAt !== null && <p>{appMessages.added(formatDate(helsinkiDay(new Date(addedAt))))}</p>}
      <div className={layout.cluster2}>
        <Button variant="outline" size="small" onClick={() => setOpen('add')}>
          {addedAt === null ? appMessages.add : appMessages.replace}
        </Button>
        {addedAt !== null && (
          <RowButton label={appMessages.remove} isRemoval onClick={() => setOpen('remove')} />
        )}
      </div>
      {open === 'add' && <AppEnrolment isReplacing={addedAt !== null} onAdded={onAdded} onClose={close} />}
      {open === 'remove' && (
        <PasswordQuestion
          question={appMessages.removeTitle}
          body={appMessages.removeBody}
          call={remove}
          onConfirm={(password) => remove.mutate(password, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </section>
  );
}

type OnRenewed = (codes: readonly string[]) => void;

function Recovery({ left, onRenewed }: { left: number; onRenewed: OnRenewed }) {
  return (
    <section className={`${layout.stack3} ${styles.way}`}>
      <h3>{recoveryMessages.title}</h3>
      <p className={layout.muted}>
        {recoveryMessages.text} {recoveryMessages.left(left)}.
      </p>
      {left < 3 && <Notice tone="warn">{recoveryMessages.few}</Notice>}
      <RenewCodes onRenewed={onRenewed} />
    </section>
  );
}

/** The button and, once it is pressed, the question for the password. */
export function RenewCodes({ onRenewed }: { onRenewed: OnRenewed }) {
  const [isOpen, setIsOpen] = useState(false);
  const renew = useRenewRecoveryCodes();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" size="small" className={styles.button} onClick={() => setIsOpen(true)}>
        {recoveryMessages.renew}
      </Button>
      {isOpen && (
        <PasswordQuestion
          question={recoveryMessages.renew}
          body={recoveryMessages.renewBody}
          variant="primary"
          call={renew}
          onConfirm={(password) =>
            renew.mutate(password, {
              onSuccess: ({ recoveryCodes }) => {
                close();
                onRenewed(recoveryCodes);
              },
            })
          }
          onCancel={close}
        />
      )}
    </>
  );
}

function Devices({ count }: { count: number }) {
  const forget = useForgetDevices();
  return (
    <section className={`${layout.stack3} ${styles.way}`}>
      <h3>{deviceMessages.title}</h3>
      <p className={layout.muted}>{count === 0 ? deviceMessages.none : deviceMessages.count(count)}</p>
      {forget.error && (
        <Notice tone="bad" role="alert">
          {forget.error.message}
        </Notice>
      )}
      {count > 0 && (
        <Button
          variant="outline"
          size="small"
          isBusy={forget.isPending}
          className={styles.button}
          onClick={() => forget.mutate(undefined)}
        >
          {deviceMessages.forget}
        </Button>
      )}
    </section>
  );
}
