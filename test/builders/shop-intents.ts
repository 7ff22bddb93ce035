// What questions are about, as learned from the examples and the demonstration's own questions.
import { learnIntents, type Intent } from '../../src/features/chat/server/assistant/intents/intents.ts';
import { toWrittenFinnish } from '../../src/features/chat/server/assistant/languages/spoken-finnish.ts';
import { understand, type Understanding } from '../../src/features/chat/server/assistant/understanding.ts';
import { waysOf } from '../../src/features/homepage/faq-ways.ts';
import questions from '../../src/features/homepage/server/demonstration-questions.json' with { type: 'json' };

const { finnish: rank } = await learnIntents(
  questions.map(({ question, answer, ways }) => ({
    heading: question,
    text: answer,
    path: '',
    source: '',
    ways: waysOf(ways.join('\n')),
  })),
);

/** What each turn means after those before it. */
export function understandTurns(...turns: readonly string[]): Understanding[] {
  const all: Understanding[] = [];
  for (const text of turns) {
    const before = all.at(-1);
    all.push(
      understand(toWrittenFinnish(text), {
        today: '2026-11-23',
        dogName: 'Nasta',
        networkName: 'Rengaspiiri',
        names: [],
        rank,
        before,
      }),
    );
  }
  return all;
}

/** The topic, or the shop's own question. */
export function nameOf(intent: Intent | undefined): string | undefined {
  return typeof intent === 'object' ? intent.heading : intent;
}

export function recogniseIntent(question: string): string | undefined {
  return nameOf(understandTurns(question)[0]?.intent);
}
