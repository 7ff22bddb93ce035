// The end of the editor: whether the draft is saved, when the article comes out, the buttons, and what became of them.
import { formatDateTime, helsinkiTime } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { useKeptPlace } from '../../../platform/ui/use-kept-place.ts';
import { editorMessages as messages } from '../messages-admin.ts';
import { articlePath } from '../paths.ts';
import type { ArticleFields } from './article-fields.ts';
import { refusalOf } from './article-saving.ts';
import type { ArticleEditing } from './use-article-editor.ts';

import styles from './editor.module.css';

interface EditingProps {
  editing: ArticleEditing;
}

interface PanelProps extends EditingProps {
  /** Publishes, or changes what is out. */
  onSave: () => void;
  errorOf: (name: keyof ArticleFields) => string | undefined;
}

export function PublishPanel({ editing, onSave, errorOf }: PanelProps) {
  const place = useKeptPlace();
  return (
    <div {...place} tabIndex={-1} className={styles.panel}>
      {editing.stored?.status === 'published' ? (
        <PublishedButtons editing={editing} onSave={onSave} />
      ) : (
        <UnpublishedButtons editing={editing} onSave={onSave} errorOf={errorOf} />
      )}
    </div>
  );
}

function PublishedButtons({ editing, onSave }: Omit<PanelProps, 'errorOf'>) {
  const { stored, update, withdraw, isDirty, discard } = editing;
  if (!stored) return null;
  return (
    <>
      <p className={styles.state}>
        {isDirty
          ? messages.unsaved
          : messages.publishedAt(formatDateTime(new Date(stored.publishedAt ?? stored.createdAt)))}{' '}
        <a href={articlePath(stored.slug)} target="_blank" rel="noreferrer">
          {messages.open}
        </a>
      </p>
      <div className={styles.buttons}>
        <Button onClick={onSave} isBusy={update.isPending}>
          {update.isPending ? messages.saving : messages.update}
        </Button>
        {isDirty && (
          <Button variant="outline" onClick={discard}>
            {messages.discard}
          </Button>
        )}
        {!isDirty && (
          <Button variant="text" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(stored._id)}>
            {messages.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

function UnpublishedButtons({ editing, onSave, errorOf }: PanelProps) {
  const { fields, change, publish, stored, withdraw } = editing;
  const isScheduled = stored?.status === 'scheduled';
  const verb = fields.publishAt === '' ? messages.publish : messages.schedule;
  return (
    <>
      <TextField
        label={messages.publishAt}
        help={messages.publishAtHelp}
        error={errorOf('publishAt')}
        isOptional
        type="datetime-local"
        value={fields.publishAt}
        onChange={(event) => change({ publishAt: event.target.value })}
        className={styles.time}
      />
      <p role="status" className={styles.state}>
        {isScheduled && stored.publishedAt !== null
          ? messages.scheduledFor(formatDateTime(new Date(stored.publishedAt)))
          : draftState(editing)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onSave} isBusy={publish.isPending}>
          {publish.isPending ? messages.publishing : verb}
        </Button>
        {isScheduled && (
          <Button variant="text" isBusy={withdraw.isPending} onClick={() => withdraw.mutate(stored._id)}>
            {messages.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

function draftState({ autosave, stored, hasNewWords, conflict, loss }: ArticleEditing): string {
  if (conflict || loss !== undefined) return '';
  if (autosave.isPending) return messages.autosaving;
  if (autosave.isError && hasNewWords) {
    const refusal = refusalOf(autosave.error);
    return refusal === undefined ? messages.autosaveFailed : messages.autosaveRefused(refusal);
  }
  if (stored && !hasNewWords) return messages.autosaved(helsinkiTime(new Date(stored.updatedAt)));
  return messages.autosaveOff;
}

/** What became of the last button, and of an article that somebody has removed. */
export function Outcome({ editing }: EditingProps) {
  const { publish, update, withdraw, conflict, isDirty, isDraft, loss, saveAsNew } = editing;
  const failure = publish.error ?? update.error ?? withdraw.error;
  const place = useKeptPlace();
  return (
    <div {...place} tabIndex={-1} aria-live="polite" className={styles.outcome}>
      {loss !== undefined && (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button variant="outline" size="small" onClick={saveAsNew}>
              {messages.saveAsNew}
            </Button>
          }
        >
          {loss}
        </Notice>
      )}
      {failure && !conflict && loss === undefined && (
        <Notice tone="bad" role="alert">
          {messages.saveFailed(failure.message)}
        </Notice>
      )}
      {update.isSuccess && !isDirty && !isDraft && <Notice tone="ok">{messages.updated}</Notice>}
      {withdraw.isSuccess && isDraft && !failure && <Notice tone="ok">{messages.withdrawn}</Notice>}
    </div>
  );
}
