// The chat window: its head and the conversation.
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';

import { classNames } from '../../../platform/ui/class-names.ts';
import { FailureBoundary } from '../../../platform/ui/page/failure-boundary.tsx';
import { chatMessages as messages } from '../messages/chat.ts';
import { clearConversation } from './conversation/conversation-storage.ts';
import { ConversationView, type ConversationViewProps } from './conversation/conversation-view.tsx';

import overlay from '../../../platform/ui/overlay/dialog.module.css';
import styles from './chat-panel.module.css';

interface ChatPanelProps extends ConversationViewProps {
  titleId: string;
  onMinimise: () => void;
  onClose: () => void;
}

export function ChatPanel({ titleId, onMinimise, onClose, ...view }: ChatPanelProps) {
  return (
    <>
      <div className={classNames(overlay.head, styles.head)}>
        <div className={styles.name}>
          <h2 id={titleId} className={overlay.title}>
            {view.assistantName}
          </h2>
          <p className={styles.status}>{messages.status}</p>
        </div>
        <div className={styles.buttons}>
          <button type="button" aria-label={messages.minimise} onClick={onMinimise} className={overlay.close}>
            <Minus />
          </button>
          <button type="button" aria-label={messages.close} onClick={onClose} className={overlay.close}>
            <X />
          </button>
        </div>
      </div>
      <div className={styles.body}>
        <FailureBoundary onFailure={clearConversation}>
          <ConversationView {...view} />
        </FailureBoundary>
      </div>
    </>
  );
}
