// Sends no email while a restored shop is paused.
import { restoredShopPaused } from '../restored-shop.ts';
import type { BulkMail } from './bulk.ts';
import type { Mailer } from './mail.ts';

export function pausedMailer(mailer: Mailer, isPaused: () => Promise<boolean>): Mailer {
  return {
    ...mailer,
    send: async (mail, signal) => {
      if (await isPaused()) throw restoredShopPaused();
      return mailer.send(mail, signal);
    },
  };
}

export function pausedBulkMail(mail: BulkMail, isPaused: () => Promise<boolean>): BulkMail {
  return {
    ...mail,
    open: async (signal) => {
      if (await isPaused()) return { kind: 'away', reason: restoredShopPaused().message };
      return mail.open(signal);
    },
  };
}
