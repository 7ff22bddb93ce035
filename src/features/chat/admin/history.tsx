// The history of conversations, ten a page: when each began and from where, to be read and removed.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager } from '../../../platform/ui/pager.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { Spinner } from '../../../platform/ui/tread-ring.tsx';
import type { Conversation } from '../contract.ts';
import { conversationPath } from '../conversations-path.ts';
import { conversationMessages as messages } from '../messages-conversations.ts';
import { historyQuery } from './conversation-queries.ts';
import { RemoveConversation } from './remove-conversation.tsx';

import styles from './conversations-page.module.css';

/** `pageParam` is the name of the page number in the address. */
export function History({ page, pageParam }: { page: number; pageParam: string }) {
  const { data, error, refetch } = useQuery(historyQuery(page));
  // The failure stands in the page, too.
  useEffect(() => {
    if (error) showToast({ text: messages.historyFailed, tone: 'bad' });
  }, [error]);
  return (
    <div className={styles.section} aria-busy={!data && !error}>
      {error && (
        <LoadFailure title={messages.historyFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={messages.loading} />}
      {data && data.conversations.length === 0 && <p>{messages.empty}</p>}
      {data && data.conversations.length > 0 && <Conversations conversations={data.conversations} />}
      <Pager label={messages.historyPages} param={pageParam} page={page} pageCount={data?.totalPages ?? 0} />
    </div>
  );
}

function Conversations({ conversations }: { conversations: readonly Conversation[] }) {
  const { historyColumns: columns } = messages;
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <Table caption={messages.historyTitle} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.at}</th>
            <th scope="col">{columns.id}</th>
            <th scope="col">{columns.address}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {conversations.map((one) => (
            <ConversationRow key={one._id} conversation={one} onRemove={() => setAsked(one.conversationId)} />
          ))}
        </tbody>
      </Table>
      {asked !== undefined && (
        <RemoveConversation
          conversationId={asked}
          onRemoved={() => setAsked(undefined)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function ConversationRow({ conversation, onRemove }: { conversation: Conversation; onRemove: () => void }) {
  const { historyColumns: columns } = messages;
  const { conversationId, formattedTimestamp: at, userIP } = conversation;
  return (
    <tr>
      <th scope="row" className={styles.short}>
        {at}
      </th>
      <td data-label={columns.id} className={styles.id}>
        {conversationId}
      </td>
      <td data-label={columns.address}>{userIP ?? messages.noAddress}</td>
      <td data-label={columns.actions} className={styles.short}>
        <span>
          <Link
            to={conversationPath(conversationId)}
            aria-label={messages.readLabel(at)}
            className={buttonClass({ variant: 'text', size: 'small' })}
          >
            {messages.read}
          </Link>
          <Button variant="text" size="small" aria-label={messages.removeLabel(at)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </span>
      </td>
    </tr>
  );
}
