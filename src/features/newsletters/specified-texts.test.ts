// Texts of newsletters and offer messages that are fixed word for word, and fixed figures.
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { audienceMessages, newsletterListMessages } from './messages/admin.ts';
import { newsletterFormMessages, testMessages } from './messages/editor.ts';
import { offerPanelMessages } from './messages/offer.ts';
import { sendMessages } from './messages/sending.ts';

test('the texts of the newsletter form stand word for word', () => {
  expect(newsletterFormMessages).toMatchObject({
    createTitle: 'Luo uusi uutiskirje',
    editTitle: 'Muokkaa uutiskirjettä',
    updating: 'Päivitetään uutiskirjettä...',
    savingDraft: 'Tallennetaan uutiskirjeen luonnosta...',
    scheduling: 'Ajoitetaan uutiskirjeen lähetys...',
    updated: 'Uutiskirje päivitetty onnistuneesti!',
    draftSaved: 'Uutiskirjeen luonnos tallennettu onnistuneesti!',
    saveFailed: 'Tapahtui virhe uutiskirjeen käsittelyssä',
    sendChosenFailed: 'Uutiskirjeen lähettäminen valituille tilaajille epäonnistui',
    fillFirst: 'Täytä aihe ja sisältö ennen lähettämistä',
  });
  expect(newsletterFormMessages.subjectCount(12, 80)).toBe('12/80');
  expect(testMessages).toMatchObject({
    noEmail: 'Syötä testisähköpostiosoite',
    noContent: 'Syötä aihe ja sisältö ennen testilähetystä',
    failed: 'Testisähköpostin lähettäminen epäonnistui: ',
    unknown: 'Tuntematon virhe',
  });
});

test('the texts of the sending of a newsletter stand word for word', () => {
  expect(sendMessages.title('Talvi tulee')).toBe('Lähetä uutiskirje: "Talvi tulee"');
  expect(sendMessages).toMatchObject({
    back: '← Takaisin',
    noneChosen: 'Ei valittuja tilaajia',
    chosenFailed: 'Uutiskirjeen lähettäminen valituille tilaajille epäonnistui',
  });
});

test('the texts of the offer message stand word for word', () => {
  expect(offerPanelMessages).toMatchObject({
    title: 'Luo tarjousviesti',
    heading: 'Tarjousviestin luonti',
    noneChosen: 'Valitse vähintään yksi tuote viestiin',
    failed: 'Viestin luominen epäonnistui',
  });
  expect(offerPanelMessages.loadFailed('aikakatkaisu')).toBe(
    'Tarjoustuotteiden haku epäonnistui: aikakatkaisu',
  );
});

test('lists that cannot be loaded say so word for word', () => {
  expect(newsletterListMessages.loadFailed).toBe('Uutiskirjeiden lataus epäonnistui');
  expect(audienceMessages.loadFailed).toBe('Tilaajien lataus epäonnistui');
});

test('subscribers scroll in a box of 24 rem, offers to choose from in one of 350 px', async () => {
  const css = async (name: string) => readFile(new URL(`./admin/${name}`, import.meta.url), 'utf8');
  expect(await css('newsletters-page.module.css')).toMatch(/\.scrolled \{[^}]*max-height: 24rem;/);
  expect(await css('offer-message/offer-message.module.css')).toContain('max-height: 350px;');
});
