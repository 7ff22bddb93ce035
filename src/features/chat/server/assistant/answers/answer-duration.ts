// Answers how long work takes: as long as the bookings keep for the named car, else in the shop's own words.
import type { BookedService } from '../../../../bookings/booking-rules.ts';
import { promiseTexts } from '../../../../shop-profile/promises.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { usualQuestions } from '../../../messages/usual-questions.ts';
import type { Details } from '../details/details.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { workOf } from './answer-times.ts';
import type { Answer } from './answer.ts';

/** After whether it may be waited for, where that was asked. */
export async function answerDuration(tools: AssistantTools, details: Details): Promise<Answer> {
  const { said, work, works = [] } = details;
  const { duration, durationOf, durationOfSeveral } = usualQuestions;
  const ofOne = work === 'repair' || work === 'balancing' ? durationOf[work] : duration;
  const question = works.filter((each) => each !== 'runFlat').length > 1 ? durationOfSeveral : ofOne;
  const found = await answerPublished(tools, question);
  const waiting = said?.has('waiting') ? promiseTexts((await tools.shop()).promises).worksWhileYouWait : '';
  const booked = question === durationOfSeveral ? [] : await bookedLines(tools, details);
  const lines = booked.length > 0 ? [messages.bookedLead, ...booked] : [found.text];
  return { ...found, text: [waiting, ...lines].filter(Boolean).join('\n') };
}

/** A change may be of ready wheels or of tyres on their rims. */
const CHANGES: readonly BookedService[] = ['seasonChange', 'fitting'];

async function bookedLines(tools: AssistantTools, details: Details): Promise<string[]> {
  if (!details.vehicleType) return [];
  const { service, ...wheel } = workOf(details, details.said ?? new Set());
  const wanted = details.work === undefined || details.work === 'change' ? CHANGES : [service];
  return (await tools.bookedServices(wheel))
    .filter(({ key }) => wanted.includes(key))
    .map(({ title, minutes }) => messages.bookedTime(title, minutes));
}
