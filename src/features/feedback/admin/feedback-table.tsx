// The table of feedback: when, how good, what was written, and where it was given.
import { useState } from 'react';
import { Link } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { conversationPath } from '../../chat/conversations-path.ts';
import type { Feedback } from '../contract.ts';
import { tableRatingTone } from '../feedback-rating.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { useRemoveFeedback } from './feedback-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './feedback-page.module.css';

const { columns } = messages;
const COLUMNS: readonly Column<Feedback>[] = [
  {
    label: columns.at,
    role: 'name',
    isShort: true,
    cell: ({ timestamp }) => formatDateClock(new Date(timestamp)),
  },
  { label: columns.rating, role: 'state', cell: (feedback) => <Rating feedback={feedback} /> },
  {
    label: columns.comment,
    className: styles.comment,
    cell: ({ comment }) => comment ?? <span className={styles.none}>{messages.noComment}</span>,
  },
  { label: columns.source, isLabelled: true, cell: ({ source }) => messages.sources[source] },
  {
    label: columns.conversation,
    className: layout.note,
    isLabelled: true,
    cell: ({ conversationId }) =>
      conversationId === undefined ? (
        messages.noConversation
      ) : (
        <Link to={conversationPath(conversationId)}>{messages.openConversation}</Link>
      ),
  },
  { label: columns.actions, role: 'actions', cell: (feedback) => <RemoveFeedback feedback={feedback} /> },
];

export function FeedbackTable({ feedback }: { feedback: readonly Feedback[] }) {
  return (
    <RecordTable
      caption={messages.table}
      isCaptionHidden={false}
      rows={feedback}
      columns={COLUMNS}
      keyOf={({ _id }) => _id}
    />
  );
}

function Rating({ feedback: { rating, thumbs } }: { feedback: Feedback }) {
  if (rating !== undefined) return <Badge tone={tableRatingTone(rating)}>{rating}</Badge>;
  if (thumbs === 'up') return <Badge tone="ok">{messages.thumbsUp}</Badge>;
  return <Badge tone="bad">{messages.thumbsDown}</Badge>;
}

function RemoveFeedback({ feedback: { _id, timestamp } }: { feedback: Feedback }) {
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemoveFeedback(_id, () => {
    showToast({ text: messages.removed(formatDateClock(new Date(timestamp))), tone: 'ok' });
    setConfirming(false);
  });
  return (
    <>
      <RowButton
        label={messages.remove}
        name={messages.removeLabel(formatDateClock(new Date(timestamp)))}
        isRemoval
        onClick={() => setConfirming(true)}
      />
      {isConfirming && (
        <ConfirmDialog
          title={messages.removeTitle}
          confirmLabel={messages.removeConfirm}
          isBusy={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onCancel={() => setConfirming(false)}
        >
          <p>{messages.removeBody}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
