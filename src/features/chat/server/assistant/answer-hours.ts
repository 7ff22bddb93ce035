// Answers on opening hours, the dog's working hours and callbacks, all from one schedule.
import { addDays, formatWeekdayDate } from '../../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  openStatus,
  weekText,
} from '../../../opening-hours/opening-hours.ts';
import type { Schedule } from '../../../opening-hours/opening-hours.ts';
import type { HoursNow } from '../../../opening-hours/server/index.ts';
import { shortTime } from '../../../opening-hours/time-of-day.ts';
import { CONTACT_PATH } from '../../../pages/paths.ts';
import { callBackSentence, dayWord } from '../../call-back.ts';
import { assistantMessages as messages } from '../../messages-assistant.ts';
import { answer, waysToShop } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Details } from './details.ts';
import type { AssistantTools } from './tools.ts';

const SOURCES = [{ title: messages.sources.hours, href: CONTACT_PATH }];

export async function answerHours(tools: AssistantTools, { days }: Details): Promise<Answer> {
  const hours = await tools.hours();
  const ways = waysToShop(await tools.shop());
  if (days && days.length > 0) {
    const isToday = days.length === 1 && days[0] === hours.today;
    const lines = days.map((day) => daySentence(hours.schedule, day, hours.today));
    const status = isToday ? messages.status(openStatus(hours.schedule, tools.now()).text) : '';
    return answer('openingHours', [...lines, status], { sources: SOURCES, actions: ways });
  }
  return answer('openingHours', generalLines(hours, tools.now()), { sources: SOURCES, actions: ways });
}

/** The dog works when the shop is open. */
export async function answerDog(tools: AssistantTools, { days }: Details): Promise<Answer> {
  const [{ schedule, today }, { dog }] = [await tools.hours(), await tools.shop()];
  if (dog.name === '') return answer('shopDog', messages.noDog);
  const [day] = days ?? [];
  const text =
    day === undefined || day === today
      ? messages.dogOpen(dog.name, openStatus(schedule, tools.now()).text)
      : messages.dogDay(dog.name, daySentence(schedule, day, today));
  return answer('shopDog', text, { sources: SOURCES });
}

export async function answerHuman(tools: AssistantTools): Promise<Answer> {
  const { schedule } = await tools.hours();
  return answer('contact', [messages.human, callBackSentence(schedule, tools.now())], {
    sources: [{ title: messages.sources.contact, href: CONTACT_PATH }],
    actions: waysToShop(await tools.shop()),
  });
}

function generalLines({ schedule, today }: HoursNow, now: Date): string[] {
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  const lines = exceptions.map(({ date, open, close, isClosed, reason }) =>
    isClosed || open === null || close === null
      ? messages.exceptionClosed(formatWeekdayDate(date), reason)
      : messages.exceptionOpen(formatWeekdayDate(date), shortTime(open), shortTime(close), reason),
  );
  return [
    messages.status(openStatus(schedule, now).text),
    messages.week(weekText(schedule.week)),
    ...(lines.length > 0 ? [messages.exceptions, ...lines] : []),
  ];
}

export function daySentence(schedule: Schedule, day: IsoDay, today: IsoDay): string {
  const state = hoursOn(schedule, day);
  const word = capitalised(dayWord(day, today));
  const sentence = state.isClosed
    ? messages.closedOn(word)
    : messages.openOn(word, shortTime(state.open), shortTime(state.close));
  return state.reason ? `${sentence} ${messages.because(state.reason)}` : sentence;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
