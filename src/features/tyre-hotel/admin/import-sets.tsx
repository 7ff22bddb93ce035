// Bringing stored sets in from a file: what is asked for, the file, and line by line why nothing came in.
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { HotelImportOutcome } from '../contract.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { importForm as messages } from '../messages-import.ts';
import { hotelErrors } from '../messages.ts';
import { useImportSets } from './set-queries.ts';

import styles from './hotel.module.css';

const FORM_ID = 'tyre-set-import';
const ERRORS_SHOWN = 50;

export function ImportSets() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const [isChecked, setIsChecked] = useState(false);
  const bring = useImportSets();
  const fault = faultOf(file);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsChecked(true);
    if (file && fault === undefined && !bring.isPending) bring.mutate(file);
  }
  return (
    <>
      <Button variant="outline" icon={<Upload />} onClick={() => dialog.current?.showModal()}>
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
        <form id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
          <p>
            {messages.lead} <code className={styles.code}>{messages.example}</code>
          </p>
          <p>{messages.note}</p>
          <p>{messages.whole}</p>
          <TextField
            type="file"
            accept=".csv,text/csv"
            label={messages.file}
            help={messages.fileHelp}
            error={isChecked ? fault : undefined}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setIsChecked(false);
              bring.reset();
            }}
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
  if (!file) return hotelErrors.fileMissing;
  const { importBytes } = HOTEL_LIMITS;
  return file.size > importBytes ? hotelErrors.fileTooLarge(importBytes / 1024 / 1024) : undefined;
}

function Outcome({ outcome: { imported, errors } }: { outcome: HotelImportOutcome }) {
  if (errors.length === 0) return <Notice tone="ok" role="status" title={messages.done(imported)} />;
  const hidden = errors.length - ERRORS_SHOWN;
  return (
    <Notice tone="bad" role="alert" title={messages.errors(errors.length)}>
      <ul>
        {errors.slice(0, ERRORS_SHOWN).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{messages.errorLine(line, message)}</li>
        ))}
      </ul>
      {hidden > 0 && <p>{messages.moreErrors(hidden)}</p>}
    </Notice>
  );
}
