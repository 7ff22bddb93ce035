import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { talkMessage } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { TalkEntry } from './talk-entry.tsx';
import { EMPTY_TALK } from './talk-state.ts';

const talk = {
  ...EMPTY_TALK,
  conversationId: 'conv_1763716000000_abcdef1234',
  send: () => undefined,
  retry: () => undefined,
  stop: () => undefined,
  restart: () => undefined,
  giveFeedback: () => Promise.resolve(),
};
const answer = (content: string, rest: Partial<TalkMessage> = {}) => ({
  ...talkMessage('1', 'assistant', content),
  ...rest,
});
const shown = (message: TalkMessage, { image = '', isWhole = true } = {}) =>
  renderToStaticMarkup(
    <TalkEntry message={message} dog={{ name: 'Nasta', image }} talk={talk} isWhole={isWhole} />,
  );

test("the dog's picture is the shop's photo, which says so when it does not load, or else a drawing", () => {
  const photo = shown(answer('Kysy Nastalta.'), { image: '/kuvat/nasta.jpg' });
  expect(photo).toMatch(/data-picture="loading".*alt="Nasta, liikkeen koira".*Kuva ei latautunut/s);
  expect(shown(answer('Kysy Nastalta.'))).toContain('aria-label="Piirros koirasta, nimeltä Nasta"');
  expect(shown(answer('Kysy Nastalta.'), { isWhole: false })).not.toContain('Piirros');
  expect(shown(talkMessage('1', 'user', 'Onko koira töissä?'))).not.toContain('Piirros');
});

test('every whole answer can be rated; a question back, what is on its way, broke off or failed cannot', () => {
  expect(shown(answer('Hei!'))).toContain('aria-label="Vastaus auttoi"');
  expect(shown(answer('Hei!'), { isWhole: false })).not.toContain('Vastaus auttoi');
  expect(shown(answer('Vahvista koko 205/55R16 vastaamalla kyllä.'))).not.toContain('Vastaus auttoi');
  expect(shown(answer('He', { fate: 'broken' }))).not.toContain('Vastaus auttoi');
  expect(shown(answer('Anteeksi', { fate: 'fault' }))).not.toContain('Vastaus auttoi');
});

test('the call back and feedback open in the talk, other steps are links, and an address of no known kind is left out', () => {
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

test('markup in an answer or a question is shown as text', () => {
  expect(shown(answer('<img src=x onerror=alert(1)>'))).toContain('&lt;img');
  expect(shown(talkMessage('1', 'user', '<b>moi</b>'))).toContain('&lt;b&gt;moi');
});
