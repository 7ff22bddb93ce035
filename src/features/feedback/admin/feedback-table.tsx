// The table of feedback: when, how good, what was written, and where it was given.
import { useState } from 'react';
import { Link } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateTime } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { conversationPath } from '../../chat/conversations-path.ts';
import type { Feedback } from '../contract.ts';
import { tableRatingTone } from '../feedback-rating.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { useRemoveFeedback } from './feedback-queries.ts';

import styles from './feedback-page.module.css';

export function FeedbackTable({ feedback }: { feedback: readonly Feedback[] }) {
  const { columns } = messages;
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <Table caption={messages.table} isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.at}</th>
            <th scope="col">{columns.rating}</th>
            <th scope="col">{columns.comment}</th>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.conversation}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {feedback.map((one) => (
            <FeedbackRow key={one._id} feedback={one} onRemove={() => setAsked(one._id)} />
          ))}
        </tbody>
      </Table>
      {asked !== undefined && <RemoveFeedback id={asked} onDone={() => setAsked(undefined)} />}
    </>
  );
}

function FeedbackRow({ feedback, onRemove }: { feedback: Feedback; onRemove: () => void }) {
  const { columns } = messages;
  const { timestamp, comment, source, conversationId } = feedback;
  const at = formatDateTime(new Date(timestamp));
  return (
    <tr>
      <th scope="row" className={styles.short}>
        {at}
      </th>
      <td data-label={columns.rating}>
        <Given feedback={feedback} />
      </td>
      <td data-label={columns.comment} className={styles.comment}>
        {comment ?? <span className={styles.none}>{messages.noComment}</span>}
      </td>
      <td data-label={columns.source}>{messages.sources[source]}</td>
      <td data-label={columns.conversation} className={styles.conversation}>
        {conversationId === undefined ? (
          messages.noConversation
        ) : (
          <Link to={conversationPath(conversationId)}>{conversationId}</Link>
        )}
      </td>
      <td data-label={columns.actions}>
        <Button variant="text" size="small" aria-label={messages.removeLabel(at)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </td>
    </tr>
  );
}

function Given({ feedback: { rating, thumbs } }: { feedback: Feedback }) {
  if (rating !== undefined) return <Badge tone={tableRatingTone(rating)}>{rating}</Badge>;
  if (thumbs === 'up') return <Badge tone="ok">{messages.thumbsUp}</Badge>;
  return <Badge tone="bad">{messages.thumbsDown}</Badge>;
}

function RemoveFeedback({ id, onDone }: { id: string; onDone: () => void }) {
  const remove = useRemoveFeedback(id, () => {
    showToast({ text: messages.removed, tone: 'ok' });
    onDone();
  });
  return (
    <ConfirmDialog
      title={messages.removeTitle}
      confirmLabel={messages.removeConfirm}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    >
      <p>{messages.removeBody}</p>
    </ConfirmDialog>
  );
}
