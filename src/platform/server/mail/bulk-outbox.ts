// Many emails without a mail server: each becomes a file that any mail program opens.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BulkMail } from './bulk.ts';

const CONNECTIONS = 2;

/** Writes `<id>.eml`; an email sent again takes the place of its first copy, so nothing is ever doubtful. */
export function createBulkOutbox(folder: string): BulkMail {
  return {
    maxConnections: CONNECTIONS,
    emailsPerS: undefined,
    open: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let isOpen = true;
      return {
        kind: 'open',
        connection: {
          get isOpen() {
            return isOpen;
          },
          send: async ({ id, bytes }) => {
            if (!/^[\w.-]{1,100}$/.test(id)) throw new Error('An email has an id that cannot be a file name');
            const unfinished = join(folder, `.${id}.part`);
            await writeFile(unfinished, bytes, { mode: 0o600 });
            await rename(unfinished, join(folder, `${id}.eml`));
            return { kind: 'accepted', code: 250 };
          },
          close: () => {
            isOpen = false;
          },
        },
      };
    },
  };
}
