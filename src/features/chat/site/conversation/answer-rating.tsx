// The thumbs under an answer.
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import type { postFeedback } from '../../../feedback/contract.ts';
import { chatMessages as texts } from '../../messages/chat.ts';

import styles from './conversation.module.css';

interface AnswerRatingProps {
  conversationId: string;
  /** What the answer is to. */
  question: string;
}

export function AnswerRating({ conversationId, question }: AnswerRatingProps) {
  const [isRated, setIsRated] = useState(false);
  const rate = (thumbs: 'up' | 'down') => {
    setIsRated(true);
    // A thumb that does not arrive is no loss to the visitor.
    callApi<typeof postFeedback>('POST /feedback', { body: { thumbs, conversationId, question } }).catch(
      () => undefined,
    );
  };
  return (
    <span role="status" className={styles.thumbs}>
      {isRated ? (
        texts.rated
      ) : (
        <>
          <button type="button" aria-label={texts.good} onClick={() => rate('up')}>
            <ThumbsUp />
          </button>
          <button type="button" aria-label={texts.bad} onClick={() => rate('down')}>
            <ThumbsDown />
          </button>
        </>
      )}
    </span>
  );
}
