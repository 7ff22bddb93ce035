// Bringing stored sets in from a file: the requirements, and line by line why nothing was imported.
import { ImportDialog, ImportExample, ImportLines } from '../../../platform/ui/overlay/import-dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { HotelImportOutcome } from '../contract/tyre-hotel.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { importForm as messages } from '../messages/import.ts';
import { hotelErrors } from '../messages/tyre-hotel.ts';
import { useImportSets } from './sets/set-queries.ts';

export function ImportSets() {
  const bring = useImportSets();
  return (
    <ImportDialog
      id="tyre-set-import"
      messages={messages}
      bring={{ ...bring, isSuccess: bring.data?.errors.length === 0 }}
      errorOf={errorOf}
      outcome={bring.data && <Outcome outcome={bring.data} />}
    >
      <p>
        {messages.lead} <ImportExample>{messages.example}</ImportExample>
      </p>
      <p>{messages.note}</p>
      <p>{messages.whole}</p>
    </ImportDialog>
  );
}

function errorOf(file: File | undefined): string | undefined {
  if (!file) return hotelErrors.fileMissing;
  const { importBytes } = HOTEL_LIMITS;
  return file.size > importBytes ? hotelErrors.fileTooLarge(importBytes / 1024 / 1024) : undefined;
}

function Outcome({ outcome: { imported, errors } }: { outcome: HotelImportOutcome }) {
  if (errors.length === 0) return <Notice tone="ok" role="status" title={messages.done(imported)} />;
  return (
    <Notice tone="bad" role="alert" title={messages.errors(errors.length)}>
      <ImportLines errors={errors} lineText={messages.errorLine} moreText={messages.moreErrors} />
    </Notice>
  );
}
