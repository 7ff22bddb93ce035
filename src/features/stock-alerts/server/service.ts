// Use cases of visitors: requesting an alert, confirming it, taking it back.
import { HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound, tooMany, invalidField } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { countAgainstLimits } from '../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../platform/server/limits/network-address.ts';
import type { MailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import { type EmailAddress, expectEmailAddress } from '../../subscribers/email-address.ts';
import { ALERT_DAYS, UNCONFIRMED_DAYS } from '../alert-rules.ts';
import type { StockAlertInput } from '../contract.ts';
import { alertAnswers as answers, alertErrors as errors } from '../messages.ts';
import type { AlertEmailJob } from './jobs.ts';
import type { AlertSources } from './sources.ts';
import * as store from './store.ts';
import type { AlertRow, AlertTables } from './store.ts';

/** Per network; a second limit counts per email address from any network. */
const CLIENT_LIMITS = [{ windowMs: HOUR_MS, max: 10 }] as const;
const EMAIL_LIMITS = [{ windowMs: DAY_MS, max: 5 }] as const;

export interface AlertParts extends AlertSources {
  links: MailedLinks;
  email: AlertEmailJob;
}

export function alertService(platform: Platform, { links, email, catalogue }: AlertParts) {
  const db = platform.db.$extendTables<AlertTables>();
  const { clock } = platform;

  async function idOf(token: string): Promise<string> {
    const id = await links.read(token);
    if (id === undefined) throw invalid('stock_alert.link_invalid', errors.linkInvalid);
    return id;
  }

  return {
    /** The same answer for an address that waits already: nobody learns who does. 404 for no tyre, 422 for no address, 429 for too many. */
    request: async (productId: string, sent: StockAlertInput, ip: string) => {
      if (sent.website !== '') return answers.requested;
      const address = addressIn(sent.email);
      const left = await catalogue.listLeft([productId]);
      if (!left.has(productId)) throw notFound('stock_alert.no_tyre', errors.noTyre);
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        const waits = await countAgainstLimits(tx, [
          { key: `stock-alert ${addressKey(ip)}`, limits: CLIENT_LIMITS, at: now },
          { key: `stock-alert ${address.key}`, limits: EMAIL_LIMITS, at: now },
        ]);
        const waitS = Math.max(...waits);
        if (waitS > 0) throw tooMany('stock_alert.too_many', errors.tooMany, waitS);
        const alertId = await store.insertOrFind(tx, newAlert(productId, address, now));
        await platform.jobs.enqueue(email, { alertId, kind: 'confirm' }, { tx });
      });
      return answers.requested;
    },
    /** Again and again to the same end. 422 when the link is no longer good. */
    confirm: async (token: string) => {
      const now = clock.now();
      const isThere = await store.confirm(db, await idOf(token), now, later(now, ALERT_DAYS));
      if (!isThere) throw invalid('stock_alert.link_invalid', errors.linkInvalid);
      return answers.confirmed;
    },
    /** Also accepts removed alerts. 422 for a token that is not ours. */
    leave: async (token: string) => {
      await store.remove(db, await idOf(token));
      return answers.left;
    },
    /** The alert of a mailed link; `over`: notified, taken back or expired; `bad`: not ours, or not whole. */
    stateOf: async (token: string): Promise<AlertRow | 'over' | 'bad'> => {
      const id = await links.read(token);
      if (id === undefined) return 'bad';
      const alert = await store.findAlert(db, id);
      return alert && alert.notifiedAt === null && alert.expiresAt > clock.now() ? alert : 'over';
    },
  };
}

export type StockAlerts = ReturnType<typeof alertService>;

function newAlert(productId: string, { address, key }: EmailAddress, now: Date): AlertRow {
  return {
    id: newId(now.getTime()),
    productId,
    email: address,
    emailKey: key,
    createdAt: now,
    confirmedAt: null,
    expiresAt: later(now, UNCONFIRMED_DAYS),
    notifiedAt: null,
  };
}

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

function addressIn(typed: string): EmailAddress {
  return expectEmailAddress(typed, (isEmpty) =>
    invalidField('stock_alert.email_invalid', isEmpty ? errors.emailRequired : errors.emailInvalid, 'email'),
  );
}
