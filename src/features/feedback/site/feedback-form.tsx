// The form of feedback: a slider with its eleven numbers, and a comment. A plain form that works without script.
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Field, TextAreaField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { CONTACT_PATH } from '../../pages/paths.ts';
import { MAX_COMMENT_LENGTH } from '../feedback-limits.ts';
import { BEST_RATING, DEFAULT_RATING, RATINGS, WORST_RATING } from '../feedback-rating.ts';
import { feedbackMessages as messages } from '../messages.ts';
import { FEEDBACK_FORM_ID, FEEDBACK_PATH } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './feedback-form.module.css';

/** `refused`: what was typed and why it was refused, when it was. */
export function FeedbackForm({ refused }: { refused?: RefusedForm | undefined }) {
  const commentError = fieldError(refused, 'comment');
  return (
    <form
      id={FEEDBACK_FORM_ID}
      method="post"
      action="/api/feedback"
      data-plain="feedback/feedback-form"
      className={`${layout.stack5} ${styles.form}`}
    >
      {refused && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {!commentError && refused.problem.message}
        </Notice>
      )}
      <input type="hidden" name={FORM_PAGE_FIELD} value={FEEDBACK_PATH} />
      <RatingField value={refused?.values['score']} error={fieldError(refused, 'score')} />
      <TextAreaField
        id={`${FEEDBACK_FORM_ID}-kommentti`}
        name="comment"
        label={messages.comment}
        help={messages.commentHelp}
        isOptional
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        defaultValue={refused?.values['comment']}
        error={commentError}
      />
      <Honeypot />
      <p role="status" tabIndex={-1} className={styles.answer} />
      <Button type="submit" isWide>
        {messages.submit}
      </Button>
      <Nameless />
    </form>
  );
}

/** The numbers are for fingers and mice, which press them; keyboards and screen readers have the slider. */
function RatingField({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <Field
      id={`${FEEDBACK_FORM_ID}-arvosana`}
      label={messages.rating}
      help={messages.ratingHelp}
      error={error}
    >
      {(ties) => (
        <div>
          <input
            {...ties}
            type="range"
            name="score"
            min={WORST_RATING}
            max={BEST_RATING}
            step={1}
            defaultValue={value ?? DEFAULT_RATING}
            className={styles.slider}
          />
          <div aria-hidden="true" className={styles.numbers}>
            {RATINGS.map((rating) => (
              <span key={rating} data-rating={rating}>
                {rating}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function Nameless() {
  const pageExists = usePageExists();
  if (!pageExists(CONTACT_PATH)) return null;
  return (
    <p className={styles.nameless}>
      {messages.answer} <a href={CONTACT_PATH}>{messages.answerLink}</a>.
    </p>
  );
}
