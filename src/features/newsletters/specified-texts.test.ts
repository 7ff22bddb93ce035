// Texts of newsletters and offer messages that the specification gives word for word, and figures that it fixes.
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { audienceMessages, newsletterListMessages } from './messages-admin.ts';
import { newsletterFormMessages, testMessages } from './messages-editor.ts';
import { offerPanelMessages } from './messages-offer.ts';
import { sendMessages } from './messages-sending.ts';

test('what the form of a newsletter says stands as specified', () => {
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

test('what the sending of a newsletter says stands as specified', () => {
  expect(sendMessages.title('Talvi tulee')).toBe('Lähetä uutiskirje: "Talvi tulee"');
  expect(sendMessages).toMatchObject({
    back: '← Takaisin',
    noneChosen: 'Ei valittuja tilaajia',
    chosenFailed: 'Uutiskirjeen lähettäminen valituille tilaajille epäonnistui',
  });
});

test('what the offer message says stands as specified', () => {
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

test('lists that cannot be loaded say so as specified', () => {
  expect(newsletterListMessages.loadFailed).toBe('Uutiskirjeiden lataus epäonnistui');
  expect(audienceMessages.loadFailed).toBe('Tilaajien lataus epäonnistui');
});

test('the subscribers of the tab scroll in a box of 24 rem, the offers to choose from in one of 350 px', async () => {
  const css = async (name: string) => readFile(new URL(`./admin/${name}`, import.meta.url), 'utf8');
  expect(await css('newsletters-page.module.css')).toMatch(/\.scrolled \{[^}]*max-height: 24rem;/);
  expect(await css('offer-message.module.css')).toContain('max-height: 350px;');
});
