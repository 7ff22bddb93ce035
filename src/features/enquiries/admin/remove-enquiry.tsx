// Removing an enquiry for good, after a question: there is no way back.
import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../platform/ui/button.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { INBOX_PATH, useRemoveEnquiry } from './enquiry-queries.ts';

import styles from './enquiry-page.module.css';

export function RemoveEnquiry({ id }: { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const remove = useRemoveEnquiry(id, () => void navigate(INBOX_PATH));
  return (
    <div className={styles.remove}>
      <Button variant="text" size="small" onClick={() => dialog.current?.showModal()}>
        {messages.remove}
      </Button>
      <Dialog
        id="remove-enquiry"
        ref={dialog}
        title={messages.removeTitle}
        footer={
          <>
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              {messages.keep}
            </Button>
            <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {messages.remove}
            </Button>
          </>
        }
      >
        <p>{messages.removeBody}</p>
        {remove.error && (
          <Notice tone="bad" role="alert" title={messages.removeFailed}>
            {remove.error.message}
          </Notice>
        )}
      </Dialog>
    </div>
  );
}
