// The questions of one turn: what asks for different things is answered each by itself, what is unclear belongs to the one before it.
import { usualQuestions } from '../../messages/usual-questions.ts';
import type { Details } from './details/details.ts';
import { shareOfQuestion } from './intents/same-question.ts';
import { isSmallTalk } from './intents/topics.ts';
import { beginsWithQuestion, questionKindOf } from './question-kind.ts';
import type { AssistantTools } from './tools.ts';
import { joinedTexts, understandAll, type VisitorText } from './understand-talk.ts';
import { SURE, type Understanding } from './understanding.ts';
import { fold } from './words.ts';

export interface Question {
  readonly said: VisitorText;
  readonly understood: Understanding;
}

export interface QuestionsOfTurn {
  readonly questions: readonly Question[];
  /** Parts that were taken to belong to a question: behind which of them. */
  readonly joined: readonly { readonly part: VisitorText; readonly behind: number }[];
}

interface Talk {
  readonly tools: AssistantTools;
  readonly before: Understanding | undefined;
}

/** Certainty from which a question is separate in a turn of several. */
const OWN_QUESTION = 0.6;
/** What is no question by its form must be surer: most of it only explains. */
const STATED = 0.85;

export async function questionsOfTurn(
  { tools, before }: Talk,
  parts: readonly VisitorText[],
): Promise<QuestionsOfTurn> {
  const questions: Question[] = [];
  let context: Question | undefined;
  const joined: { part: VisitorText; behind: number }[] = [];
  for (const part of parts) {
    const last = questions.at(-1);
    const isAsked = isQuestion(part);
    const { said, understood } = await understandPart(
      { tools, before: last?.understood ?? before },
      part,
      context?.said,
    );
    if (!understood || isSmallTalk(understood.intent)) continue;
    const isClear = shareOfQuestion(understood) >= (isAsked ? OWN_QUESTION : STATED);
    const isOther = understood.intent !== last?.understood.intent || isOtherDay(understood, last.understood);
    if (isClear && isOther) {
      questions.push(...(said === part ? likelyBefore(context, understood) : []), { said, understood });
      context = undefined;
    } else if (last && isAsked && (await addSign(questions, part, { tools, before }))) {
      context = undefined;
    } else if (last) {
      const both = joinedTexts(last.said, said);
      const [together] = await understandAll(tools, [both], before);
      if (!together) continue;
      questions.splice(-1, 1, { said: both, understood: together });
      if (isAsked) joined.push({ part, behind: questions.length - 1 });
    } else {
      context = { said, understood };
    }
  }
  return { questions, joined };
}

function isQuestion({ original }: VisitorText): boolean {
  return original.endsWith('?') || questionKindOf(original) !== undefined || beginsWithQuestion(original);
}

/** A question before one that is clear by itself is answered too, with the doubt that there is. */
function likelyBefore(context: Question | undefined, next: Understanding): Question[] {
  if (!context || !isQuestion(context.said)) return [];
  const { share, intent } = context.understood;
  return share >= SURE && intent !== next.intent ? [context] : [];
}

/** A question that is clear after its background needs no more of it; else both are read together. */
async function understandPart(
  { tools, before }: Talk,
  part: VisitorText,
  context: VisitorText | undefined,
): Promise<{ said: VisitorText; understood: Understanding | undefined }> {
  const [, after] = context && isQuestion(part) ? await understandAll(tools, [context, part], before) : [];
  if (after && after.share >= OWN_QUESTION) return { said: part, understood: after };
  const said = context ? joinedTexts(context, part) : part;
  const [understood] = await understandAll(tools, [said], before);
  return { said, understood };
}

/** 'Itsenäisyyspäivänä ja entä sunnuntaina?' asks twice for hours. */
function isOtherDay({ intent, details }: Understanding, last: Understanding): boolean {
  if (intent !== 'hours' || last.intent !== 'hours') return false;
  const isTimed = ({ days, time, partOfDay }: Understanding['details']) =>
    (days ?? time ?? partOfDay) !== undefined;
  return isTimed(details) && isTimed(last.details) && String(details.days) !== String(last.details.days);
}

/** Found by a sign that is sure anywhere, next to a question of another kind: it has a separate answer. */
async function addSign(questions: Question[], part: VisitorText, { tools, before }: Talk): Promise<boolean> {
  const last = questions.at(-1);
  const usual = signedQuestion(part.text, last?.understood.details);
  if (!last || usual === undefined) return false;
  const said = { text: usual, original: usual };
  const [understood] = await understandAll(tools, [said], last.understood ?? before);
  if (!understood || understood.share < SURE || understood.intent === last.understood.intent) return false;
  questions.push({ said, understood });
  return true;
}

/** What a part of a message asks for that says little by itself, as it is usually asked. */
function signedQuestion(text: string, { work, season }: Details = {}): string | undefined {
  const line = fold(text);
  const { booking, penalty, duration, durationOf } = usualQuestions;
  if (/(?:pitaa|tarvi|pakko|taytyy)\S*\s(?:\S+\s){0,2}(?:vara|aja[tn]\b|aika)(?!\S* raha)/.test(line)) {
    return booking;
  }
  if (season && /\bsak(?:ko|on|ot|koa)|rangaistu/.test(line)) return penalty;
  if (questionKindOf(text) !== 'how-long') return undefined;
  return work === 'repair' || work === 'balancing' ? durationOf[work] : duration;
}
