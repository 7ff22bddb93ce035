import { beforeEach, expect, test, vi } from 'vitest';

import { newMessage } from '../../chat-message.ts';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import { clearConversation, saveConversation, loadConversation } from './conversation-storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const conversation = {
  messages: [newMessage('1', 'user', 'aukiolot'), newMessage('2', 'assistant', 'Olemme')],
  conversationId: 'conv_1763716000000_abcdef1234',
  isLoading: false,
  unanswered: '',
};

test('a conversation is restored on the next page, and not after it was cleared', () => {
  saveConversation(conversation);
  expect(loadConversation()).toEqual(conversation);
  clearConversation();
  expect(loadConversation()).toEqual(EMPTY_CONVERSATION);
});

test('a question whose answer was cut off by leaving the page can be asked again', () => {
  saveConversation({ ...conversation, isLoading: true, unanswered: 'aukiolot' });
  const recalled = loadConversation();
  expect(recalled).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  expect(recalled.messages.map(({ fate }) => fate)).toEqual([undefined, 'broken']);
});

test.each([
  ['no JSON', '{'],
  ['no messages', '{}'],
  ['another role', '{"messages":[{"role":"system","content":"x","sources":[],"actions":[],"products":[]}]}'],
  ['an id of no known form', '{"messages":[],"conversationId":"x"}'],
  ['a question that is no text', '{"messages":[],"unanswered":7}'],
])('stored with %s, a conversation begins anew', (_, text) => {
  stored.set('kaarto-chat', text);
  expect(loadConversation()).toEqual(EMPTY_CONVERSATION);
});

test('refused storage stores nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  saveConversation(conversation);
  expect(loadConversation()).toEqual(EMPTY_CONVERSATION);
});
