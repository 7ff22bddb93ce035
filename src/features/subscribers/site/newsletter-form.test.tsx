// The newsletter's forms as the server writes them: their fields, and where they send it without script.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { consent, newsletterForm } from '../messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterPopup } from './newsletter-popup.tsx';

test.each(['header', 'menu', 'footer', 'popup', 'page'] as const)(
  'the form in the place %s asks for one address, which is required, and says what it is for',
  (place) => {
    const html = renderToStaticMarkup(<NewsletterForm place={place} />);
    const field = /<input[^>]+name="email"[^>]*>/.exec(html)?.[0] ?? '';
    expect(field).toMatch(/ type="email"/);
    expect(field).toMatch(/ required=""/);
    expect(field).toContain(`aria-describedby="uutiskirje-${place}-info"`);
    expect(html).toContain(`<label for="uutiskirje-${place}">`);
    expect(html).toMatch(/^<form[^>]+action="\/api\/subscribers\/subscribe" method="post">/);
    expect(html).toContain(consent.text);
    expect(html).toContain(newsletterForm.submit);
  },
);

test('the popup is hidden from the start, comes after five seconds and can be closed', () => {
  const html = renderToStaticMarkup(<NewsletterPopup className={undefined} />);
  expect(html).toMatch(/^<section[^>]+popover="manual"/);
  expect(html).toContain('data-hydrate-after="5000"');
  const close = /<button[^>]+data-close=""[^>]*>/.exec(html)?.[0] ?? '';
  expect(close).toContain('aria-label="Sulje"');
});
