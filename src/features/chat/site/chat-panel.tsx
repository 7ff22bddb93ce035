// The head of the chat and the talk under it.
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';

import { FailureBoundary } from '../../../platform/ui/failure-boundary.tsx';
import { talkMessages as texts } from '../messages-talk.ts';
import { chatMessages as messages } from '../messages.ts';
import { forgetTalk } from './talk-memory.ts';
import { Talk } from './talk.tsx';
import type { TalkProps } from './talk.tsx';

import overlay from '../../../platform/ui/dialog.module.css';
import styles from './chat-panel.module.css';

interface ChatPanelProps extends TalkProps {
  titleId: string;
  onMinimise: () => void;
  onClose: () => void;
}

export function ChatPanel({ titleId, onMinimise, onClose, ...talk }: ChatPanelProps) {
  return (
    <>
      <div className={overlay.head}>
        <div>
          <h2 id={titleId} className={overlay.title}>
            {talk.assistantName}
          </h2>
          <p className={styles.status}>{texts.status}</p>
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
        <FailureBoundary onFailure={forgetTalk}>
          <Talk {...talk} />
        </FailureBoundary>
      </div>
    </>
  );
}
