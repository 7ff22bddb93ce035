// A field for one picture: choose, drop or paste a file, take one from the library, replace or remove it, say what it shows.
import ImageUp from 'lucide-react/icons/image-up';
import { Suspense, lazy, useId, useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { FieldNotes, TextField } from '../../../platform/ui/form/field.tsx';
import { useFileDrop } from '../../../platform/ui/form/use-file-drop.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { Progress } from '../../../platform/ui/page/progress.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { mediaAdminMessages as messages } from '../messages-admin.ts';
import { PICTURE_TYPES } from '../picture-limits.ts';
import type { QuotedFailure, UploadPicture } from './upload-picture.ts';
import { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';

import box from '../../../platform/ui/form/file-box.admin.module.css';
import layout from '../../../platform/ui/style/layout.module.css';
import styles from './image-field.module.css';

const Library = lazy(async () => ({ default: (await import('./library-panel.tsx')).LibraryPanel }));

export interface ImageFieldProps {
  /** The field's name in its form. */
  name?: string | undefined;
  label: string;
  /** The picture's address; empty for none. */
  value: string;
  /** Called with the new address, or with '' when the picture is removed. */
  onChange: (imageUrl: string) => void;
  /** What the picture shows, with a field for it when `onAltChange` is given. */
  alt?: string | undefined;
  onAltChange?: ((alt: string) => void) | undefined;
  altError?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Whether a picture may be taken from the library; default: yes. */
  hasLibrary?: boolean | undefined;
  /** How a file is sent; default: into the library. */
  upload?: UploadPicture | undefined;
  /** English texts shown below a failure. */
  quotedFailure?: QuotedFailure | undefined;
}

export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, error, isOptional = false, isDisabled = false, quotedFailure } = props;
  const { name, upload: uploadTo, alt = '', onAltChange, altError, hasLibrary = true } = props;
  const id = useId();
  const [status, setStatus] = useState('');
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const take = (imageUrl: string, words: string) => {
    onChange(imageUrl);
    setStatus(words);
  };
  const upload = usePictureUpload((imageUrl) => take(imageUrl, messages.done), {
    upload: uploadTo,
    name,
    quoted: quotedFailure,
  });
  const isSending = upload.share !== undefined;
  return (
    <div className={box.field}>
      <label htmlFor={id} className={box.label}>
        {label}
        {isOptional && <span className={styles.optional}> {uiMessages.optional}</span>}
      </label>
      <DropBox {...{ id, value, alt, error, isDisabled, upload }} />
      <FieldNotes controlId={id} help={messages.rules} error={error} />
      <UploadState upload={upload} />
      <div className={styles.actions}>
        {hasLibrary && (
          <Button variant="outline" size="small" disabled={isDisabled} onClick={() => setIsLibraryOpen(true)}>
            {messages.fromLibrary}
          </Button>
        )}
        {value !== '' && (
          <Button
            variant="text"
            size="small"
            disabled={isDisabled}
            onClick={() => {
              take('', messages.removed);
              // This button goes with the picture.
              document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
            }}
          >
            {messages.remove}
          </Button>
        )}
      </div>
      <p role="status" className={`${layout.note} ${styles.status}`}>
        {upload.failure || isSending ? '' : status}
      </p>
      {onAltChange && value !== '' && (
        <TextField
          label={messages.alt}
          help={messages.altHelp}
          error={altError}
          maxLength={200}
          disabled={isDisabled}
          value={alt}
          onChange={(event) => onAltChange(event.target.value)}
        />
      )}
      {isLibraryOpen && (
        <Suspense>
          <Library onPick={(imageUrl) => take(imageUrl, '')} onClose={() => setIsLibraryOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface DropBoxProps {
  id: string;
  value: string;
  alt: string;
  error: string | undefined;
  isDisabled: boolean;
  upload: PictureUpload;
}

/** The native field covers the box: every way to choose a file works, and focus is on the field itself. */
function DropBox({ id, value, alt, error, isDisabled, upload }: DropBoxProps) {
  const { isOver, handlers } = useFileDrop(isDisabled, upload.send);
  return (
    <div {...handlers} className={classNames(box.drop, isOver && box.over, error && box.bad)}>
      {value !== '' && (
        <Picture src={value} width={480} height={270} alt={alt} fit="contain" className={styles.picture} />
      )}
      <p>
        {value === '' && <ImageUp className={styles.icon} />}
        <span aria-hidden="true" className={box.choose}>
          {value === '' ? messages.choose : messages.replace}
        </span>{' '}
        <span className={box.hint}>{isOver ? messages.dropNow : messages.dropHere}</span>
      </p>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        disabled={isDisabled}
        aria-describedby={classNames(`${id}-help`, error && `${id}-error`)}
        {...(error ? { 'aria-invalid': true } : {})}
        className={box.input}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) upload.send(chosen);
          // The same file, mended meanwhile, can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}

function UploadState({ upload: { share, failure, cancel } }: { upload: PictureUpload }) {
  if (share !== undefined) {
    return (
      <div className={styles.progress}>
        <Progress
          label={share < 1 ? messages.uploading : messages.working}
          value={share}
          max={1}
          valueText={messages.percent(Math.floor(share * 100))}
        />
        <Button variant="text" size="small" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    );
  }
  return (
    failure && (
      <Notice tone="bad" role="alert" title={failure.title} quoted={failure.quoted}>
        {failure.message}
      </Notice>
    )
  );
}
