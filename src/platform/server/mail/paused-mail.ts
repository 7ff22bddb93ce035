// Sends no email and no text message while a restored shop is paused.
import { restoredShopPaused } from '../restored-shop.ts';
import type { TextMessenger } from '../sms/sms.ts';
import type { BulkMail } from './bulk.ts';
import type { Mailer } from './mail.ts';

interface Sender<Message, Outcome> {
  send: (message: Message, signal: AbortSignal) => Promise<Outcome>;
}

export function pausedMailer(mailer: Mailer, isPaused: () => Promise<boolean>): Mailer {
  return { ...mailer, send: pausedSend(mailer, isPaused) };
}

export function pausedSms(sms: TextMessenger, isPaused: () => Promise<boolean>): TextMessenger {
  return { send: pausedSend(sms, isPaused) };
}

function pausedSend<Message, Outcome>(
  sender: Sender<Message, Outcome>,
  isPaused: () => Promise<boolean>,
): Sender<Message, Outcome>['send'] {
  return async (message, signal) => {
    if (await isPaused()) throw restoredShopPaused();
    return sender.send(message, signal);
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
