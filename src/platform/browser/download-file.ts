// Brings an answer of the API as a file: it needs the session, so no plain link leads to it.
import { noResponse, problemOf } from './api-problem.ts';
import { bearerToSend } from './session-tokens.ts';
import { confirmationHeaders, withConfirmation } from './session/confirmation.ts';

const WITHIN_MS = 60_000;

/** `path` below /api, with its query; the file is saved under `name`. Throws an `ApiProblem`. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(await withConfirmation(() => fetchFile(path)), name);
}

/** Saves a CSV file that was made here. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over when this task ends; some only in the next.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The bytes as they are: read as text they would lose the mark that spreadsheets need. */
async function fetchFile(path: string): Promise<Blob> {
  const timeout = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(`/api${path}`, {
    headers: { authorization: `Bearer ${bearerToSend() ?? ''}`, ...confirmationHeaders() },
    signal: timeout,
  }).catch((error: unknown) => {
    throw noResponse(timeout.aborted, error);
  });
  if (!answer.ok) {
    throw problemOf(answer.status, await answer.text(), answer.headers.get('retry-after'));
  }
  return answer.blob();
}
