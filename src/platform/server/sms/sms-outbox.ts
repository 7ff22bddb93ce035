// The local adapter of a text message service: every message becomes a file.
import { writeOutboxFile } from '../mail/outbox.ts';
import type { TextMessenger } from './sms.ts';

/** Writes `<id>.txt`: the number, an empty line, the text. One sent again takes the place of its first copy. */
export function createSmsOutbox(folder: string): TextMessenger {
  return {
    send: async ({ id, to, text }, signal) => {
      signal.throwIfAborted();
      await writeOutboxFile(folder, `${id}.txt`, Buffer.from(`${to}\n\n${text}\n`));
      return { kind: 'accepted' };
    },
  };
}
