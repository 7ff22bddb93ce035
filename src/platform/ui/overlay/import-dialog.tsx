// CSV import: the button and a dialog with the expected columns, the file and the result.
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';

import { Button } from '../button.tsx';
import { Checkbox } from '../form/choice.tsx';
import { FileField } from '../form/file-field.tsx';
import { Notice } from '../page/notice.tsx';
import { Dialog } from './dialog.tsx';

import styles from './import-dialog.admin.module.css';

export interface ImportDialogProps {
  id: string;
  messages: {
    open: string;
    title: string;
    submit: string;
    close: string;
    file: string;
    fileHelp: string;
    /** Above the reason when nothing was brought in. */
    failed: string;
  };
  /** The call that brings a file in. */
  bring: {
    mutate: (file: File) => void;
    reset: () => void;
    isPending: boolean;
    /** The file was imported: the dialog opens again without it. */
    isSuccess: boolean;
    error: Error | null;
  };
  /** Why a file, or none, is not sent. */
  errorOf: (file: File | undefined) => string | undefined;
  /** What has to be promised of the file before it is sent. */
  promise?: { label: string; missing: string };
  /** The result of the chosen file, once it was sent. While it is set, another file must be chosen first. */
  outcome: ReactNode;
  /** The expected columns. */
  children: ReactNode;
}

export function ImportDialog(props: ImportDialogProps) {
  const { id, messages, bring, errorOf, promise, outcome, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const takeSeen = useSeen(bring.isSuccess, dialog);
  const [file, setFile] = useState<File>();
  const [isPromised, setIsPromised] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [round, setRound] = useState(0);
  const error = errorOf(file);

  function open(): void {
    // What was brought in before is not offered again, unless the dialog was closed before it was done.
    if (bring.isSuccess && takeSeen()) {
      bring.reset();
      setRound(round + 1);
      setFile(undefined);
      setIsPromised(false);
      setIsChecked(false);
    }
    dialog.current?.showModal();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsChecked(true);
    const isReady = error === undefined && (!promise || isPromised) && !outcome;
    if (file && isReady && !bring.isPending) bring.mutate(file);
  }
  return (
    <>
      <Button variant="outline" size="small" icon={<Upload />} onClick={open}>
        {messages.open}
      </Button>
      <Dialog
        id={`${id}-dialog`}
        ref={dialog}
        title={messages.title}
        footer={
          <>
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              {messages.close}
            </Button>
            {!outcome && (
              <Button type="submit" form={id} isBusy={bring.isPending}>
                {messages.submit}
              </Button>
            )}
          </>
        }
      >
        <form key={round} id={id} noValidate className={styles.form} onSubmit={submit}>
          {children}
          <FileField
            accept=".csv,text/csv"
            label={messages.file}
            help={messages.fileHelp}
            error={isChecked ? error : undefined}
            file={file}
            onChoose={(chosen) => {
              // A promise about one file does not count for another.
              if (file) setIsPromised(false);
              setFile(chosen);
              setIsChecked(false);
              bring.reset();
            }}
          />
          {promise && (
            <Promised
              {...promise}
              isChecked={isPromised}
              isMissing={isChecked && !isPromised}
              onChange={setIsPromised}
            />
          )}
          {bring.error && <Failure title={messages.failed} text={bring.error.message} />}
          {outcome}
        </form>
      </Dialog>
    </>
  );
}

/** Whether the dialog was still open to show the result; the caller shows it otherwise. */
function useSeen(isDone: boolean, dialog: RefObject<HTMLDialogElement | null>): () => boolean {
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = isDone && dialog.current?.open === true;
  }, [isDone, dialog]);
  return () => {
    const wasSeen = isSeen.current;
    isSeen.current = true;
    return wasSeen;
  };
}

function Failure({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="bad" role="alert" title={title}>
      {text}
    </Notice>
  );
}

interface PromisedProps {
  label: string;
  missing: string;
  isChecked: boolean;
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
}

function Promised({ label, missing, isChecked, isMissing, onChange }: PromisedProps) {
  return (
    <Checkbox
      label={label}
      checked={isChecked}
      error={isMissing ? missing : undefined}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const LINES_SHOWN = 50;

interface ImportLinesProps {
  errors: readonly { line: number; message: string }[];
  /** A line of the file and what is wrong with it, as one sentence. */
  lineText: (line: number, message: string) => string;
  /** How many more there are than are shown. */
  moreText: (count: number) => string;
}

/** The lines that did not come in, each with its reason. */
export function ImportLines({ errors, lineText, moreText }: ImportLinesProps) {
  const hidden = errors.length - LINES_SHOWN;
  return (
    <>
      <ul className={styles.lines}>
        {errors.slice(0, LINES_SHOWN).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{lineText(line, message)}</li>
        ))}
      </ul>
      {hidden > 0 && <p>{moreText(hidden)}</p>}
    </>
  );
}

/** The first lines that such a file has. */
export function ImportExample({ children }: { children: string }) {
  return <code className={styles.example}>{children}</code>;
}
