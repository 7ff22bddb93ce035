// What the shop promises, as sentences: a promise that is not given has none.
import { RETIGHTEN_KM } from '../pages/season-law.ts';
import type { Promises } from './contract.ts';
import { durationWords, promiseSentences as sentences, workingDays } from './messages-promises.ts';

export type PromiseTexts = Readonly<Record<keyof Promises, string | undefined>>;

/** A complete sentence for each promise that the shop gives; undefined: it must not be shown in its name. */
export function promiseTexts(promises: Promises): PromiseTexts {
  const { changeMinutes, oldestFittedYears, deliveryDays } = promises;
  const when = (isGiven: boolean, sentence: string) => (isGiven ? sentence : undefined);
  return {
    isRetightenedFree: when(
      promises.isRetightenedFree,
      sentences.isRetightenedFree(RETIGHTEN_KM.from, RETIGHTEN_KM.to),
    ),
    takesOldTyresFree: when(promises.takesOldTyresFree, sentences.takesOldTyresFree),
    checksPressureFree: when(promises.checksPressureFree, sentences.checksPressureFree),
    checksConditionFree: when(promises.checksConditionFree, sentences.checksConditionFree),
    worksWithoutBooking: when(promises.worksWithoutBooking, sentences.worksWithoutBooking),
    worksWhileYouWait: when(promises.worksWhileYouWait, sentences.worksWhileYouWait),
    listsAllPrices: when(promises.listsAllPrices, sentences.listsAllPrices),
    hasOnePrice: when(promises.hasOnePrice, sentences.hasOnePrice),
    asksBeforeExtraWork: when(promises.asksBeforeExtraWork, sentences.asksBeforeExtraWork),
    hotelCares: when(promises.hotelCares, sentences.hotelCares),
    changeMinutes: changeMinutes === null ? undefined : sentences.changeMinutes(durationWords(changeMinutes)),
    oldestFittedYears:
      oldestFittedYears === null ? undefined : sentences.oldestFittedYears(oldestFittedYears),
    deliveryDays: deliveryDays === '' ? undefined : sentences.deliveryDays(workingDays.within(deliveryDays)),
  };
}

/** The sentences that are given, with a space between. */
export function joinSentences(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(' ');
}
