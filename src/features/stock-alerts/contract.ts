// To be notified when four of a tyre are there: requesting, confirming and leaving by mailed links, and who waits, for staff.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { noticeAnswer, noticeRequestBody, noticeTokenBody } from '../../platform/contract/mail/notice.ts';
import { ALERT_CONFIRMED_PATH, ALERT_LEFT_PATH, ALERT_SENT_PATH } from './paths.ts';

const instant = z.iso.datetime({ offset: true });

export const requestStockAlert = endpoint('POST /stock-alerts/:productId', {
  access: 'everyone',
  summary:
    'Requests to be notified once by email when four of a tyre are there; the address has to be confirmed by a mailed link; also as a plain form',
  body: noticeRequestBody,
  output: noticeAnswer,
  form: { donePath: ALERT_SENT_PATH },
});

export const confirmStockAlert = endpoint('POST /stock-alerts/confirm', {
  access: 'token',
  summary:
    'Confirms by the token of a mailed link that the address wants to be notified; also as a plain form',
  body: noticeTokenBody,
  output: noticeAnswer,
  form: { donePath: ALERT_CONFIRMED_PATH },
});

export const leaveStockAlert = endpoint('POST /stock-alerts/leave', {
  access: 'token',
  summary: 'Takes it back by the token of a mailed link and removes the address; also as a plain form',
  body: noticeTokenBody,
  output: noticeAnswer,
  form: { donePath: ALERT_LEFT_PATH },
});

const waitingTyre = z.strictObject({
  _id: idSchema,
  sizeId: idSchema,
  /** 'Nokian Hakkapeliitta R5' */
  name: z.string(),
  /** '205/55R16' */
  size: z.string(),
  /** Tyres that are free now. */
  left: z.int().min(0),
  waiting: z.array(
    z.strictObject({ _id: idSchema, email: z.string(), confirmedAt: instant, expiresAt: instant }),
  ),
});
export type WaitingTyre = z.infer<typeof waitingTyre>;

export const listStockAlerts = endpoint('GET /admin/stock-alerts', {
  access: 'staff',
  showsPeople: 'waiting',
  summary: 'Who waits for which tyre with a confirmed address, the most wanted tyre first',
  query: z.object({ productId: idSchema.optional() }),
  output: z.array(waitingTyre),
});

export const removeStockAlert = endpoint('DELETE /admin/stock-alerts/:id', {
  access: 'staff',
  summary: 'Removes an alert and its address at the request of whoever waits; nobody is notified of it',
  output: null,
});
