// Texts of the newsletter that are fixed word for word.
import { expect, test } from 'vitest';

import { subscriberListMessages } from './messages-admin.ts';
import {
  newsletterAlertOtherwise,
  newsletterAlerts,
  newsletterForm,
  sendingTexts,
  subscriberAnswers,
} from './messages.ts';

test('the alerts, answers and buttons of the forms stand word for word', () => {
  expect(newsletterAlerts).toEqual([
    [
      'jo tilannut',
      'Olet jo tilannut uutiskirjeen! Tarkista sähköpostisi tai ota yhteyttä, jos et saa uutiskirjeitä.',
    ],
    ['jo käytössä', 'Tämä sähköpostiosoite on jo rekisteröity uutiskirjeeseemme.'],
    ['pakollinen', 'Sähköpostiosoite on pakollinen tieto.'],
    ['kelvollinen', 'Syötä kelvollinen sähköpostiosoite.'],
  ]);
  expect(newsletterAlertOtherwise).toBe(
    'Tapahtui virhe tilauksen käsittelyssä. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.',
  );
  expect(subscriberAnswers.subscribed).toBe('Kiitos tilauksestasi! Olet nyt tilaajaluettelossa.');
  expect(sendingTexts).toMatchObject({
    header: 'Lähettää...',
    footer: 'Lähetetään...',
    popup: 'Käsitellään...',
  });
  expect(newsletterForm.popupInvalid).toBe('Syötä kelvollinen sähköpostiosoite');
});

test('a list of subscribers that cannot be loaded says so word for word', () => {
  expect(subscriberListMessages.loadFailed).toBe('Tilaajien lataus epäonnistui');
});
