// Answers that lead to a person: who is talking here, a complaint, and what the assistant has no answer to.
import { repairMessages } from '../../../../pages/messages/services.ts';
import { REPAIR_PATH } from '../../../../pages/paths.ts';
import { promiseTexts } from '../../../../shop-profile/promises.ts';
import { callBackOffer } from '../../../call-back.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { usualQuestions } from '../../../messages/usual-questions.ts';
import type { Details } from '../details/details.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold } from '../words.ts';
import { comingLines } from './answer-hours.ts';
import { answer, waysToShop, type Answer } from './answer.ts';

export async function answerIdentity(tools: AssistantTools, asksWhoTalks: boolean): Promise<Answer> {
  const shop = await tools.shop();
  const introduction = messages.identity(shop.assistantName, shop.name);
  return answer('none', asksWhoTalks ? `${messages.notHuman} ${introduction}` : introduction, {
    actions: waysToShop(shop),
  });
}

const COMPENSATION =
  /korva|rahat|rahaa|hyvit|maksatte|paljonko|summa|hinnan ?alenn|refund|money|pengar|valit|reklam|vika|viallinen|vastuu|oikeute|jurist/;

/** Damage and disputes are nothing for an assistant: staff see it among the unanswered. */
export async function answerComplaint(
  tools: AssistantTools,
  { said, text = '' }: Details = {},
): Promise<Answer> {
  const { schedule } = await tools.hours();
  // What shakes or pulls after the shop's own work has an answer of the shop's own.
  const isOfWork = said?.has('symptom') === true || said?.has('balancing') === true;
  const isOfDamage = /naarmu|kolhu|kolho|rikko|vaurio|scratch/.test(fold(text));
  const question = isOfDamage ? messages.damageQuestion : isOfWork && messages.workQuestion;
  const published = question ? await answerPublished(tools, question) : undefined;
  const ownWords = published && !published.isUnanswered ? published.text : '';
  const money = COMPENSATION.test(fold(text)) ? messages.compensation : '';
  return answer('contact', [messages.complaint, ownWords, money, callBackOffer(schedule, tools.now())], {
    actions: waysToShop(await tools.shop()),
    isUnanswered: true,
  });
}

/** Orders are in the shop's own books, which the assistant does not read: a person looks. */
export async function answerOwnOrder(
  tools: AssistantTools,
  { question, text = '' }: Details = {},
): Promise<Answer> {
  const { schedule } = await tools.hours();
  const shop = await tools.shop();
  if (/\bperu|avboka|cancel|angra/.test(fold(text))) {
    const returning = await answerPublished(tools, usualQuestions.beside.returning);
    const terms = returning.isUnanswered ? '' : returning.text;
    const lines = [messages.cancelOrder, terms, callBackOffer(schedule, tools.now())];
    return answer('contact', lines, { actions: waysToShop(shop) });
  }
  const isOfTime = question === 'when' || question === 'how-long';
  const usual = isOfTime ? (promiseTexts(shop.promises).deliveryDays ?? '') : '';
  return answer('contact', [usual, messages.ownOrder, callBackOffer(schedule, tools.now())], {
    actions: waysToShop(shop),
  });
}

export async function answerUnserved(tools: AssistantTools): Promise<Answer> {
  return answer('none', messages.unserved, { actions: waysToShop(await tools.shop()), isUnanswered: true });
}

/** Results, superlatives and discounts that no record contains are promised to nobody. */
export async function answerPromise(tools: AssistantTools): Promise<Answer> {
  return answer('none', messages.promise, { actions: waysToShop(await tools.shop()) });
}

/** Safety first, from the page on repairs; then when the shop can help. */
export async function answerRoadside(tools: AssistantTools, { text = '' }: Details = {}): Promise<Answer> {
  const shop = await tools.shop();
  const hours = comingLines(await tools.hours(), tools.now(), {});
  const motorway = /moott?ori?tie|motar|kehatie/.test(fold(text)) ? [messages.onMotorway] : [];
  const [first = '', ...rest] = repairMessages.roads.slice(0, 3).map(bullet);
  return answer('services', [first, ...motorway, ...rest, messages.roadsideHelp, ...hours], {
    sources: [{ title: messages.sources.repair, href: REPAIR_PATH }],
    actions: waysToShop(shop),
  });
}

function bullet(text: string): string {
  return `* ${text}`;
}
