// The local adapter of a mail server: every email becomes a file that any mail program opens.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { composeMail } from './compose.ts';
import type { Mailer, MailSender } from './mail.ts';

export interface OutboxOptions {
  /** Made when it is not there. */
  folder: string;
  sender: MailSender;
  now: () => Date;
}

/** Writes `<id>.eml`; an email sent again replaces its first copy. Complete or missing, also after a crash. */
export function createOutbox({ folder, sender, now }: OutboxOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, signal) => {
      const { message } = await composer.sendMail(composeMail(mail, sender, now()));
      signal.throwIfAborted();
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not composed as a whole');
      await writeOutboxFile(folder, `${mail.id}.eml`, message);
      return { kind: 'accepted' };
    },
    close: () => composer.close(),
  };
}

/** Complete or missing, also after a crash; replaces a file of that name. The folder is made when it is missing. */
export async function writeOutboxFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
