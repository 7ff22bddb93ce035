// A newsletter while it is written: fields and buttons on one side, the very email that will be sent on the other.
import { useDeferredValue, useMemo, useState } from 'react';

import { formatWeekdayClock } from '../../../../platform/contract/dates.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { DateTimeField } from '../../../../platform/ui/form/date-field.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { ClaimList, useClaimQuestion } from '../../../articles/admin/writing/claim-list.tsx';
import { ImageField } from '../../../media/admin/image-field.tsx';
import type { Newsletter } from '../../contract/newsletters.ts';
import { EVERYBODY } from '../../messages/audience.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { newsletterClaims } from '../../newsletter-claims.ts';
import { MAX_SUBJECT_LENGTH, LONG_SUBJECT } from '../../newsletter-limits.ts';
import { readSendDate } from '../../send-date.ts';
import type { NewsletterText } from '../offer-message/offer-choice.ts';
import { OfferMessageButton } from '../offer-message/offer-message-button.tsx';
import {
  AudienceField,
  optionFor,
  scheduledAudience,
  shownAudience,
  type AudienceOption,
} from '../sending/audience-field.tsx';
import { useChosen } from '../sending/chosen-subscribers.ts';
import { MailNotice } from '../sending/mail-notice.tsx';
import { TestSend } from '../test-send.tsx';
import { ContentField } from './content-field.tsx';
import { EmailPreview } from './email-preview.tsx';
import { NewsletterFoot } from './newsletter-foot.tsx';
import { useNewsletterForm, type NewsletterForm } from './use-newsletter-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './newsletter-modal.module.css';

interface NewsletterEditorProps {
  /** Left out for a new one. */
  newsletter?: Newsletter | undefined;
  /** What a new one begins with. */
  given?: Partial<NewsletterText> | undefined;
  /** Closes the form. */
  onDone: () => void;
}

const NOTHING_GIVEN = {};

export function NewsletterEditor({ newsletter, given = NOTHING_GIVEN, onDone }: NewsletterEditorProps) {
  const { confirmClaims, question } = useClaimQuestion();
  const { chosen } = useChosen();
  const [wanted, setOption] = useState<AudienceOption>();
  const stored = newsletter?.audience ?? EVERYBODY;
  const option = optionFor(wanted, stored, chosen);
  const audience = scheduledAudience(option, chosen, {});
  const form = useNewsletterForm({ newsletter, given, audience, chosen, confirmClaims, onDone });
  const { values, isDraft, isDirty } = form;
  const shown = useDeferredValue(values);
  const claims = useMemo(() => newsletterClaims(shown), [shown]);
  return (
    <div className={`${layout.stack6} ${styles.columns}`}>
      <RecordForm
        form={form}
        guard={{ form: savedOnTheWay(form) }}
        className={styles.form}
        onSaveKey={() => {
          if (isDraft) form.submit('autosave');
          else if (isDirty) form.submit();
        }}
        foot={
          <NewsletterFoot
            {...{ form, onDone }}
            isNew={newsletter === undefined}
            scheduledTo={shownAudience(option, stored, chosen)}
          />
        }
      >
        <MailNotice />
        <SubjectField {...form.controlled('subject')} />
        <ImageField {...form.controlled('heroImage')} isOptional />
        <OfferMessageButton fields={values} change={form.set} />
        <ContentField {...form.controlled('content')} />
        <ClaimList claims={claims} />
        {question}
        <DateTimeField
          {...form.controlled('sendDate')}
          help={isDraft ? messages.sendDateHelp(timeText(values.sendDate)) : messages.sendDateFixed}
          error={form.sendDateError}
          disabled={!isDraft}
          className={styles.time}
        />
        {isDraft && <AudienceField current={stored} chosen={chosen} value={option} onChange={setOption} />}
        <TestSend fields={values} />
      </RecordForm>
      <EmailPreview draft={values} sendDay={values.sendDate.slice(0, 10)} />
    </div>
  );
}

/** A draft saves itself also on the way elsewhere; what is on its way to recipients is saved as by its button. */
function savedOnTheWay({ submit, isDraft, ...form }: NewsletterForm) {
  return {
    ...form,
    submit: (_intent?: string, onInvalid?: () => void) => submit(isDraft ? 'autosave' : 'save', onInvalid),
  };
}

/** When it will go; nothing while there is no such time. */
function timeText(typed: string): string | undefined {
  const at = readSendDate(typed);
  return at && formatWeekdayClock(at);
}

interface SubjectFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** With a counter that is highlighted above fifty. */
function SubjectField({ label, value, error, onChange }: SubjectFieldProps) {
  const isLong = value.length > LONG_SUBJECT;
  return (
    <div className={styles.subject}>
      <TextField
        label={label}
        help={isLong ? `${messages.subjectHelp} ${messages.subjectLong(LONG_SUBJECT)}` : messages.subjectHelp}
        error={error}
        maxLength={MAX_SUBJECT_LENGTH}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={classNames(styles.count, isLong && styles.long)}>
        {messages.subjectCount(value.length, MAX_SUBJECT_LENGTH)}
      </span>
    </div>
  );
}
