// A newsletter while it is written: fields and buttons on one side, the very letter that will be sent on the other.
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { formatWeekdayClock } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { ClaimsOf } from '../../articles/admin/claim-list.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import type { Newsletter } from '../contract.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { readSendDate } from '../send-date.ts';
import { useChosen } from './chosen-subscribers.ts';
import { ContentField } from './content-field.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { faultsOf, serverFault } from './newsletter-fields.ts';
import type { FieldName, NewsletterFields } from './newsletter-fields.ts';
import { NewsletterFoot } from './newsletter-foot.tsx';
import type { Tried } from './newsletter-foot.tsx';
import { OfferMessageButton } from './offer-message-button.tsx';
import { ReadersField } from './readers-field.tsx';
import type { Readers } from './readers-field.tsx';
import { SubjectField } from './subject-field.tsx';
import { TestSend } from './test-send.tsx';
import { useNewsletterEditor } from './use-newsletter-editor.ts';
import type { NewsletterEditing } from './use-newsletter-editor.ts';

import styles from './newsletter-modal.module.css';

interface NewsletterEditorProps {
  /** Left out for a new one. */
  newsletter?: Newsletter | undefined;
  /** What a new one begins with. */
  given?: Partial<NewsletterFields> | undefined;
  /** Closes the form. */
  onDone: () => void;
}

const NOTHING_GIVEN = {};

export function NewsletterEditor({ newsletter, given = NOTHING_GIVEN, onDone }: NewsletterEditorProps) {
  const editing = useNewsletterEditor(newsletter, given);
  const { audience, fields, change, isDraft, isDone, conflict, saving, autosave } = editing;
  const { form, tried, setTried } = useTried();
  const { chosen } = useChosen();
  const [isSendingHero, setSendingHero] = useState(false);
  const [isSendingInText, setSendingInText] = useState(false);
  const isSendingPicture = isSendingHero || isSendingInText;
  const [wanted, setReaders] = useState<Readers>('kept');
  const readers = wanted === 'chosen' && chosen.size === 0 ? 'kept' : wanted;
  // Closing waits until the guard below knows that nothing is left to lose: its own effects come first.
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const faults = tried === undefined ? {} : faultsOf(fields, tried.isScheduling ? tried.at : undefined);
  const hasFaults = Object.keys(faults).length > 0;
  const failure = saving.error ?? autosave.error;
  const errorOf = (name: FieldName) => faults[name] ?? serverFault(failure, name);
  return (
    <div className={styles.columns}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button */}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onKeyDown={(event) => saveByKey(event, editing, setTried)}
        onSubmit={(event: SubmitEvent) => event.preventDefault()}
      >
        <UnsavedGuard isDirty={editing.isAtRisk || isSendingPicture} onDiscard={editing.discard} />
        {editing.isRestored && editing.isDirty && !conflict && <Restored onForget={editing.forgetRestored} />}
        <SubjectField
          value={fields.subject}
          error={errorOf('subject')}
          onChange={(subject) => change({ subject })}
        />
        <ImageField
          label={messages.heroImage}
          value={fields.heroImage}
          isOptional
          error={errorOf('heroImage')}
          onSending={setSendingHero}
          onChange={(heroImage) => change({ heroImage })}
        />
        <OfferMessageButton editing={editing} />
        <ContentField
          value={fields.content}
          error={errorOf('content')}
          onSending={setSendingInText}
          onChange={(content) => change({ content })}
        />
        <ClaimsOf title={fields.subject} content={fields.content} />
        <TextField
          type="datetime-local"
          label={messages.sendDate}
          help={isDraft ? messages.sendDateHelp(timeText(fields.sendDate)) : messages.sendDateFixed}
          error={errorOf('sendDate')}
          value={fields.sendDate}
          disabled={!isDraft}
          className={styles.time}
          onChange={(event) => change({ sendDate: event.target.value })}
        />
        {isDraft && <ReadersField kept={audience} chosen={chosen} value={readers} onChange={setReaders} />}
        <TestSend fields={fields} />
        <NewsletterFoot
          {...{ editing, hasFaults, readers, setTried, onDone, isSendingPicture }}
          isNew={newsletter === undefined}
        />
      </form>
      <LetterPreview draft={fields} goesOn={fields.sendDate.slice(0, 10)} />
    </div>
  );
}

/** A draft is saved where it stands; what is scheduled is saved as by the button. */
function saveByKey(event: KeyboardEvent, editing: NewsletterEditing, setTried: (tried: Tried) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  event.preventDefault();
  setTried({ isScheduling: false, at: new Date() });
  const { fields, isDirty, isDraft, conflict, autosave, saving } = editing;
  const isWhole = Object.keys(faultsOf(fields)).length === 0;
  if (!isWhole || !isDirty || conflict || autosave.isPending || saving.isPending) return;
  if (isDraft) autosave.mutate(fields);
  else editing.save({ kind: 'save' });
}

/** What was asked for last; what then has to be mended gets the focus. */
function useTried() {
  const form = useRef<HTMLFormElement>(null);
  const [tried, note] = useState<Tried>();
  const setTried = (next: Tried): void => {
    note(next);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return { form, tried, setTried };
}

/** In Finnish words, for browsers show the field in their own language. */
function timeText(typed: string): string | undefined {
  const at = readSendDate(typed);
  return at && formatWeekdayClock(at);
}

function Restored({ onForget }: { onForget: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button variant="outline" size="small" onClick={onForget}>
          {messages.forget}
        </Button>
      }
    >
      {messages.restored}
    </Notice>
  );
}
