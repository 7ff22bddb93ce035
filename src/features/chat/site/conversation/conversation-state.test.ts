import { expect, test } from 'vitest';

import { SUBMIT_FEEDBACK, isHidden, newMessage } from '../../chat-message.ts';
import {
  EMPTY_CONVERSATION,
  conversationReducer,
  questionsOf,
  resumedConversation,
  type ConversationAction,
} from './conversation-state.ts';

const conversationId = 'conv_1763716000000_abcdef1234';
const sent = (content: string, id = content): ConversationAction => ({
  kind: 'sent',
  question: newMessage(id, 'user', content),
  conversationId,
});
const grew = (id: string, content: string): ConversationAction => ({
  kind: 'grew',
  answer: newMessage(id, 'assistant', content),
});
const failed = (content: string): ConversationAction => ({
  kind: 'failed',
  message: newMessage(`error ${content}`, 'assistant', content),
});
const after = (...steps: ConversationAction[]) => steps.reduce(conversationReducer, EMPTY_CONVERSATION);
const said = ({ messages }: { messages: readonly { content: string }[] }) =>
  messages.map(({ content }) => content);

test('an answer grows in its place and ends', () => {
  const conversation = after(sent('aukiolot'), grew('1', 'Olemme'), grew('1', 'Olemme auki.'), {
    kind: 'finished',
  });
  expect(said(conversation)).toEqual(['aukiolot', 'Olemme auki.']);
  expect(conversation).toMatchObject({ conversationId, isLoading: false, unanswered: '' });
});

test('after a broken connection question and answer stay until another try replaces them', () => {
  const lost = after(sent('aukiolot'), grew('1', 'Olemme'), failed('Yhteys katkesi.'));
  expect(said(lost)).toEqual(['aukiolot', 'Olemme', 'Yhteys katkesi.']);
  expect(lost).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  const again = conversationReducer(lost, { kind: 'retried' });
  expect(said(again)).toEqual(['aukiolot', 'Olemme']);
  expect(again.isLoading).toBe(true);
  expect(said(conversationReducer(again, failed('Taas.')))).toEqual(['aukiolot', 'Olemme', 'Taas.']);
  const whole = [grew('2', 'Olemme auki.'), { kind: 'finished' } as const].reduce(conversationReducer, again);
  expect(said(whole)).toEqual(['aukiolot', 'Olemme auki.']);
  expect(whole.unanswered).toBe('');
});

test('another question leaves what came of the answer before it', () => {
  const conversation = after(
    sent('aukiolot'),
    grew('1', 'Olemme'),
    failed('Katkesi.'),
    sent('hinta'),
    grew('2', '45'),
  );
  expect(said(conversation)).toEqual(['aukiolot', 'Olemme', 'Katkesi.', 'hinta', '45']);
  expect(
    said(conversationReducer(conversationReducer(conversation, failed('Taas.')), { kind: 'retried' })),
  ).toEqual(['aukiolot', 'Olemme', 'Katkesi.', 'hinta', '45']);
});

test('a page left in the midst of an answer offers another try on the next', () => {
  const resumed = resumedConversation(after(sent('aukiolot'), grew('1', 'Olemme')));
  expect(resumed).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  const again = [{ kind: 'retried' } as const, grew('2', 'Olemme auki.')].reduce(
    conversationReducer,
    resumed,
  );
  expect(said(again)).toEqual(['aukiolot', 'Olemme auki.']);
  const quiet = after(sent('aukiolot'), grew('1', 'Olemme auki.'), { kind: 'finished' });
  expect(resumedConversation(quiet)).toEqual(quiet);
});

test('a question under another id begins a conversation of its own', () => {
  const other: ConversationAction = {
    kind: 'sent',
    question: newMessage('q', 'user', 'hinta'),
    conversationId: 'faq_1763716000000_abcdef1234',
  };
  expect(said(conversationReducer(after(sent('aukiolot'), grew('1', 'Auki.')), other))).toEqual(['hinta']);
});

test('a message that submits feedback is hidden and is no question', () => {
  const hidden = {
    ...newMessage('h', 'user', 'Palaute'),
    tool_calls: [{ function: { name: SUBMIT_FEEDBACK, arguments: '{"rating":8}' } }],
  };
  const conversation = after(
    sent('aukiolot'),
    grew('1', 'Auki.'),
    { kind: 'finished' },
    {
      kind: 'added',
      messages: [hidden, newMessage('t', 'assistant', 'Kiitos palautteestasi!')],
      conversationId,
    },
  );
  expect(conversation.messages.filter(isHidden)).toEqual([hidden]);
  expect(isHidden({ ...hidden, role: 'assistant' })).toBe(false);
  expect(isHidden({ ...hidden, tool_calls: [{ function: { name: 'other', arguments: '{}' } }] })).toBe(false);
  expect(questionsOf(conversation.messages)).toEqual(['aukiolot']);
});

test('begun anew, nothing is left', () => {
  expect(after(sent('aukiolot'), { kind: 'restarted' })).toEqual(EMPTY_CONVERSATION);
});
