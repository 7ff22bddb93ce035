// Removing an enquiry for good, after a question: there is no way back.
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { inboxMessages as messages } from '../messages-inbox.ts';
import { INBOX_PATH, useRemoveEnquiry } from './enquiry-queries.ts';

import styles from './enquiry-page.module.css';

export function RemoveEnquiry({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveEnquiry(id, () => void navigate(INBOX_PATH));
  return (
    <div className={styles.remove}>
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirmLabel={messages.remove}
          cancelLabel={messages.keep}
          isBusy={remove.isPending}
          error={remove.error ? `${messages.removeFailed}. ${remove.error.message}` : undefined}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{messages.removeBody}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
