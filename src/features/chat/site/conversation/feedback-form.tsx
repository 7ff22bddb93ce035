// Gives feedback from within the conversation: a rating and a comment, sent as a message that is not shown.
import { useEffect, useRef, useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Field, TextAreaField } from '../../../../platform/ui/form/field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { MAX_COMMENT_LENGTH } from '../../../feedback/feedback-limits.ts';
import { BEST_RATING, DEFAULT_RATING, WORST_RATING } from '../../../feedback/feedback-rating.ts';
import { feedbackMessages as texts } from '../../../feedback/messages.ts';
import { chatMessages } from '../../messages/chat.ts';
import { showForm } from '../show-form.ts';
import type { GivenFeedback } from './use-conversation.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './form.module.css';

interface FeedbackFormProps {
  /** An answer is on its way. */
  isBusy: boolean;
  /** Rejects when it did not arrive. */
  onSubmitFeedback: (given: GivenFeedback) => Promise<void>;
  onCancel: () => void;
}

export function FeedbackForm({ isBusy, onSubmitFeedback, onCancel }: FeedbackFormProps) {
  const [rating, setRating] = useState(DEFAULT_RATING);
  const [comment, setComment] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => showForm(form.current), []);

  const give = async () => {
    setIsSending(true);
    setFailure('');
    try {
      await onSubmitFeedback({ rating, comment });
      onCancel();
    } catch (error) {
      setFailure(`${texts.failed} ${reasonOf(error)}`.trim());
    }
    setIsSending(false);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.title}
      className={`${layout.stack4} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isBusy) void give();
      }}
    >
      {failure !== '' && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Field label={chatMessages.ratingLabel(rating)} help={texts.ratingHelp}>
        {(ties) => (
          <input
            {...ties}
            type="range"
            min={WORST_RATING}
            max={BEST_RATING}
            step={1}
            value={rating}
            onChange={({ target }) => setRating(target.valueAsNumber)}
            className={styles.slider}
          />
        )}
      </Field>
      <TextAreaField
        label={texts.comment}
        help={texts.commentHelp}
        isOptional
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={layout.cluster2}>
        <Button type="submit" isBusy={isSending || isBusy}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {chatMessages.no}
        </Button>
      </div>
    </form>
  );
}

/** What the visitor can do about it, where the server has sent it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.status < 400 || error.status >= 500) return '';
  return error.errors[0]?.message ?? error.message;
}
