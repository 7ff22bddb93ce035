// Adding an authenticator app: the own password, then the QR code and a first code of the app.
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../../../platform/ui/overlay/use-open-dialog.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { QrCode } from '../../../../platform/ui/page/qr-code.tsx';
import { appMessages as messages, secondFactorMessages } from '../../messages-second-factor-admin.ts';
import { PasswordQuestion } from '../password-question.tsx';
import { CopyButton } from './copy-button.tsx';
import { useBeginApp, useConfirmApp } from './factor-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

interface AppEnrolmentProps {
  isReplacing: boolean;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

export function AppEnrolment({ isReplacing, onAdded, onClose }: AppEnrolmentProps) {
  const begin = useBeginApp();
  const question = isReplacing ? messages.replace : messages.add;
  if (begin.data) {
    return (
      <AppCode
        {...begin.data}
        title={isReplacing ? messages.replaceTitle : messages.title}
        onAdded={onAdded}
        onClose={onClose}
      />
    );
  }
  return (
    <PasswordQuestion
      title={question}
      question={question}
      body={secondFactorMessages.question}
      variant="primary"
      call={begin}
      onConfirm={(password) => begin.mutate(password)}
      onCancel={onClose}
    />
  );
}

interface AppCodeProps extends Pick<AppEnrolmentProps, 'onAdded' | 'onClose'> {
  title: string;
  stepToken: string;
  secret: string;
  address: string;
}

function AppCode({ title, stepToken, secret, address, onAdded, onClose }: AppCodeProps) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // In a low window the QR code is read first, so it stays in view.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const confirm = useConfirmApp();
  const [code, setCode] = useState('');
  const refused =
    confirm.error instanceof ApiProblem
      ? confirm.error.errors.find(({ path }) => path === 'code')?.message
      : undefined;
  return createPortal(
    <Dialog id={id} ref={dialog} title={title}>
      <form
        method="post"
        noValidate
        className={layout.stack4}
        onSubmit={(event) => {
          event.preventDefault();
          if (confirm.isPending) return;
          const onSuccess = ({ recoveryCodes }: { recoveryCodes: readonly string[] | null }) => {
            onClose();
            onAdded(recoveryCodes);
          };
          confirm.mutate({ stepToken, code }, { onSuccess });
        }}
      >
        <h3>{messages.scan}</h3>
        {/* A phone cannot read its own screen. */}
        <a href={address} className={`${buttonClass({ variant: 'outline' })} ${styles.phone}`}>
          {messages.open}
        </a>
        <QrCode text={address} name={messages.qr} className={styles.qr} />
        <p className={layout.muted}>{messages.typed}</p>
        <p>
          <code className={styles.secret}>{inGroups(secret)}</code>
        </p>
        <CopyButton text={secret} label={messages.copy} done={messages.copied} />
        <h3>{messages.confirm}</h3>
        <TextField
          ref={field}
          name="code"
          label={messages.code}
          error={refused}
          value={code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          onChange={({ target }) => setCode(target.value)}
        />
        {confirm.error && refused === undefined && (
          <Notice tone="bad" role="alert">
            {confirm.error.message}
          </Notice>
        )}
        <Button type="submit" isBusy={confirm.isPending} className={styles.button}>
          {messages.submit}
        </Button>
      </form>
    </Dialog>,
    document.body,
  );
}

/** 'ABCD EFGH …', as apps accept it and people can follow it. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
