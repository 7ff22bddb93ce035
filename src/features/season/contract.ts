// The season: its cache tag, and the endpoints by which a visitor is reminded once of the next change of tyres.
import { endpoint } from '../../platform/contract/endpoint.ts';
import { noticeAnswer, noticeRequestBody, noticeTokenBody } from '../../platform/contract/mail/notice.ts';
import { REMINDER_CONFIRMED_PATH, REMINDER_LEFT_PATH, REMINDER_SENT_PATH } from './paths.ts';

/** New weather drops cached pages with this tag. */
export const SEASON_WEATHER_TAG = 'season-weather';

export const requestReminder = endpoint('POST /season/reminders', {
  access: 'everyone',
  summary:
    'Requests one email when the next change of tyres is due; the address has to be confirmed by a mailed link; also as a plain form',
  body: noticeRequestBody,
  output: noticeAnswer,
  form: { donePath: REMINDER_SENT_PATH },
});

export const confirmReminder = endpoint('POST /season/reminders/confirm', {
  access: 'token',
  summary: 'Confirms by the token of a mailed link that the address wants the reminder; also as a plain form',
  body: noticeTokenBody,
  output: noticeAnswer,
  form: { donePath: REMINDER_CONFIRMED_PATH },
});

export const leaveReminder = endpoint('POST /season/reminders/leave', {
  access: 'token',
  summary:
    'Takes the reminder back by the token of a mailed link and removes the address; also as a plain form',
  body: noticeTokenBody,
  output: noticeAnswer,
  form: { donePath: REMINDER_LEFT_PATH },
});
