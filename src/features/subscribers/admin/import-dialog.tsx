// Bringing in subscribers from a file: the requirements, and line by line what was not imported.
import { ImportDialog, ImportExample, ImportLines } from '../../../platform/ui/overlay/import-dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { MAX_IMPORT_BYTES, type ImportOutcome } from '../contract.ts';
import { importErrors, importForm as messages } from '../messages-import.ts';
import { useImportSubscribers } from './subscriber-queries.ts';

const ID = 'subscriber-import';

export function ImportSubscribers() {
  const bring = useImportSubscribers(isOpen);
  return (
    <ImportDialog
      id={ID}
      messages={messages}
      bring={bring}
      errorOf={errorOf}
      promise={{ label: messages.promise, missing: messages.promiseMissing }}
      outcome={bring.data && <Outcome outcome={bring.data} />}
    >
      <p>
        {messages.lead} <ImportExample>{messages.example}</ImportExample>
      </p>
      <p>{messages.skipNote}</p>
    </ImportDialog>
  );
}

function isOpen(): boolean {
  return document.querySelector(`#${ID}-dialog[open]`) !== null;
}

function errorOf(file: File | undefined): string | undefined {
  if (!file) return importErrors.missing;
  return file.size > MAX_IMPORT_BYTES ? importErrors.tooLarge : undefined;
}

export function Outcome({ outcome: { imported, skipped, errors } }: { outcome: ImportOutcome }) {
  return (
    <Notice tone={errors.length > 0 ? 'warn' : 'ok'} role="status" title={messages.doneTitle(imported)}>
      {skipped > 0 && <p>{messages.skipped(skipped)}</p>}
      {errors.length > 0 && (
        <>
          <p>{messages.errors(errors.length)}</p>
          <ImportLines errors={errors} lineText={messages.errorLine} moreText={messages.moreErrors} />
        </>
      )}
    </Notice>
  );
}
