// The ten recovery codes, shown once: until the user says that they are saved.
import { useId } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../../../../platform/ui/button.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../../../platform/ui/overlay/use-open-dialog.ts';
import { recoveryMessages as messages } from '../../messages-second-factor-admin.ts';
import { CopyButton } from './copy-button.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  return createPortal(
    <Dialog
      id={id}
      ref={dialog}
      title={messages.shownTitle}
      needsAnswer
      footer={<Button onClick={() => dialog.current?.close()}>{messages.done}</Button>}
    >
      <div className={layout.stack4}>
        <p>{messages.shownText}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <CopyButton text={codes.join('\n')} label={messages.copy} done={messages.copied} />
      </div>
    </Dialog>,
    document.body,
  );
}
