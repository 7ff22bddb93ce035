// Text messages by a service of the operator's: each is one POST of JSON with `to` and `text`.
import { postOutside } from '../outbound/outbound.ts';
import type { SmsSettings } from '../settings.ts';
import type { TextMessage, TextMessenger } from './sms.ts';

const ANSWER_WITHIN_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Not about the message: our key, the address of the service, too many at once, or too slow. */
const TRIED_AGAIN: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 409, 425, 429]);

export function createHttpSms(settings: SmsSettings): TextMessenger {
  return {
    send: async (message, signal) => {
      const status = await post(settings, message, signal);
      if (status >= 200 && status < 300) return { kind: 'accepted' };
      if (status >= 400 && status < 500 && !TRIED_AGAIN.has(status)) return { kind: 'refused', status };
      throw answered(status);
    },
  };
}

/** Posts a message without receiver and text, which no service sends: whether it is there and takes our key. Throws what is wrong. */
export async function trySms(settings: SmsSettings, signal: AbortSignal): Promise<void> {
  const status = await post(settings, { id: 'test', to: '', text: '' }, signal);
  if (status >= 500 || [401, 403, 404, 405].includes(status)) throw answered(status);
}

async function post(
  { url, token }: SmsSettings,
  { id, to, text }: TextMessage,
  signal: AbortSignal,
): Promise<number> {
  const { status, body } = await postOutside({
    url,
    operatorOrigin: new URL(url).origin,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to, text }),
    maxBytes: MAX_ANSWER_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  });
  // Only the status matters; leaving the body ends the connection.
  for await (const _ of body) break;
  return status;
}

function answered(status: number): Error {
  return new Error(`The text message service answered ${status}`);
}
