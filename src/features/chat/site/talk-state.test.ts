import { expect, test } from 'vitest';

import { SUBMIT_FEEDBACK, isHidden, talkMessage } from '../talk-parts.ts';
import { EMPTY_TALK, nextTalk, questionsOf, resumedTalk } from './talk-state.ts';
import type { TalkStep } from './talk-state.ts';

const conversationId = 'conv_1763716000000_abcdef1234';
const asked = (content: string, id = content): TalkStep => ({
  kind: 'asked',
  question: talkMessage(id, 'user', content),
  conversationId,
});
const grew = (id: string, content: string): TalkStep => ({
  kind: 'grew',
  answer: talkMessage(id, 'assistant', content),
});
const failed = (content: string): TalkStep => ({
  kind: 'failed',
  told: talkMessage(`fault ${content}`, 'assistant', content),
});
const after = (...steps: TalkStep[]) => steps.reduce(nextTalk, EMPTY_TALK);
const said = ({ messages }: { messages: readonly { content: string }[] }) =>
  messages.map(({ content }) => content);

test('an answer grows in its place and ends', () => {
  const talk = after(asked('aukiolot'), grew('1', 'Olemme'), grew('1', 'Olemme auki.'), { kind: 'finished' });
  expect(said(talk)).toEqual(['aukiolot', 'Olemme auki.']);
  expect(talk).toMatchObject({ conversationId, isLoading: false, unanswered: '' });
});

test('a line that breaks keeps the question and the answer so far, and another try takes their place', () => {
  const lost = after(asked('aukiolot'), grew('1', 'Olemme'), failed('Yhteys katkesi.'));
  expect(said(lost)).toEqual(['aukiolot', 'Olemme', 'Yhteys katkesi.']);
  expect(lost).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  const again = nextTalk(lost, { kind: 'retried' });
  expect(said(again)).toEqual(['aukiolot', 'Olemme']);
  expect(again.isLoading).toBe(true);
  expect(said(nextTalk(again, failed('Taas.')))).toEqual(['aukiolot', 'Olemme', 'Taas.']);
  const whole = [grew('2', 'Olemme auki.'), { kind: 'finished' } as const].reduce(nextTalk, again);
  expect(said(whole)).toEqual(['aukiolot', 'Olemme auki.']);
  expect(whole.unanswered).toBe('');
});

test('another question leaves what came of the answer before it', () => {
  const talk = after(
    asked('aukiolot'),
    grew('1', 'Olemme'),
    failed('Katkesi.'),
    asked('hinta'),
    grew('2', '45'),
  );
  expect(said(talk)).toEqual(['aukiolot', 'Olemme', 'Katkesi.', 'hinta', '45']);
  expect(said(nextTalk(nextTalk(talk, failed('Taas.')), { kind: 'retried' }))).toEqual([
    'aukiolot',
    'Olemme',
    'Katkesi.',
    'hinta',
    '45',
  ]);
});

test('a page left in the midst of an answer offers another try on the next', () => {
  const resumed = resumedTalk(after(asked('aukiolot'), grew('1', 'Olemme')));
  expect(resumed).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  const again = [{ kind: 'retried' } as const, grew('2', 'Olemme auki.')].reduce(nextTalk, resumed);
  expect(said(again)).toEqual(['aukiolot', 'Olemme auki.']);
  const quiet = after(asked('aukiolot'), grew('1', 'Olemme auki.'), { kind: 'finished' });
  expect(resumedTalk(quiet)).toEqual(quiet);
});

test('a question under another id begins a talk of its own', () => {
  const other: TalkStep = {
    kind: 'asked',
    question: talkMessage('q', 'user', 'hinta'),
    conversationId: 'faq_1763716000000_abcdef1234',
  };
  expect(said(nextTalk(after(asked('aukiolot'), grew('1', 'Auki.')), other))).toEqual(['hinta']);
});

test('a message that submits feedback is hidden and is no question', () => {
  const hidden = {
    ...talkMessage('h', 'user', 'Palaute'),
    tool_calls: [{ function: { name: SUBMIT_FEEDBACK, arguments: '{"rating":8}' } }],
  };
  const talk = after(
    asked('aukiolot'),
    grew('1', 'Auki.'),
    { kind: 'finished' },
    {
      kind: 'added',
      messages: [hidden, talkMessage('t', 'assistant', 'Kiitos palautteestasi!')],
      conversationId,
    },
  );
  expect(talk.messages.filter(isHidden)).toEqual([hidden]);
  expect(isHidden({ ...hidden, role: 'assistant' })).toBe(false);
  expect(isHidden({ ...hidden, tool_calls: [{ function: { name: 'other', arguments: '{}' } }] })).toBe(false);
  expect(questionsOf(talk.messages)).toEqual(['aukiolot']);
});

test('begun anew, nothing is left', () => {
  expect(after(asked('aukiolot'), { kind: 'restarted' })).toEqual(EMPTY_TALK);
});
