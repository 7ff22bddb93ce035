// The newsletters tab as it is drawn: what each newsletter offers, and what its form contains.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { NO_COUNTS } from '../../../../test/builders/delivery-counts.ts';
import type { Newsletter } from '../contract/newsletters.ts';
import { EmailChecks } from './editor/email-preview.tsx';
import { NewsletterEditor } from './editor/newsletter-editor.tsx';
import { NewsletterTable } from './newsletter-table.tsx';
import { choiceError } from './offer-message/offer-choice.ts';
import {
  DeliveryCountsList,
  DeliveryProgress,
  DeliveryPace,
  DeliveryResultsList,
} from './sending/delivery-counts.tsx';
import { Recipients } from './sending/delivery-recipients.tsx';
import { LinkClicksTable } from './sending/link-clicks.tsx';
import { SendSteps } from './sending/send-modal.tsx';

function newsletter(changes: Partial<Newsletter> = {}): Newsletter {
  return {
    _id: '01a1fe45-2c93-7e53-a41d-2d4811cd1114',
    subject: 'Talvi tulee',
    content: 'Hei!',
    heroImage: '',
    sendDate: '2026-11-22T07:00:00.000Z',
    sentAt: null,
    audience: { chosenCount: null },
    status: 'draft',
    delivery: { state: 'idle', pauseReason: null, pauseReply: '', isFiled: false, counts: NO_COUNTS },
    version: 1,
    createdAt: '2026-11-21T07:00:00.000Z',
    updatedAt: '2026-11-21T07:00:00.000Z',
    ...changes,
  };
}

function drawn(view: ReactNode, chosen: ReadonlySet<string> = new Set()): string {
  const context = { chosen, setChosen: () => undefined };
  const router = createMemoryRouter([
    { path: '/', element: <Outlet context={context} />, children: [{ index: true, element: view }] },
  ]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return html.replaceAll('\u00A0', ' ');
}

const sending: Newsletter['delivery'] = {
  state: 'sending',
  pauseReason: null,
  pauseReply: '',
  isFiled: false,
  counts: {
    ...NO_COUNTS,
    total: 412,
    accepted: 118,
    unconfirmed: 3,
    retry: 2,
    failed: 5,
    suppressed: 1,
    pending: 283,
  },
};

test('a draft can be edited, sent and deleted', () => {
  const html = drawn(<NewsletterTable newsletters={[newsletter()]} />);
  expect(html).toContain('Luonnos');
  expect(html).toContain('Muokattu 21.11.2026 klo 9.00');
  expect(html).toMatch(/<a href="[^"]+"[^>]*>Talvi tulee</);
  expect(html).toMatch(/<a aria-label="Lähetä: Talvi tulee"/);
  expect(html).toContain('aria-label="Poista: Talvi tulee"');
});

test('a newsletter that is out cannot be sent again', () => {
  const sent = newsletter({ status: 'sent', sentAt: '2026-11-21T07:00:00.000Z', delivery: sending });
  const html = drawn(<NewsletterTable newsletters={[sent]} />);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Lähetä: Talvi tulee"/);
  expect(html).toMatch(/<a href="[^"]+"[^>]*>Talvi tulee</);
  expect(html).toContain('21.11.2026 klo 9.00');
});

test('a newsletter of which no email went can be sent again or made a draft', () => {
  const failed = newsletter({ status: 'failed', delivery: { ...sending, state: 'done' } });
  const html = drawn(<NewsletterTable newsletters={[failed]} />);
  expect(html).toMatch(/<a aria-label="Lähetä: Talvi tulee"/);
  expect(html).toContain('aria-label="Luonnokseksi: Talvi tulee"');
});

test('a newsletter on its way shows its bar and its counts in words', () => {
  const sent = newsletter({ status: 'sent', sentAt: '2026-11-21T07:00:00.000Z', delivery: sending });
  const html = drawn(<NewsletterTable newsletters={[sent]} />);
  expect(html).toContain('aria-valuetext="127 / 412 käsitelty"');
  expect(html).toContain('118 hyväksytty, 3 vahvistamatta, 2 uusintayritys, 5 epäonnistui, 1 ohitettu');
});

test('emails left unsent by a stop do not count as sent', () => {
  const counts = { ...NO_COUNTS, total: 3000, accepted: 1792, cancelled: 1208 };
  expect(drawn(<DeliveryProgress counts={counts} label="Eteneminen" />)).toMatch(
    /aria-valuetext="1.792 \/ 3.000 käsitelty"/,
  );
});

test('all five counts of a delivery stand with what they mean', () => {
  const html = drawn(<DeliveryCountsList counts={{ ...NO_COUNTS, accepted: 7 }} isFiled={false} />);
  for (const name of ['hyväksytty', 'vahvistamatta', 'uusintayritys', 'epäonnistui', 'ohitettu']) {
    expect(html).toContain(`<dt>${name}</dt>`);
  }
  expect(html).not.toContain('<dt>odottaa</dt>');
});

test('the results of a newsletter are listed with their counts', () => {
  const html = drawn(<DeliveryResultsList results={{ bounced: 4, unsubscribed: 1 }} />);
  expect(html).toContain('<dt>osoitetta ei ole</dt><dd>4</dd>');
  expect(html).toContain('<dt>perui tilauksen</dt><dd>1</dd>');
});

test('the links of an email stand with their presses, the most pressed first', () => {
  const html = drawn(
    <LinkClicksTable
      clicks={[
        { address: 'https://rengas.example.fi/a', count: 2 },
        { address: 'https://rengas.example.fi/b', count: 1500 },
      ]}
    />,
  );
  expect(html).toMatch(/fi\/b<.*1 500.*fi\/a<.*>2</);
  expect(drawn(<LinkClicksTable clicks={[]} />)).toBe('');
});

test('the pace is shown in words, with the time left rounded up', () => {
  const at = (secondsLeft: number) =>
    drawn(<DeliveryPace pace={{ emailsPerMinute: 1200, secondsLeft }} hasPending />);
  expect(at(30)).toContain('Noin 1 200 kirjettä minuutissa, jäljellä alle minuutti.');
  expect(at(61)).toContain('jäljellä noin 2 min.');
  expect(at(7_500)).toContain('jäljellä noin 2 h 5 min.');
  expect(drawn(<DeliveryPace pace={null} hasPending />)).toContain('hetken kuluttua');
  expect(drawn(<DeliveryPace pace={null} hasPending={false} />)).toBe('');
  expect(drawn(<DeliveryPace pace={null} hasPending={false} retry={6} />)).toContain(
    '6 odottaa uusintayritystä',
  );
});

test('a mail server that is away is reported until emails are sent again', () => {
  const warning = 'Sähköpostipalvelimeen ei saada yhteyttä.';
  const pace = { emailsPerMinute: 60, secondsLeft: 10 };
  expect(drawn(<DeliveryPace pace={null} hasPending away="421 Later" />)).toMatch(
    new RegExp(`${warning}.*421 Later`),
  );
  expect(drawn(<DeliveryPace pace={pace} hasPending away="421 Later" />)).not.toContain(warning);
});

test('while no email comes further the panel says that the mail server does not answer', () => {
  const warning = 'Sähköpostipalvelin ei ole hetkeen vastannut.';
  const pace = { emailsPerMinute: 60, secondsLeft: 10 };
  expect(drawn(<DeliveryPace pace={null} hasPending isStill />)).toContain(warning);
  expect(drawn(<DeliveryPace pace={null} hasPending />)).not.toContain(warning);
  expect(drawn(<DeliveryPace pace={pace} hasPending isStill />)).not.toContain(warning);
  expect(drawn(<DeliveryPace pace={null} hasPending={false} isStill />)).toBe('');
});

test('a scheduled newsletter shows its time and can be taken back', () => {
  const html = drawn(<NewsletterTable newsletters={[newsletter({ status: 'scheduled' })]} />);
  expect(html).toContain('22.11.2026 klo 9.00');
  expect(html).toContain('Peru ajastus');
  expect(html).toContain('Kaikille tilaajille');
});

test('the list shows the audience of a newsletter when that is not everybody', () => {
  const shown = (audience: Newsletter['audience']) =>
    drawn(<NewsletterTable newsletters={[newsletter({ audience })]} />);
  expect(shown({ chosenCount: 2 })).toContain('Vain 2 valitulle tilaajalle');
  expect(
    shown({ chosenCount: null, season: 'winter', size: '205/55R16', subscribedSince: '2026-11-01' }),
  ).toContain('Rajattu: talvirenkaat, koko 205/55R16, 1.11.2026 alkaen tilanneet');
  expect(shown({ chosenCount: null })).not.toContain('Kaikille');
});

test('a schedule may go to everybody, to those it had, or to the chosen', () => {
  const form = (audience: Newsletter['audience']) => (
    <NewsletterEditor newsletter={newsletter({ audience })} onDone={() => undefined} />
  );
  expect(drawn(form({ chosenCount: 3 }), new Set(['a']))).toMatch(
    /Vain 3 valitulle tilaajalle.*Kaikille tilaajille.*Vain 1 valitulle tilaajalle/,
  );
  expect(drawn(form({ chosenCount: null }))).not.toContain('value="everybody"');
});

test('the newsletter form has subject, picture, content of 16 rows, sending time and test', () => {
  const html = drawn(<NewsletterEditor onDone={() => undefined} />);
  for (const label of ['Aihe', 'Yläkuva', 'Sisältö', 'Lähetysaika', 'Testisähköposti']) {
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}`));
  }
  expect(html).toContain('rows="16"');
  expect(html).toContain('maxLength="80"');
  expect(html).toContain('Pidä aihe lyhyenä. Vältä isoja kirjaimia ja erikoismerkkejä.');
  for (const button of ['Tallenna luonnos', 'Ajasta lähetys', 'Peruuta', 'Lähetä testi']) {
    expect(html).toContain(`${button}</button>`);
  }
});

test('the counter of the subject shows its length and is highlighted above fifty', () => {
  const at = (length: number) =>
    drawn(
      <NewsletterEditor newsletter={newsletter({ subject: 'a'.repeat(length) })} onDone={() => undefined} />,
    );
  const highlighted = /class="[^"]*long[^"]*">51\/80/;
  expect(at(50)).toMatch(/>50\/80</);
  expect(at(50)).not.toMatch(/class="[^"]*long[^"]*">50\/80/);
  expect(at(51)).toMatch(highlighted);
});

test('sending to the chosen is offered in the form only when somebody is chosen', () => {
  const form = <NewsletterEditor onDone={() => undefined} />;
  expect(drawn(form)).not.toContain('Lähetä valituille');
  expect(drawn(form, new Set(['a', 'b']))).toContain('Lähetä valituille (2)');
});

test('sending begins with the readers who were chosen in the list, and says how many they are', () => {
  const start = <SendSteps newsletter={newsletter()} />;
  expect(drawn(start)).toContain('Lähetä kaikille tilaajille');
  const chosen = drawn(start, new Set(['a', 'b']));
  for (const text of ['Valitut 2', 'Lähetä valituille (2)']) expect(chosen).toContain(text);
});

test('with chosen readers the button of a schedule says to how many it goes', () => {
  const form = (audience?: Newsletter['audience']) => (
    <NewsletterEditor newsletter={audience && newsletter({ audience })} onDone={() => undefined} />
  );
  const chosen = new Set(['a', 'b']);
  expect(drawn(form())).toContain('Ajasta lähetys</button>');
  expect(drawn(form(), chosen)).toMatch(/Ajasta lähetys 2\stilaajalle<\/button>/);
  expect(drawn(form({ chosenCount: 3 }), chosen)).toMatch(/Ajasta lähetys 3\stilaajalle<\/button>/);
  expect(drawn(form({ chosenCount: null, season: 'winter' }), chosen)).toContain(
    'Ajasta lähetys rajatulle joukolle</button>',
  );
});

test('the sending time of a scheduled newsletter stands still', () => {
  const html = drawn(
    <NewsletterEditor newsletter={newsletter({ status: 'scheduled' })} onDone={() => undefined} />,
  );
  expect(html).toMatch(/disabled=""[^>]*value="22\.11\.2026\sklo\s9\.00"/);
  expect(html).toContain('Tallenna muutokset');
  expect(html).not.toContain('Ajasta lähetys');
});

test('an offer message is made of one to twenty chosen tyres', () => {
  expect([0, 1, 20, 21].map(choiceError)).toEqual([
    'Valitse vähintään yksi tuote viestiin',
    undefined,
    undefined,
    'Valitse enintään 20 rengasta',
  ]);
});

test('a picture whose description is still the one the button puts there has none', () => {
  const checksOf = (alt: string) =>
    drawn(<EmailChecks html="" content={`![${alt}](/api/files/kuva-800x500.jpg)`} />);
  expect(checksOf('Kerro, mitä kuvassa näkyy')).toContain('Yhdeltä kuvalta puuttuu selite');
  expect(checksOf('Renkaan pinta')).toContain('Kuvilla on selitteet');
});

test('the checks find a promised day before the sending, and count each address once', () => {
  const html = '<a href="https://a.example/">A</a><a href="https://a.example/">B</a>';
  const checks = drawn(<EmailChecks html={html} content="Hei" passed={['30.11.2026']} />);
  expect(checks).toContain('Kirje lupaa päivän 30.11.2026, mutta lähtee vasta sen jälkeen.');
  expect(checks).toContain('<li>1 linkki</li>');
});

test('the checks find block marks that would be in the email as typed', () => {
  const checks = (content: string) => drawn(<EmailChecks html="" content={content} />);
  expect(checks('{{aukioloajat}}\n\n{{kausi}}\n\n{{painike:Varaa|/a}}')).not.toContain('{{');
  expect(checks('{{aukioloajat}} ja muuta')).toContain('Yhdessä kohdassa on [merkintä]');
  expect(checks('* {{tuote:}}\n\n{{painike:|/a}}')).toContain('2 kohdassa on [merkintä]');
  expect(checks('[Nokian R5]\n\n[Hinnat](/renkaat)')).toContain('Yhdessä kohdassa on [merkintä]');
});

const recipient = {
  _id: '01a1fe45-2c93-7e53-a41d-2d4811cd1115',
  email: 'anna@example.fi',
  state: 'accepted',
  attempts: 1,
  lastCode: 250,
  nextAt: null,
  isPossiblyDouble: false,
} as const;

test('emails that became files are shown as files, not as accepted', () => {
  const filed = newsletter({ status: 'sent', delivery: { ...sending, isFiled: true, state: 'done' } });
  const html =
    drawn(<NewsletterTable newsletters={[filed]} />) +
    drawn(<DeliveryCountsList counts={sending.counts} isFiled />) +
    drawn(<Recipients rows={[recipient]} isFiled />);
  expect(html).not.toContain('Vastaus');
  expect(drawn(<Recipients rows={[recipient]} isFiled={false} />)).toContain('Vastaus');
  expect(html).toContain('118 tallennettu tiedostoksi');
  expect(html).toContain('Vastaanottaja ei ole saanut sitä.');
  expect(html).toContain('Tallennettu tiedostoksi');
  expect(html).not.toMatch(/hyväksytty|Lähetetty|otti kirjeen vastaan/);
});
