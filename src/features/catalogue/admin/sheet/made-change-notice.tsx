// Says how many tyres were changed, and takes it back; the panel of changes does so later.
import { useEffect, useRef } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/notice.tsx';
import { sheetMessages } from '../../messages-sheet.ts';
import { useUndoChange } from './use-price-change.ts';
import type { MadeChange } from './use-price-change.ts';

import styles from './sheet.module.css';

const messages = sheetMessages.bulk;

export function MadeChangeNotice({ made, onClose }: { made: MadeChange; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const undo = useUndoChange(onClose);
  return (
    <Notice
      tone={undo.error ? 'bad' : 'ok'}
      role="status"
      title={messages.done(made.changed)}
      action={
        <span className={styles.undo}>
          <Button
            ref={button}
            variant="outline"
            size="small"
            isBusy={undo.isPending}
            onClick={() => undo.mutate(made.id)}
          >
            {sheetMessages.undo}
          </Button>
          <Button variant="text" size="small" onClick={onClose}>
            {messages.close}
          </Button>
        </span>
      }
    >
      {undo.error ? `${sheetMessages.save.undoFailed}: ${undo.error.message}` : messages.undoHelp}
    </Notice>
  );
}
