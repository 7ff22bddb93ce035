// Shows how many tyres were changed, and can undo it; the panel of changes does so later.
import { useEffect, useRef } from 'react';

import { Button } from '../../../../../platform/ui/button.tsx';
import { Notice } from '../../../../../platform/ui/page/notice.tsx';
import { sheetMessages } from '../../../messages/sheet.ts';
import { useUndoChange, type MadeChange } from './use-price-change.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';

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
        <span className={layout.cluster2}>
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
