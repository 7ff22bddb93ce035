// The built-in assistant: understands a question by rules, calls one tool and answers with its result. No model, no key.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { promiseTexts } from '../../../shop-profile/promises.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { languageMessages } from '../../messages/languages.ts';
import { depthLines } from './answers/answer-law.ts';
import { answerRules } from './answers/answer-markings.ts';
import { answerPayment } from './answers/answer-payment.ts';
import { asksToDriveHarmed } from './answers/answer-safety.ts';
import { answer, joinAnswers, waysToShop, type Action } from './answers/answer.ts';
import { FITS, ageLines, strengthLines, trailerLines } from './answers/applied.ts';
import { conceptsIn } from './concepts.ts';
import type { Details } from './details/details.ts';
import { answerIntent, type Reply, type Turn } from './intents/answer-intent.ts';
import { isAnySet } from './intents/bare-change.ts';
import type { Intent } from './intents/intents.ts';
import { headingOf, MIN_SHARE, shareOfQuestion } from './intents/same-question.ts';
import { isSmallTalk, isUrgent } from './intents/topics.ts';
import { answerInLanguage } from './languages/answer-in-language.ts';
import { languageOf, type Language } from './languages/languages.ts';
import { publishedIn } from './languages/published-answers.ts';
import { linesBeside } from './passages/beside.ts';
import { answerFirst } from './passages/quote.ts';
import { questionsIn } from './question-kind.ts';
import { answerFromPassage, answerUnknown, coveringPassage } from './retrieval.ts';
import { questionsOfTurn, type QuestionsOfTurn } from './several-questions.ts';
import type { AssistantTools } from './tools.ts';
import { asksAnew, isReordered, isSameAnswer, MAY_REPEAT, sayAgain } from './turns/repeated.ts';
import { contentWords, isPartlyCovered, isUnansweredPart, mentions, quotedPart } from './unanswered-parts.ts';
import { toVisitorText, understandAll, type VisitorText } from './understand-talk.ts';
import { SURE, type Understanding } from './understanding.ts';
import { fold } from './words.ts';

/** How many earlier questions still colour a new one. */
const REMEMBERED = 6;
/** Questions answered per turn. */
const MAX_QUESTIONS = 3;

/**
 * Answers the last of a visitor's turns; what earlier turns said stays known until it is changed.
 * Nothing the visitor wrote becomes part of an answer but a size, a sum and a day that were recognised as such, and plain words
 * that are said to be unknown.
 */
export async function reply(tools: AssistantTools, turns: readonly string[]): Promise<Reply> {
  const now = await answerTurn(tools, turns);
  const { answered, understood, before, language } = now;
  if (!before || understood?.intent !== before.intent || !MAY_REPEAT.has(answered.topic)) return answered;
  const earlier = await answerTurn(tools, turns.slice(0, -1));
  const beforeText = earlier.answered.text;
  const isNew = !isSameAnswer(answered.text, beforeText);
  if (isNew || isReordered(answered.text, beforeText, turns.at(-1) ?? '')) return answered;
  const others = language === 'fi' && understood.rival ? choices([understood.rival]) : [];
  const actions = [...others, ...waysToShop(await tools.shop())];
  const text = asksAnew(answered.text, turns.slice(-2)) ?? sayAgain(answered.text, language);
  return { ...answered, text, actions };
}

interface AnsweredTurn {
  readonly answered: Reply;
  readonly understood: Understanding | undefined;
  readonly before: Understanding | undefined;
  readonly language: Language;
}

async function answerTurn(tools: AssistantTools, turns: readonly string[]): Promise<AnsweredTurn> {
  const recent = turns.slice(-REMEMBERED);
  const last = recent.at(-1) ?? '';
  const language = languageOf(recent);
  const inFinnish = (text: string, at: number) => toVisitorText(text, languageOf(recent.slice(0, at + 1)));
  const earlier = recent.slice(0, -1).map(inFinnish);
  const before = (await understandAll(tools, earlier)).at(-1);
  const talk = { tools, before, language };
  const said = toVisitorText(last, language);
  const [whole] = await understandAll(tools, [said], before);
  const parts = questionsIn(said.original).map((question) => toVisitorText(question, language));
  const isOne = whole?.share === 1 || parts.length === 1;
  const several = isOne ? undefined : await questionsOfTurn(talk, parts);
  const isSeveral = several && (several.questions.length > 1 || several.joined.length > 0);
  const answered =
    (isSeveral ? await answerAll(talk, several) : undefined) ?? (await answerOne(talk, whole, said.text));
  const beside =
    answered.tool === 'none' ? [] : await linesBeside(tools, `${last} ${said.text}`, answered.text);
  const lines = beside.flatMap((line) => (language === 'fi' ? line : (publishedIn(language, line) ?? [])));
  const isHarm =
    asksToDriveHarmed(`${last} ${said.text}`, whole?.subjectText) &&
    !isUrgent(answered.topic) &&
    answered.topic !== 'driven-flat';
  const { caution } = language === 'fi' ? messages : languageMessages[language];
  const text = [...(isHarm ? [caution] : []), answered.text, ...lines].join('\n');
  return { answered: { ...answered, text }, understood: isSeveral ? undefined : whole, before, language };
}

interface Talk {
  readonly tools: AssistantTools;
  readonly before: Understanding | undefined;
  readonly language: Language;
}

/** Answers to several questions, each given once: a part that its neighbour has answered is left out. */
async function answerAll(talk: Talk, { questions, joined }: QuestionsOfTurn): Promise<Reply | undefined> {
  const replies: Reply[] = [];
  for (const [at, { understood, said }] of questions.slice(0, MAX_QUESTIONS).entries()) {
    const answered = await answerOne(talk, understood, said.text);
    const last = replies.at(-1);
    if (last && isIncluded(last, answered, understood.details)) continue;
    const isAgreed = last?.topic === 'faq' && AGREED.test(last.text);
    const isBarePrice = answered.topic === 'price' || answered.topic === 'hotel';
    replies.push(isAgreed && isBarePrice ? { ...answered, text: messages.noListedPrice } : answered);
    for (const { part, behind } of talk.language === 'fi' ? joined : []) {
      const left = behind === at ? await answerLeft(talk, part, { understood, answered }) : undefined;
      if (left) replies.push(left);
    }
  }
  const [first, ...others] = replies;
  if (!first) return undefined;
  const isUnanswered = replies.some((each) => each.isUnanswered);
  return { ...joinAnswers(first, ...others), topic: first.topic, isUnanswered };
}

/** So likely a part has an answer of its own, if that speaks of it, and so likely in any case. */
const MIN_OWN = 0.3;
const SURE_OWN = 0.6;

/** A part that was taken to belong to a question whose answer does not speak of it. */
async function answerLeft(
  talk: Talk,
  part: VisitorText,
  { understood, answered }: { readonly understood: Understanding; readonly answered: Reply },
): Promise<Reply | undefined> {
  if (mentions(answered.text, part.text) || contentWords(part.text).length === 0) return undefined;
  // What is behind the sign-in is not told in parts.
  if (answered.topic === 'own-tyres') return undefined;
  const [alone] = await understandAll(talk.tools, [part]);
  const isOther = alone && alone.intent !== understood.intent && !isSmallTalk(alone.intent);
  if (isOther && alone.share >= MIN_OWN && alone.intent !== 'unserved') {
    const own = await answerOne(talk, alone, part.text);
    const isOwn = alone.share >= SURE_OWN || (mentions(own.text, part.text) && own.topic !== 'choice');
    if (isOwn && own.topic !== 'unknown') return own;
  }
  const isUnknown = (alone?.share ?? 0) < SURE || alone?.intent === 'unserved';
  if (!isUnknown || !isUnansweredPart(part.text, understood.intent, answered.text)) return undefined;
  const text = messages.partUnknown(quotedPart(part.original));
  const actions = waysToShop(await talk.tools.shop());
  return { ...answer('none', text, { actions, isUnanswered: true }), topic: 'unknown' };
}

/** Washing is in the price of storage, and what tyres cost on the car has been told with them. */
function isIncluded(last: Reply, { topic }: Reply, { works, vehicleType }: Details): boolean {
  if (last.topic === 'hotel') return works?.includes('wash') === true;
  return last.topic === 'tyres' && FITTED.test(last.text) && topic === 'price' && !vehicleType;
}

/** The price of tyres on the car. */
const FITTED = /ja asennus .*, yhteens/u;

/** What the shop only agrees upon has no price on its list. */
const AGREED = /sopimuksesta|tapauskohtaisesti|sovitaan erikseen/u;

async function answerOne(
  { tools, before, language }: Talk,
  understood: Understanding | undefined,
  text: string,
): Promise<Reply> {
  const answered = understood
    ? await answerUnderstood({ ...understood, tools, text, before, language })
    : { ...(await answerUnknown(tools)), topic: 'unknown' as const };
  if (language === 'fi') {
    const paid = PAID.has(answered.topic) ? await answerPayment(tools, text, answered) : undefined;
    if (paid) return { ...paid, topic: 'faq' };
    // Wheels on their rims come first in it.
    const isOrdered = answered.topic === 'duration' && understood?.details.work === 'seasonChange';
    if (isOrdered || !ORDERED.has(answered.topic)) return answered;
    return { ...answered, text: answerFirst(answered.text, text, headingOf(understood?.intent)) };
  }
  const isCertain = (understood?.share ?? 0) >= CERTAIN;
  const foreign = { language, topic: answered.topic, details: understood?.details ?? {}, isCertain, tools };
  return { ...(await answerInLanguage(answered, foreign)), topic: answered.topic };
}

/** Answers that the shop has written for everybody, which begin with what this visitor asks. */
const ORDERED: ReadonlySet<Reply['topic']> = new Set([
  'faq',
  'choice',
  'studs-or-friction',
  'age',
  'price',
  'hotel',
  'duration',
]);

/** What a way to pay may be taken for. */
const PAID: ReadonlySet<Reply['topic']> = new Set(['faq', 'choice', 'unknown', 'unserved', 'financing']);

/** Below this share the answer begins with how the question was understood. */
const CERTAIN = 0.65;
/** With less it is not even offered. */
const MIN_OFFERED = 0.15;

async function answerUnderstood(turn: Turn): Promise<Reply> {
  const applied = await appliedLines(turn);
  const answered = await answerLikeliest(turn, applied.length > 0);
  const isOfFit = answered.topic === 'tyres' && FITS.test(fold(turn.text));
  if (!APPLIES.has(answered.topic) && !isOfFit) return answered;
  const lines = applied.filter((line) => !answered.text.includes(line));
  return lines.length === 0 ? answered : { ...answered, text: [...lines, answered.text].join('\n') };
}

async function answerLikeliest(turn: Turn, isApplied: boolean): Promise<Reply> {
  const { tools, intent, rival } = turn;
  const share = shareOfQuestion(turn);
  const others = choices(rival ? [rival] : []);
  if (share >= CERTAIN || isSmallTalk(intent)) return answerIntent(turn);
  if (share >= SURE || intent === turn.before?.subject) return answerLikely(turn, others);
  // What the rules say of a figure is an answer by itself.
  if (isApplied) return { ...answerRules(await tools.shop()), topic: 'markings' };
  return answerUnlikely(turn, share, others);
}

/** A likely meaning: with a doubt, unless it goes on with what was answered last or cannot wait. */
async function answerLikely(turn: Turn, others: readonly Action[]): Promise<Reply> {
  const { intent, before, language } = turn;
  const answered = await answerIntent(turn);
  const isPlain = isUrgent(intent) || language !== 'fi';
  const isCovered = isNamedWork(turn) || !isPartlyCovered(turn.text, intent, answered.text);
  if (isPlain || (isCovered && (intent === before?.subject || (await isShown(turn, answered))))) {
    return { ...answered, actions: [...others, ...answered.actions] };
  }
  return { ...(await withRival(turn, hedged(turn, answered, others))), topic: answered.topic };
}

/** What is hardly likely: what the shop has published, or a guess that says so. */
async function answerUnlikely(turn: Turn, share: number, others: readonly Action[]): Promise<Reply> {
  const { tools, intent, rival, text } = turn;
  const found = await coveringPassage(tools, text);
  const isSeconded =
    found !== undefined && [intent, rival].some((each) => headingOf(each) === found.passage.heading);
  const [likeliest] = share < MIN_SHARE || isUrgent(rival) ? [] : choices([intent]);
  // Words in common alone may be chance: then what was learned comes first, and the passage only with a doubt.
  if (found && (isSeconded || !likeliest)) {
    const passage = isSeconded ? found : { ...found, score: 0 };
    return { ...(await answerFromPassage(tools, passage, text)), topic: 'unknown' };
  }
  if (!likeliest) {
    const unknown = await answerUnknown(tools);
    const offered = share < MIN_OFFERED ? [] : choices([intent]);
    return { ...unknown, actions: [...offered, ...unknown.actions], topic: 'unknown' };
  }
  return withRival(turn, hedged(turn, await answerIntent(turn), others));
}

/** What was asked is seen from the answer: a day or the like of the question, or what the second likeliest would say too. */
async function isShown(turn: Turn, { text }: Reply): Promise<boolean> {
  const { intent, rival, details } = turn;
  const isNamed = typeof intent === 'string' && isAnySet(intent, details);
  if (isNamed || isNamedWork(turn)) return true;
  if (rival === undefined || isUrgent(rival)) return false;
  const other = await answerIntent({ ...turn, intent: rival });
  return text.split(SENTENCE_END).some((part) => part.length >= LONG_SENTENCE && other.text.includes(part));
}

/** The answer itself says which work or tyres it is about. */
function isNamedWork({ intent, details }: Turn): boolean {
  return intent === 'tyres' || (intent === 'price' && details.work !== undefined);
}

const SENTENCE_END = /(?<=\.)\s/u;
/** Letters; a shorter sentence ends many answers. */
const LONG_SENTENCE = 30;

function hedged({ intent }: Turn, answered: Reply, others: readonly Action[]): Reply {
  const [likeliest] = choices([intent]);
  return {
    ...answered,
    text: [likeliest ? messages.perhapsMeant(likeliest.label) : '', answered.text].filter(Boolean).join('\n'),
    actions: [...others, ...answered.actions],
    topic: 'choice',
    // Staff see what was only guessed.
    isUnanswered: true,
  };
}

/** How near the second likeliest must be to be told as well. */
const NEAR = 0.4;
const SECOND_SENTENCES = 2;

/** What the second likeliest meaning would be told, in short. */
async function withRival(turn: Turn, answered: Reply): Promise<Reply> {
  const { rival, rivalShare, share, text, language } = turn;
  if (language !== 'fi' || typeof rival !== 'object' || rivalShare < share * NEAR) return answered;
  const sentences = answerFirst(rival.text, text, rival.heading).split(SENTENCE_END);
  const short = sentences.slice(0, SECOND_SENTENCES).join(' ');
  const isTold = answered.text.includes(sentences[0] ?? '');
  return isTold
    ? answered
    : { ...answered, text: [answered.text, messages.orMeant(rival.heading), short].join('\n') };
}

/** Topics of tyres in use: a figure in the question is put to the rules. */
const APPLIES: ReadonlySet<Reply['topic']> = new Set([
  'faq',
  'choice',
  'tread',
  'age',
  'markings',
  'season',
  'size-help',
  'fit',
  'promise',
  'studs-or-friction',
]);

async function appliedLines({ tools, text, intent, before, details, language }: Turn): Promise<string[]> {
  const today = helsinkiDay(tools.now());
  const { oldestFittedYears } = promiseTexts((await tools.shop()).promises);
  // 'Siinä lukee 2319', where the age of tyres is or was asked.
  const isOfAge = [intent, before?.subject].some(
    (each) => each === 'age' || each === 'markings' || conceptsIn(headingOf(each) ?? '').has('age'),
  );
  const isOfTread =
    (intent === 'tread' || details.said?.has('tread') === true) && !details.said?.has('repair');
  return [
    ...ageLines(text, { today, isOfAge, oldestFitted: oldestFittedYears }),
    ...(isOfTread ? depthLines(details, today) : []),
    ...strengthLines({ ...details, text }, before?.details),
    ...(language === 'fi' ? trailerLines(details) : []),
  ];
}

/** What may have been meant, for the visitor to say which. */
function choices(intents: readonly Intent[]): Action[] {
  return intents.flatMap((intent) => {
    const question = typeof intent === 'string' ? messages.choices[intent] : intent.heading;
    return question === undefined ? [] : [{ label: question, href: '', ask: question }];
  });
}
