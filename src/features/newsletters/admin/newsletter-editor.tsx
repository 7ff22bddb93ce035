// A newsletter while it is written: fields and buttons on one side, the very letter that will be sent on the other.
import Tags from 'lucide-react/icons/tags';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';

import { formatDateClock, formatWeekdayClock, helsinkiTime } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import { ClaimsOf } from '../../articles/admin/claim-list.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import type { Newsletter } from '../contract.ts';
import { newsletterListMessages } from '../messages-admin.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { LONG_SUBJECT, LONGEST_SUBJECT } from '../newsletter-limits.ts';
import { readSendDate } from '../send-date.ts';
import { useChosen } from './chosen-subscribers.ts';
import { ContentField } from './content-field.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { faultsOf, fieldsOf, serverFault } from './newsletter-fields.ts';
import type { FieldName, NewsletterFields } from './newsletter-fields.ts';
import { OfferMessageMaker } from './offer-message.tsx';
import { ReadersField, scheduledAudience } from './readers-field.tsx';
import type { Readers } from './readers-field.tsx';
import { TestSend } from './test-send.tsx';
import { useNewsletterEditor } from './use-newsletter-editor.ts';
import type { NewsletterEditing, Wish } from './use-newsletter-editor.ts';

import styles from './newsletter-modal.module.css';

interface NewsletterEditorProps {
  /** Left out for a new one. */
  newsletter?: Newsletter | undefined;
  /** What a new one begins with. */
  given?: Partial<NewsletterFields> | undefined;
  /** Closes the form. */
  onDone: () => void;
}

/** What was asked for last, and when. */
type Tried = { isScheduling: boolean; at: Date } | undefined;

const NOTHING_GIVEN = {};

export function NewsletterEditor({ newsletter, given = NOTHING_GIVEN, onDone }: NewsletterEditorProps) {
  const editing = useNewsletterEditor(newsletter, given);
  const { audience, fields, change, isDraft, isDone, conflict, saving, autosave } = editing;
  const { form, tried, setTried } = useTried();
  const { chosen } = useChosen();
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
  // A draft is saved where it stands; what is scheduled is saved as by the button.
  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    setTried({ isScheduling: false, at: new Date() });
    const isWhole = Object.keys(faultsOf(fields)).length === 0;
    if (!isWhole || !editing.isDirty || conflict || autosave.isPending || saving.isPending) return;
    if (isDraft) autosave.mutate(fields);
    else editing.save({ kind: 'save' });
  };
  return (
    <div className={styles.columns}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button */}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onKeyDown={saveByKey}
        onSubmit={(event: SubmitEvent) => event.preventDefault()}
      >
        <UnsavedGuard isDirty={editing.isAtRisk} onDiscard={editing.discard} />
        {editing.hasRestored && editing.isDirty && !conflict && <Restored onForget={editing.discard} />}
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
          onChange={(heroImage) => change({ heroImage })}
        />
        <OfferMessageButton editing={editing} />
        <ContentField
          value={fields.content}
          error={errorOf('content')}
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
        <div className={styles.foot}>
          {conflict && <Conflict editing={editing} stored={conflict} />}
          <Outcome editing={editing} hasFaults={hasFaults} />
          {!conflict && (
            <Buttons {...{ editing, readers, setTried, onDone }} isNew={newsletter === undefined} />
          )}
        </div>
      </form>
      <LetterPreview draft={fields} />
    </div>
  );
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

/** A message made of the offers fills in subject and content; what was typed stays unless somebody says otherwise. */
function OfferMessageButton({ editing: { fields, change } }: { editing: NewsletterEditing }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const hasText = fields.content.trim() !== '';
  return (
    <div>
      <Button variant="outline" size="small" icon={<Tags />} onClick={() => setOpen(true)}>
        {newsletterListMessages.offerMessage}
      </Button>
      {isOpen && (
        <SidePanel title={newsletterListMessages.offerMessage} onClose={close}>
          <OfferMessageMaker
            onUse={(message) => {
              change(message);
              close();
            }}
            onAppend={
              hasText
                ? ({ content }) => {
                    change({ content: `${fields.content.trimEnd()}\n\n${content}` });
                    close();
                  }
                : undefined
            }
          />
        </SidePanel>
      )}
    </div>
  );
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

interface SubjectFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** With a counter that is highlighted above fifty (specification, point 5). */
function SubjectField({ value, error, onChange }: SubjectFieldProps) {
  const isLong = value.length > LONG_SUBJECT;
  return (
    <div className={styles.subject}>
      <TextField
        label={messages.subject}
        help={isLong ? `${messages.subjectHelp} ${messages.subjectLong(LONG_SUBJECT)}` : messages.subjectHelp}
        error={error}
        maxLength={LONGEST_SUBJECT}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={classNames(styles.count, isLong && styles.long)}>
        {messages.subjectCount(value.length, LONGEST_SUBJECT)}
      </span>
    </div>
  );
}

interface ButtonsProps {
  editing: NewsletterEditing;
  /** Who gets it when it is scheduled. */
  readers: Readers;
  isNew: boolean;
  setTried: (tried: Tried) => void;
  onDone: () => void;
}

function Buttons({ editing, readers, isNew, setTried, onDone }: ButtonsProps) {
  const { fields, isDraft, saving, save } = editing;
  const { chosen } = useChosen();
  const [isAsking, setAsking] = useState(false);
  const [isUnfilled, setUnfilled] = useState(false);
  const wish = saving.isPending ? saving.variables.wish.kind : undefined;
  const start = (next: Wish): void => {
    const isScheduling = next.kind === 'schedule';
    const at = new Date();
    setTried({ isScheduling, at });
    setUnfilled(false);
    if (wish || Object.keys(faultsOf(fields, isScheduling ? at : undefined)).length > 0) return;
    save(next);
  };
  const ask = (): void => {
    const isFilled = fields.subject.trim() !== '' && fields.content.trim() !== '';
    setUnfilled(!isFilled);
    if (isFilled) setAsking(true);
    else setTried({ isScheduling: false, at: new Date() });
  };
  const saveText = isDraft ? messages.saveDraft : messages.saveChanges;
  const savingText = isNew ? messages.savingDraft : messages.updating;
  return (
    <>
      {isUnfilled && (
        <Notice tone="bad" role="alert">
          {messages.fillFirst}
        </Notice>
      )}
      <div className={styles.save}>
        <Button variant="text" onClick={onDone}>
          {messages.cancel}
        </Button>
        {isDraft && chosen.size > 0 && (
          <Button variant="outline" isBusy={wish === 'send'} onClick={ask}>
            {wish === 'send' ? messages.sendingChosen : messages.sendChosen(chosen.size)}
          </Button>
        )}
        <Button
          variant={isDraft ? 'outline' : 'primary'}
          isBusy={wish === 'save'}
          onClick={() => start({ kind: 'save' })}
        >
          {wish === 'save' ? savingText : saveText}
        </Button>
        {isDraft && (
          <Button
            isBusy={wish === 'schedule'}
            onClick={() => start({ kind: 'schedule', audience: scheduledAudience(readers, chosen, {}) })}
          >
            {wish === 'schedule' ? messages.scheduling : messages.schedule}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.confirmChosenTitle}
          confirmLabel={messages.confirmChosenButton(chosen.size)}
          variant="primary"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start({ kind: 'send', subscriberIds: [...chosen] });
          }}
        >
          <p>{messages.confirmChosen(chosen.size)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Outcome({ editing, hasFaults }: { editing: NewsletterEditing; hasFaults: boolean }) {
  const { saving, autosave, isDraft, isDirty, conflict } = editing;
  if (conflict) return null;
  if (saving.error) {
    const isSending = saving.variables?.wish.kind === 'send';
    return (
      <Notice tone="bad" role="alert" title={isSending ? messages.sendChosenFailed : undefined}>
        {saving.error.message || messages.saveFailed}
      </Notice>
    );
  }
  if (hasFaults) {
    return (
      <Notice tone="bad" role="status">
        {messages.mend}
      </Notice>
    );
  }
  return (
    <p role="status" className={styles.state}>
      {isDraft && autosaveText(autosave, isDirty)}
    </p>
  );
}

function autosaveText(autosave: NewsletterEditing['autosave'], isDirty: boolean): string {
  if (autosave.isPending) return messages.autosaving;
  if (autosave.isError) return messages.autosaveFailed;
  if (!autosave.isSuccess || isDirty) return messages.autosaveOff;
  return messages.autosaved(helsinkiTime(new Date(autosave.submittedAt)).replace(':', '.'));
}

function Conflict({ editing, stored }: { editing: NewsletterEditing; stored: Newsletter }) {
  const { fields, saving, settle } = editing;
  const theirs = fieldsOf(stored);
  const names = ['subject', 'content', 'heroImage', 'sendDate'] as const;
  const shown = (name: FieldName, value: string): string =>
    name === 'sendDate' && value !== '' ? formatDateClock(new Date(stored.sendDate)) : value;
  return (
    <ConflictView
      fields={names.map((name) => ({
        name: messages[name],
        stored: theirs[name] === fields[name] ? fields[name] : shown(name, theirs[name]),
        own: fields[name],
      }))}
      isSaving={saving.isPending}
      onTakeStored={() => settle(true)}
      onKeepOwn={() => settle(false)}
    />
  );
}
