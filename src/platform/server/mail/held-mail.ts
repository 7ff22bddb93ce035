// Mail of a shop that may be on hold: then no letter leaves, whoever asks.
import { held } from '../hold.ts';
import type { BulkMail } from './bulk.ts';
import type { Mailer } from './mail.ts';

export function heldMailer(mailer: Mailer, isHeld: () => Promise<boolean>): Mailer {
  return {
    ...mailer,
    send: async (mail, signal) => {
      if (await isHeld()) throw held();
      return mailer.send(mail, signal);
    },
  };
}

export function heldBulkMail(mail: BulkMail, isHeld: () => Promise<boolean>): BulkMail {
  return {
    ...mail,
    open: async (signal) => {
      if (await isHeld()) return { kind: 'away', reason: held().message };
      return mail.open(signal);
    },
  };
}
