// When the shop calls back, computed from its opening hours: used by the assistant and by the form in the conversation.
import {
  addDays,
  dayCode,
  formatDate,
  helsinkiDay,
  helsinkiInstant,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import { hoursOn, type Schedule } from '../opening-hours/opening-hours.ts';
import { shortTime } from '../opening-hours/time-of-day.ts';
import { callBackMessages as messages, onDay, todayWord, tomorrowWord } from './messages/call-back.ts';

const MAX_LOOK_DAYS = 30;
/** With less time until closing no call is promised for today. */
const TIME_TO_CALL_MS = 30 * 60_000;

/** 'Jätä numerosi, niin soitamme huomenna …': nobody is called who has left no number. */
export function callBackOffer(schedule: Schedule, now: Date): string {
  return messages.offer(callBackSentence(schedule, now));
}

/** 'Soitamme vielä tänään ennen klo 17.' while the shop is open, else after its next opening; for who has left a number. */
export function callBackSentence(schedule: Schedule, now: Date): string {
  const today = helsinkiDay(now);
  for (let ahead = 0; ahead <= MAX_LOOK_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = hoursOn(schedule, day);
    if (hours.isClosed) continue;
    const leftMs = helsinkiInstant(day, hours.close).getTime() - now.getTime();
    if (leftMs < TIME_TO_CALL_MS) continue;
    return helsinkiInstant(day, hours.open) <= now
      ? messages.today(shortTime(hours.close))
      : messages.later(dayWord(day, today), shortTime(hours.open));
  }
  return messages.someTime;
}

/** 'tänään', 'huomenna 22.11.2026', 'lauantaina 28.11.2026'. */
export function dayWord(day: IsoDay, today: IsoDay): string {
  if (day === today) return todayWord.toLowerCase();
  if (day === addDays(today, 1)) return `${tomorrowWord.toLowerCase()} ${formatDate(day)}`;
  return `${onDay[dayCode(day)].toLowerCase()} ${formatDate(day)}`;
}
