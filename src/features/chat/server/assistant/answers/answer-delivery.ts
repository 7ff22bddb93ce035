// How tyres come to the shop, and whether what is ordered now can be fitted in time.
import { addDays, type IsoDay } from '../../../../../platform/contract/dates.ts';
import { searchPath } from '../../../../catalogue/paths.ts';
import { joinSentences, promiseTexts } from '../../../../shop-profile/promises.ts';
import { dayWord } from '../../../call-back.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import { daysAhead } from './answer-hours.ts';
import { nextMonday } from './answer-times.ts';
import { answer, waysToShop, type Answer } from './answer.ts';
import { fittingDays } from './tyres/answer-tyres.ts';

export async function answerDelivery(tools: AssistantTools, details: Details): Promise<Answer> {
  const shop = await tools.shop();
  const usual = joinSentences(promiseTexts(shop.promises).deliveryDays, messages.delivery);
  return answer('articlesAndFaq', [await inTimeLine(tools, details), usual], {
    sources: [{ title: messages.sources.catalogue, href: searchPath() }],
    actions: [{ label: messages.actions.search, href: searchPath() }, ...waysToShop(shop)],
  });
}

/** By the day or the end of the week that was named. */
async function inTimeLine(tools: AssistantTools, details: Details): Promise<string> {
  const hours = await tools.hours();
  const { today } = hours;
  const sunday = addDays(nextMonday(today), -1);
  const ofWeek = details.said?.has('thisWeek') ? [sunday] : [];
  const last = [...daysAhead(hours, tools.now(), details), ...ofWeek].toSorted().at(-1);
  if (last === undefined) return '';
  const { own, supplier } = await fittingDays(tools);
  const isBy = (day: IsoDay | null) => day !== null && day <= last;
  const word = (day: IsoDay | null) => (day === null ? undefined : dayWord(day, today));
  const verdict = isBy(supplier) ? messages.allInTime : messages.onlyShelfInTime;
  return [isBy(own) ? verdict : messages.no, messages.fittedFrom(word(own), word(supplier))].join(' ');
}
