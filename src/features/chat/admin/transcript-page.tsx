// One conversation: when it began, and its messages.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';

import { parseContent } from '../../../platform/contract/content.ts';
import { formatDateClock, helsinkiTime } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Content } from '../../../platform/ui/content.tsx';
import { DownloadButton } from '../../../platform/ui/download-button.tsx';
import { BackLink, DetailPageState } from '../../../platform/ui/page/detail-page.tsx';
import { EmptyState } from '../../../platform/ui/page/empty-state.tsx';
import { FactList } from '../../../platform/ui/page/fact-list.tsx';
import type { Transcript } from '../contract/chat.ts';
import { isConversationId } from '../conversation-id.ts';
import { CONVERSATIONS_PATH } from '../conversations-path.ts';
import { conversationExport, conversationMessages as messages } from '../messages/conversations.ts';
import { transcriptQuery } from './conversation-queries.ts';
import { RemoveConversation } from './remove-conversation.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './transcript-page.module.css';

const BACK = { to: CONVERSATIONS_PATH, label: messages.back };

export function TranscriptPage() {
  const { conversationId = '' } = useParams();
  // The API calls other things by such words.
  if (!isConversationId(conversationId)) return <Navigate to={CONVERSATIONS_PATH} replace />;
  return <TranscriptOf conversationId={conversationId} />;
}

function TranscriptOf({ conversationId }: { conversationId: string }) {
  const { data, error, refetch } = useQuery(transcriptQuery(conversationId));
  return (
    <div className={`${layout.stack5} ${styles.page}`}>
      <BackLink {...BACK} />
      {data && <TranscriptView transcript={data} />}
      {!data && (
        <DetailPageState
          error={error}
          onRetry={() => void refetch()}
          title={messages.transcriptFailed}
          gone={messages.gone}
          back={BACK}
        />
      )}
    </div>
  );
}

function TranscriptView({ transcript }: { transcript: Transcript }) {
  const { conversationId, startedAt, userIP } = transcript;
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <header className={layout.stack3}>
        <h1>{messages.transcriptTitle(formatDateClock(new Date(startedAt)))}</h1>
        <details>
          <summary>{messages.technical}</summary>
          <FactList
            facts={[
              [messages.facts.id, conversationId],
              [messages.facts.address, userIP ?? messages.noAddress],
            ]}
          />
        </details>
      </header>
      <Said said={transcript.messages} />
      <div className={`${layout.cluster} ${styles.tools}`}>
        <DownloadButton
          size="small"
          path={`/conversations/${conversationId}/export`}
          name={conversationExport.fileOfOne(conversationId)}
          label={messages.exportOne}
        />
        <Button variant="text" size="small" onClick={() => setConfirming(true)}>
          {messages.removeConfirm}
        </Button>
      </div>
      {isConfirming && (
        <RemoveConversation
          conversationId={conversationId}
          at={formatDateClock(new Date(startedAt))}
          onRemoved={() => void navigate(CONVERSATIONS_PATH)}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function Said({ said }: { said: Transcript['messages'] }) {
  if (said.length === 0) return <EmptyState title={messages.nothingSaid} body={messages.nothingSaidWhy} />;
  return (
    <ol className={layout.stack3}>
      {said.map(({ _id, role, content, at }) => (
        <li key={_id} className={classNames(styles.message, role === 'user' && styles.ofVisitor)}>
          <p className={layout.note}>
            <b>{messages.speakers[role]}</b> <time dateTime={at}>{helsinkiTime(new Date(at))}</time>
          </p>
          <Content blocks={parseContent(content)} headingLevel={3} className={styles.text} />
        </li>
      ))}
    </ol>
  );
}
