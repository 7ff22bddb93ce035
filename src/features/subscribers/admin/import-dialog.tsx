// Bringing in subscribers from a file: what is asked for, the file, and line by line what did not come in.
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { LARGEST_IMPORT_BYTES } from '../contract.ts';
import type { ImportOutcome } from '../contract.ts';
import { importErrors, importForm as messages } from '../messages-import.ts';
import { useImportSubscribers } from './subscriber-queries.ts';

import styles from './subscribers-page.module.css';

const FORM_ID = 'subscriber-import';
const ERRORS_SHOWN = 50;

export function ImportSubscribers() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const [isPromised, setIsPromised] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const bring = useImportSubscribers();
  const fileFault = faultOf(file);
  const [round, setRound] = useState(0);

  /** What was brought in before is not offered again. */
  function open(): void {
    if (bring.isSuccess) {
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
    if (file && fileFault === undefined && isPromised && !bring.isPending) bring.mutate(file);
  }
  return (
    <>
      <Button variant="outline" icon={<Upload />} onClick={open}>
        {messages.open}
      </Button>
      <Dialog
        id={`${FORM_ID}-dialog`}
        ref={dialog}
        title={messages.title}
        footer={
          <>
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              {messages.close}
            </Button>
            <Button type="submit" form={FORM_ID} isBusy={bring.isPending}>
              {messages.submit}
            </Button>
          </>
        }
      >
        <form key={round} id={FORM_ID} noValidate className={styles.import} onSubmit={submit}>
          <p>
            {messages.lead} <code className={styles.email}>{messages.example}</code>
          </p>
          <p>{messages.skipNote}</p>
          <TextField
            type="file"
            accept=".csv,text/csv"
            label={messages.file}
            help={messages.fileHelp}
            error={isChecked ? fileFault : undefined}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setIsChecked(false);
              bring.reset();
            }}
          />
          <Checkbox
            label={messages.promise}
            checked={isPromised}
            error={isChecked && !isPromised ? messages.promiseMissing : undefined}
            onChange={({ target }) => setIsPromised(target.checked)}
          />
          {bring.error && (
            <Notice tone="bad" role="alert" title={messages.failed}>
              {bring.error.message}
            </Notice>
          )}
          {bring.data && <Outcome outcome={bring.data} />}
        </form>
      </Dialog>
    </>
  );
}

function faultOf(file: File | undefined): string | undefined {
  if (!file) return importErrors.missing;
  return file.size > LARGEST_IMPORT_BYTES ? importErrors.tooLarge : undefined;
}

export function Outcome({ outcome: { imported, skipped, errors } }: { outcome: ImportOutcome }) {
  const hidden = errors.length - ERRORS_SHOWN;
  return (
    <Notice
      tone={errors.length > 0 ? 'warn' : 'ok'}
      role="status"
      title={messages.doneTitle(imported)}
      className={styles.outcome}
    >
      {skipped > 0 && <p>{messages.skipped(skipped)}</p>}
      {errors.length > 0 && (
        <>
          <p>{messages.errors(errors.length)}</p>
          <ul>
            {errors.slice(0, ERRORS_SHOWN).map(({ line, message }) => (
              <li key={line}>{messages.errorLine(line, message)}</li>
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && <p>{messages.moreErrors(hidden)}</p>}
    </Notice>
  );
}
