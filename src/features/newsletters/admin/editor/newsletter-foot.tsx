// The foot of a newsletter's form, always in sight: how the saving went, a save that came too late, and the buttons.
import { useState } from 'react';

import { serverMessageOr } from '../../../../platform/browser/api-problem.ts';
import { formatClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ConflictView, RecordRemoved } from '../../../../platform/ui/form/conflict-view.tsx';
import { uiMessages } from '../../../../platform/ui/messages.ts';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { ShownAudience } from '../../contract/delivery.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { useChosen } from '../sending/chosen-subscribers.ts';
import { MailNotice } from '../sending/mail-notice.tsx';
import type { NewsletterForm } from './use-newsletter-form.ts';

import styles from './newsletter-modal.module.css';

interface NewsletterFootProps {
  form: NewsletterForm;
  isNew: boolean;
  /** Readers that a schedule goes to. */
  scheduledTo: ShownAudience;
  onDone: () => void;
}

export function NewsletterFoot(props: NewsletterFootProps) {
  const { form } = props;
  return (
    <div className={styles.foot}>
      {form.conflict ? (
        <ConflictView
          fields={form.conflict}
          isSaving={form.isSaving}
          onAcceptStored={form.acceptStored}
          onOverwriteStored={form.overwriteStored}
        />
      ) : (
        <>
          <Outcome form={form} />
          <Buttons {...props} />
        </>
      )}
    </div>
  );
}

function Buttons({ form, isNew, scheduledTo, onDone }: NewsletterFootProps) {
  const { values, isDraft, isUploading } = form;
  const { chosen } = useChosen();
  const [isConfirming, setConfirming] = useState(false);
  const [isUnfilled, setUnfilled] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const running = form.isSaving ? form.intent : undefined;
  const isFilled = values.subject.trim() !== '' && values.content.trim() !== '';
  const start = (intent: 'save' | 'schedule' | 'send') => () => {
    setConfirming(false);
    setUnfilled(false);
    setTooEarly(isUploading);
    if (!isUploading) form.submit(intent);
  };
  const ask = () => {
    if (isFilled && !isUploading) return setConfirming(true);
    // What is missing is shown at the fields, too.
    if (!isFilled) start('send')();
    setUnfilled(!isFilled);
    setTooEarly(isUploading);
  };
  const saveText = isDraft ? messages.saveDraft : messages.saveChanges;
  // Staff who have chosen readers must not schedule to everybody by mistake.
  const scheduleText = chosen.size > 0 ? messages.scheduleTo(scheduledTo) : messages.schedule;
  const savingText = isNew ? messages.savingDraft : messages.updating;
  return (
    <>
      {isTooEarly && isUploading && (
        <Notice tone="warn" role="alert">
          {messages.pictureUnderWay}
        </Notice>
      )}
      {isUnfilled && !isFilled && (
        <Notice tone="bad" role="alert">
          {messages.fillFirst}
        </Notice>
      )}
      <div className={styles.save}>
        <Button variant="text" onClick={onDone}>
          {messages.cancel}
        </Button>
        {isDraft && chosen.size > 0 && (
          <Button variant="outline" isBusy={running === 'send'} onClick={ask}>
            {running === 'send' ? messages.sendingChosen : messages.sendChosen(chosen.size)}
          </Button>
        )}
        <Button variant={isDraft ? 'outline' : 'primary'} isBusy={running === 'save'} onClick={start('save')}>
          {running === 'save' ? savingText : saveText}
        </Button>
        {isDraft && (
          <Button isBusy={running === 'schedule'} onClick={start('schedule')}>
            {running === 'schedule' ? messages.scheduling : scheduleText}
          </Button>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={messages.confirmChosenTitle}
          confirmLabel={messages.confirmChosenButton(chosen.size)}
          variant="primary"
          onCancel={() => setConfirming(false)}
          onConfirm={start('send')}
        >
          <MailNotice />
          <p>{messages.confirmChosen(chosen.size)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Outcome({ form }: { form: NewsletterForm }) {
  const { error, intent, loss, isDraft } = form;
  if (loss !== undefined) return <RecordRemoved message={loss} onSaveAsNew={form.saveAsNew} />;
  if (error && intent !== 'autosave') {
    return (
      <Notice tone="bad" role="alert" title={intent === 'send' ? messages.sendChosenFailed : undefined}>
        {serverMessageOr(error, messages.saveFailed)}
      </Notice>
    );
  }
  const errors = [form.sendDateError, ...(['subject', 'content', 'heroImage'] as const).map(form.errorOf)];
  if (errors.some((message) => message !== undefined)) {
    return (
      <Notice tone="bad" role="status">
        {messages.mend}
      </Notice>
    );
  }
  return (
    <p role="status" className={styles.state}>
      {form.isWaiting ? uiMessages.savedAfterUpload : isDraft && autosaveText(form)}
    </p>
  );
}

function autosaveText({ isSaving, isSaved, error, submittedAt }: NewsletterForm): string {
  if (isSaving) return messages.autosaving;
  if (error) return messages.autosaveFailed;
  if (!isSaved) return messages.autosaveOff;
  return messages.autosaved(formatClock(new Date(submittedAt)));
}
