import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { newMessage, type ChatMessage } from '../../chat-message.ts';
import { EMPTY_CONVERSATION } from './conversation-state.ts';
import { MessageView } from './message-view.tsx';

const conversation = {
  ...EMPTY_CONVERSATION,
  conversationId: 'conv_1763716000000_abcdef1234',
  send: () => undefined,
  retry: () => undefined,
  stop: () => undefined,
  restart: () => undefined,
  giveFeedback: () => Promise.resolve(),
};
const answer = (content: string, rest: Partial<ChatMessage> = {}) => ({
  ...newMessage('1', 'assistant', content),
  ...rest,
});
const shown = (message: ChatMessage, { image = '', isWhole = true } = {}) =>
  renderToStaticMarkup(
    <MessageView
      message={message}
      dog={{ name: 'Nasta', image }}
      conversation={conversation}
      isWhole={isWhole}
    />,
  );

test("the dog is the shop's photo, which says when it does not load, or a drawing", () => {
  const photo = shown(answer('Kysy Nastalta.'), { image: '/kuvat/nasta.jpg' });
  expect(photo).toMatch(/data-picture="loading".*alt="Nasta, liikkeen koira".*Kuva ei latautunut/s);
  expect(shown(answer('Kysy Nastalta.'))).toContain('aria-label="Piirros Nasta-koirasta"');
  expect(shown(answer('Kysy Nastalta.'), { isWhole: false })).not.toContain('Piirros');
  expect(shown(newMessage('1', 'user', 'Onko koira töissä?'))).not.toContain('Piirros');
});

test('only a complete answer can be rated, and no question about a size', () => {
  expect(shown(answer('Hei!'))).toContain('aria-label="Vastaus auttoi"');
  expect(shown(answer('Hei!'), { isWhole: false })).not.toContain('Vastaus auttoi');
  expect(shown(answer('Vahvista koko 205/55R16 vastaamalla kyllä.'))).not.toContain('Vastaus auttoi');
  expect(shown(answer('He', { fate: 'broken' }))).not.toContain('Vastaus auttoi');
  expect(shown(answer('Anteeksi', { fate: 'error' }))).not.toContain('Vastaus auttoi');
});

test('call back and feedback open forms, other actions are links, unknown addresses are left out', () => {
  const actions = [
    { label: 'Soita', href: 'tel:0100000000' },
    { label: 'Jätä soittopyyntö', href: '/ota-yhteytta' },
    { label: 'Anna palautetta', href: '/palaute' },
    { label: 'Paha', href: 'javascript:alert(1)' },
    { label: 'Muualle', href: '//example.net' },
  ];
  const html = shown(answer('Totta kai.', { actions }));
  expect(html).toContain('<a href="tel:0100000000">Soita</a>');
  expect(html).toContain('<button type="button" aria-expanded="false">Jätä soittopyyntö</button>');
  expect(html).toContain('<button type="button" aria-expanded="false">Anna palautetta</button>');
  expect(html).not.toMatch(/Paha|Muualle/);
});

test('a meaning to choose is a button, which needs no address', () => {
  const ask = 'Milloin olette auki?';
  expect(shown(answer('Tarkoititko…?', { actions: [{ label: ask, href: '', ask }] }))).toContain(
    `<button type="button">${ask}</button>`,
  );
});

test('markup in an answer or a question is shown as text', () => {
  expect(shown(answer('<img src=x onerror=alert(1)>'))).toContain('&lt;img');
  expect(shown(newMessage('1', 'user', '<b>moi</b>'))).toContain('&lt;b&gt;moi');
});
