// Keeps the privacy policy true: whoever adds a table or keeps something in the browser says so there.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSources } from '../../../../scripts/source-tree.ts';
import { startTestApp } from '../../../../test/app.ts';
import type { TestApp } from '../../../../test/app.ts';
import { deviceRows } from '../messages-legal.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Words of the policy for each table that holds something of visitors or customers. */
const OF_VISITORS: Readonly<Record<string, string>> = {
  enquiry: 'Yhteydenotto: nimi, puhelin, sähköposti, viesti',
  enquiry_sender: 'Verkko-osoite, josta yhteydenotto tuli',
  feedback: 'Palaute: arvosana tai peukku, kommentti ja aika',
  feedback_sender: 'Verkko-osoite, josta palaute tuli',
  conversation: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  conversation_message: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  hidden_question: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  assistant_use: 'Tiiviste verkko-osoitteesta, josta avustajalta on kysytty',
  assistant_turns: 'Tiiviste verkko-osoitteesta, josta avustajalta on kysytty',
  conversation_sender: 'Verkko-osoite, josta keskustelu on aloitettu',
  subscriber: 'Uutiskirjeen tilaus: sähköpostiosoite',
  subscriber_consent: 'Todiste suostumuksesta',
  subscriber_suppression: 'Tiiviste poistetusta osoitteesta',
  subscriber_mail: 'Tiiviste osoitteesta, johon linkki on lähetetty',
  newsletter_delivery: 'Uutiskirjeen lähetys: sähköpostiosoite',
  subscriber_client: 'Verkko-osoite, josta uutiskirje on tilattu tai peruttu',
  tyre_set: 'Rengashotellin sarja: nimi, puhelin, sähköposti ja rekisteritunnus',
  tyre_set_check: 'renkaiden mittaukset, säilytysajat ja kuvat',
  tyre_set_stay: 'renkaiden mittaukset, säilytysajat ja kuvat',
  tyre_set_picture: 'renkaiden mittaukset, säilytysajat ja kuvat',
  sign_in_attempt: 'Verkko-osoite, josta henkilökunnan tunnuksia on kokeiltu',
  customer: 'Asiakastili: sähköpostiosoite, nimi',
  customer_session: 'Tieto siitä, missä olet kirjautuneena',
  customer_letter: 'Sähköpostiosoite ja verkko-osoite, josta tilin linkkiä on pyydetty',
  vehicle: 'Autosi: nimi, rekisteritunnus',
  review_set: 'Google-arvostelu: nimi, kuva, tähdet ja teksti',
};

/** Tables of the shop, its goods and its staff. */
const OF_THE_SHOP = new Set([
  'schema_migration',
  'platform_secret',
  'job_progress',
  'backup_run',
  'process_presence',
  'restored_mark',
  'restored_job',
  'shop_profile',
  'homepage_settings',
  'homepage_list',
  'homepage_list_item',
  'opening_hours_day',
  'opening_hours_exception',
  'opening_hours_revision',
  'staff_account',
  'staff_session',
  'audit_entry',
  'campaign',
  'article_generation',
  'manufacturer',
  'label_register_entry',
  'label_register_state',
  'label_register_kept',
  'tyre_model',
  'tyre_size',
  'product',
  'product_offer',
  'price_history',
  'price_change',
  'price_change_row',
  'stock_change_row',
  'front_row',
  'demonstration_catalogue',
  'import_runs',
  'import_changes',
  'import_file_chunks',
  'pricing_settings',
  'price_list',
  'price_list_row',
  'article',
  'article_address',
  'media',
  'newsletter',
  'newsletter_test',
  'newsletter_model_message',
  'newsletter_settings',
  'tyre_hotel_settings',
  'newsletter_click',
  'competitor_tracking',
  'competitor_reading',
]);

test('the privacy policy tells of every table that holds something of visitors', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    shop.platform.db,
  );
  const text = (await shop.app.inject('/tietosuojaseloste')).body.replaceAll('<!-- -->', '');
  const unknown = rows
    .map(({ name }) => name)
    .filter((name) => !(name in OF_VISITORS) && !OF_THE_SHOP.has(name));
  expect(unknown, 'say in the privacy policy what a new table holds of visitors').toEqual([]);
  for (const [table, words] of Object.entries(OF_VISITORS)) {
    expect(rows.map(({ name }) => name)).toContain(table);
    expect(text).toContain(words);
  }
});

test('the privacy policy tells of everything the public pages keep in the browser', async () => {
  const sources = (await readSources('src', /\.tsx?$/)).filter(
    ({ path }) => !/\.test\.tsx?$|\/admin\/|admin-|session-tokens|kept-draft/.test(path),
  );
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\(\s*(?:'([^']+)'|(\w+))/g)].map(
      ([, literal, name]) =>
        literal ?? new RegExp(`\\b${name}\\s*=\\s*'([^']+)'`).exec(text)?.[1] ?? `${name}?`,
    ),
  );
  // Kept by session-tokens.ts, beside the administrator's.
  keys.push('customerToken', 'customerData');
  const told = new Set<string>(deviceRows.map(({ key }) => key));
  expect(keys.filter((key) => !told.has(key))).toEqual([]);
  expect([...told].filter((key) => !keys.includes(key))).toEqual([]);
});

test('the privacy policy says when a language model is told what visitors write', async () => {
  const told = /Sen palveluntarjoaja käsittelee keskustelusi viestit/;
  expect((await shop.app.inject('/tietosuojaseloste')).body).not.toMatch(told);
  const ai = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'x', tokensPerDay: 1000 };
  const other = await startTestApp({ settings: { ai } });
  expect((await other.app.inject('/tietosuojaseloste')).body).toMatch(told);
  await other.close();
});

test('no public page sets a cookie', async () => {
  for (const path of ['/', '/vanteet', '/ota-yhteytta']) {
    expect((await shop.app.inject(path)).headers['set-cookie']).toBeUndefined();
  }
});
