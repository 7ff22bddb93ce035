// Brings the CSV of all subscribers as a file: it needs the session, so no plain link leads to it.
import { noAnswer, problemOf } from '../../../platform/browser/api-problem.ts';
import { bearerToSend } from '../../../platform/browser/session-tokens.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';

const WITHIN_MS = 60_000;

/** Throws an `ApiProblem`. */
export async function downloadExport(): Promise<void> {
  const file = await fetchExport();
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.exportFile;
  link.click();
  // The browser has taken the file over when this task ends; some only in the next.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The bytes as they are: read as text they would lose the mark that spreadsheets need. */
async function fetchExport(): Promise<Blob> {
  const timeout = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch('/api/subscribers/export', {
    headers: { authorization: `Bearer ${bearerToSend() ?? ''}` },
    signal: timeout,
  }).catch((error: unknown) => {
    throw noAnswer(timeout.aborted, error);
  });
  if (!answer.ok) {
    throw problemOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
  }
  return answer.blob();
}
