// The history of conversations, ten a page: what each began with and when, to be read and removed.
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import type { Conversation } from '../contract/chat.ts';
import { conversationPath } from '../conversations-path.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';
import { historyQuery, PER_PAGE } from './conversation-queries.ts';
import { RemoveConversation } from './remove-conversation.tsx';

import styles from './conversations-page.module.css';

const { columns } = messages.history;
const at = (startedAt: string): string => formatDateClock(new Date(startedAt));
const COLUMNS: readonly Column<Conversation>[] = [
  {
    label: columns.question,
    role: 'name',
    className: styles.question,
    cell: ({ conversationId, firstQuestion }) => (
      <Link to={conversationPath(conversationId)}>{firstQuestion ?? messages.nothingAsked}</Link>
    ),
  },
  { label: columns.at, isShort: true, cell: ({ startedAt }) => at(startedAt) },
  { label: columns.actions, role: 'actions', cell: (conversation) => <Remove {...conversation} /> },
];

interface HistoryProps {
  page: number;
  /** Name of the page number in the address. */
  pageParam: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function History({ page, pageParam, heading }: HistoryProps) {
  return (
    <RecordList
      texts={messages.history}
      query={useQuery(historyQuery(page))}
      paging={{ page, perPage: PER_PAGE, param: pageParam }}
      headingLevel={3}
      heading={heading}
    >
      {(conversations) => (
        <RecordTable
          caption={messages.history.title}
          rows={conversations}
          columns={COLUMNS}
          keyOf={({ _id }) => _id}
        />
      )}
    </RecordList>
  );
}

function Remove({ conversationId, startedAt }: Conversation) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <RowButton
        label={messages.remove}
        name={messages.removeLabel(at(startedAt))}
        isRemoval
        onClick={() => setConfirming(true)}
      />
      {isConfirming && (
        <RemoveConversation
          conversationId={conversationId}
          at={at(startedAt)}
          onRemoved={() => setConfirming(false)}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
