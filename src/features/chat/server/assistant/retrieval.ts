// The last resort before 'I do not know': the shop's questions and articles, found by the words they share with what was asked.
import { parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { answer, waysToShop, type Answer } from './answers/answer.ts';
import { conceptsIn } from './concepts.ts';
import type { AssistantTools, FoundArticle } from './tools.ts';
import { EMPTY_WORDS, foldedWords } from './words.ts';

/** Finnish words change at their end; so many letters are the word itself. */
const STEM_LETTERS = 5;
/** Of the weight of what was asked, so much has to be met. */
const LEAST_SHARE = 0.6;
const LEAST_WORDS = 2;

/** `also`: stems that count as asked although the visitor used other words. */
export async function answerFromTexts(
  tools: AssistantTools,
  text: string,
  also: readonly string[] = [],
): Promise<Answer> {
  const asked = new Set([...stemsOf(text), ...also]);
  const shop = await tools.shop();
  const questions = await tools.questions();
  const found = best(
    asked,
    questions,
    ({ question, answer: candidate }) => `${question} ${question} ${candidate}`,
    also.length > 0,
  );
  if (found) {
    return answer('articlesAndFaq', messages.faqAnswer(found.question, found.answer), {
      sources: [{ title: messages.sources.faq, href: '/' }],
      actions: waysToShop(shop, true),
    });
  }
  const article = best(asked, await tools.articles(), ({ title }) => title, false);
  if (article) return answerByArticle(article, shop);
  return answer('none', messages.unknown, { actions: waysToShop(shop), isUnanswered: true });
}

/** What the shop's own article on the choice says, when there is one. */
export async function answerStudsOrFriction(tools: AssistantTools): Promise<Answer> {
  const shop = await tools.shop();
  const article = (await tools.articles()).find(({ title }) => {
    const named = conceptsIn(title);
    const { season } = parseSearchQuery(title);
    return season === 'winter' && named.has('compare') && (named.has('friction') || named.has('studded'));
  });
  if (article) return answerByArticle(article, shop);
  return answer('none', messages.unknown, { actions: waysToShop(shop), isUnanswered: true });
}

function answerByArticle({ title, href, excerpt }: FoundArticle, shop: ShopProfile): Answer {
  return answer('articlesAndFaq', messages.readMore(title, excerpt), {
    sources: [{ title: messages.sources.article(title), href }],
    actions: waysToShop(shop),
  });
}

function best<Text>(
  asked: ReadonlySet<string>,
  texts: readonly Text[],
  read: (text: Text) => string,
  isOneEnough: boolean,
): Text | undefined {
  const scored = texts.map((text) => {
    const stems = stemsOf(read(text));
    return {
      text,
      met: [...asked].filter((stem) => [...stems].some((candidate) => candidate.startsWith(stem))).length,
    };
  });
  const [first] = scored.toSorted((one, other) => other.met - one.met);
  if (!first || first.met === 0) return undefined;
  const isMet = isOneEnough || (first.met >= LEAST_WORDS && first.met / asked.size >= LEAST_SHARE);
  return isMet ? first.text : undefined;
}

function stemsOf(text: string): Set<string> {
  return new Set(
    foldedWords(text)
      .filter((word) => word.length > 3 && !EMPTY_WORDS.has(word))
      .map((word) => word.slice(0, STEM_LETTERS)),
  );
}
