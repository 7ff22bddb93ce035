// The foot of a newsletter's form, always in sight: how the saving went, a save that came too late, and the buttons.
import { useState } from 'react';

import { formatDateClock, helsinkiTime } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { ConflictView } from '../../../platform/ui/conflict-view.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { Newsletter } from '../contract.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { useChosen } from './chosen-subscribers.ts';
import { faultsOf, fieldsOf } from './newsletter-fields.ts';
import type { FieldName } from './newsletter-fields.ts';
import { scheduledAudience } from './readers-field.tsx';
import type { Readers } from './readers-field.tsx';
import type { NewsletterEditing } from './use-newsletter-editor.ts';
import type { Wish } from './use-newsletter-saving.ts';

import styles from './newsletter-modal.module.css';

/** What was asked for last, and when. */
export type Tried = { isScheduling: boolean; at: Date } | undefined;

interface NewsletterFootProps extends ButtonsProps {
  hasFaults: boolean;
}

export function NewsletterFoot({ hasFaults, ...buttons }: NewsletterFootProps) {
  const { editing } = buttons;
  return (
    <div className={styles.foot}>
      {editing.conflict && <Conflict editing={editing} stored={editing.conflict} />}
      <Outcome editing={editing} hasFaults={hasFaults} />
      {!editing.conflict && <Buttons {...buttons} />}
    </div>
  );
}

interface ButtonsProps {
  editing: NewsletterEditing;
  /** Who gets it when it is scheduled. */
  readers: Readers;
  isNew: boolean;
  /** A save would leave it behind. */
  isSendingPicture: boolean;
  setTried: (tried: Tried) => void;
  onDone: () => void;
}

function Buttons({ editing, readers, isNew, isSendingPicture, setTried, onDone }: ButtonsProps) {
  const { fields, isDraft, saving, save } = editing;
  const { chosen } = useChosen();
  const [isAsking, setAsking] = useState(false);
  const [isUnfilled, setUnfilled] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const wish = saving.isPending ? saving.variables.wish.kind : undefined;
  const isFilled = fields.subject.trim() !== '' && fields.content.trim() !== '';
  const start = (next: Wish): void => {
    const isScheduling = next.kind === 'schedule';
    const at = new Date();
    setTried({ isScheduling, at });
    setUnfilled(false);
    setTooEarly(isSendingPicture);
    const isWhole = Object.keys(faultsOf(fields, isScheduling ? at : undefined)).length === 0;
    if (!wish && !isSendingPicture && isWhole) save(next);
  };
  const ask = (): void => {
    setUnfilled(!isFilled);
    setTooEarly(isSendingPicture);
    if (!isFilled) setTried({ isScheduling: false, at: new Date() });
    else if (!isSendingPicture) setAsking(true);
  };
  const saveText = isDraft ? messages.saveDraft : messages.saveChanges;
  const savingText = isNew ? messages.savingDraft : messages.updating;
  return (
    <>
      {isTooEarly && isSendingPicture && (
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
  if (editing.loss !== undefined) return <Gone loss={editing.loss} onSaveAsNew={editing.saveAsNew} />;
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

/** Somebody has removed or sent it meanwhile. */
function Gone({ loss, onSaveAsNew }: { loss: string; onSaveAsNew: () => void }) {
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button variant="outline" size="small" onClick={onSaveAsNew}>
          {messages.saveAsNew}
        </Button>
      }
    >
      {loss}
    </Notice>
  );
}

function autosaveText(autosave: NewsletterEditing['autosave'], isDirty: boolean): string {
  if (autosave.isPending) return messages.autosaving;
  if (autosave.isError) return messages.autosaveFailed;
  if (!autosave.isSuccess || isDirty) return messages.autosaveOff;
  return messages.autosaved(helsinkiTime(new Date(autosave.submittedAt)).replace(':', '.').replace(/^0/, ''));
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
