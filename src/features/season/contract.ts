// The season: its cache tag, and the endpoints by which a visitor is reminded once of the next change of tyres.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { REMINDER_CONFIRMED_PATH, REMINDER_LEFT_PATH, REMINDER_SENT_PATH } from './paths.ts';

/** New weather drops cached pages with this tag. */
export const SEASON_WEATHER_TAG = 'season-weather';

/** Much longer than any address: those are refused in the words of the form. */
const MAX_TYPED = 64 * 1024;
const answer = z.strictObject({ message: z.string() });
/** Signed by us and checked where it is used. */
const byToken = z.strictObject({ token: z.string().max(1000) });

export const requestReminder = endpoint('POST /season/reminders', {
  access: 'everyone',
  summary:
    'Requests one email when the next change of tyres is due; the address has to be confirmed by a mailed link; also as a plain form',
  body: z.strictObject({
    email: z.string().max(MAX_TYPED).default(''),
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
  }),
  output: answer,
  form: { donePath: REMINDER_SENT_PATH },
});
export type ReminderInput = z.output<typeof requestReminder.body>;

export const confirmReminder = endpoint('POST /season/reminders/confirm', {
  access: 'token',
  summary: 'Confirms by the token of a mailed link that the address wants the reminder; also as a plain form',
  body: byToken,
  output: answer,
  form: { donePath: REMINDER_CONFIRMED_PATH },
});

export const leaveReminder = endpoint('POST /season/reminders/leave', {
  access: 'token',
  summary:
    'Takes the reminder back by the token of a mailed link and removes the address; also as a plain form',
  body: byToken,
  output: answer,
  form: { donePath: REMINDER_LEFT_PATH },
});
