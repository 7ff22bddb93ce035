// Says how many tyres were changed, and takes it back for as long as it stands.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/notice.tsx';
import { sheetMessages } from '../../messages-sheet.ts';
import { refreshTyres, undoChange } from './sheet-queries.ts';
import type { MadeChange } from './use-price-change.ts';

import styles from './sheet.module.css';

const messages = sheetMessages.bulk;

export function MadeChangeNotice({ made, onClose }: { made: MadeChange; onClose: () => void }) {
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const undo = useMutation({
    mutationFn: async () => {
      const undone = await undoChange(made.id);
      await refreshTyres(queries);
      return undone;
    },
    onSuccess: ({ changed, kept }) => {
      const texts = [messages.undone(changed - kept), ...(kept > 0 ? [messages.kept(kept)] : [])];
      showToast({ text: texts.join(' '), tone: 'ok', durationMs: 6_000 });
      onClose();
    },
  });
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
            onClick={() => undo.mutate()}
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
