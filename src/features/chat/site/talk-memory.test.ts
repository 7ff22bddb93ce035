import { beforeEach, expect, test, vi } from 'vitest';

import { talkMessage } from '../talk-parts.ts';
import { forgetTalk, keepTalk, recallTalk } from './talk-memory.ts';
import { EMPTY_TALK } from './talk-state.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const talk = {
  messages: [talkMessage('1', 'user', 'aukiolot'), talkMessage('2', 'assistant', 'Olemme')],
  conversationId: 'conv_1763716000000_abcdef1234',
  isLoading: false,
  unanswered: '',
};

test('a talk is found again on the next page, and forgotten when it is to be', () => {
  keepTalk(talk);
  expect(recallTalk()).toEqual(talk);
  forgetTalk();
  expect(recallTalk()).toEqual(EMPTY_TALK);
});

test('what was on its way when the page was left can be asked again', () => {
  keepTalk({ ...talk, isLoading: true, unanswered: 'aukiolot' });
  const recalled = recallTalk();
  expect(recalled).toMatchObject({ isLoading: false, unanswered: 'aukiolot' });
  expect(recalled.messages.map(({ fate }) => fate)).toEqual([undefined, 'broken']);
});

test.each([
  ['no JSON', '{'],
  ['no messages', '{}'],
  ['another role', '{"messages":[{"role":"system","content":"x","sources":[],"actions":[],"products":[]}]}'],
  ['an id of no known form', '{"messages":[],"conversationId":"x"}'],
  ['a question that is no text', '{"messages":[],"unanswered":7}'],
])('kept with %s, a talk begins anew', (_, kept) => {
  stored.set('kaarto-chat', kept);
  expect(recallTalk()).toEqual(EMPTY_TALK);
});

test('storage that is refused keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepTalk(talk);
  expect(recallTalk()).toEqual(EMPTY_TALK);
});
