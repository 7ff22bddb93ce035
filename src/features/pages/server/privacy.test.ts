// Checks the privacy policy: it names every table and everything stored in the browser.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { readSources } from '../../../../scripts/source-tree.ts';
import { startTestApp } from '../../../../test/app.ts';
import { deviceRows } from '../messages/legal.ts';

const shop = await startTestApp();
afterAll(() => shop.close());

/** Words of the policy for each table that contains data of visitors or customers. */
const OF_VISITORS: Readonly<Record<string, string | readonly string[]>> = {
  enquiry: 'Yhteydenotto: nimi, puhelin, sähköposti, viesti',
  enquiry_reply: 'ja liikkeen vastaukset',
  feedback: 'Palaute: arvosana tai peukku, kommentti ja aika',
  conversation: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  conversation_message: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  hidden_question: 'Keskustelu avustajan kanssa: viestisi, vastaukset, alkamisaika',
  assistant_use: 'Tiiviste verkko-osoitteesta, josta avustajalta on kysytty',
  rate_limit: [
    'Verkko-osoite, josta yhteydenotto tuli',
    'Verkko-osoite, josta palaute tuli',
    'Verkko-osoite, josta keskustelu on aloitettu',
    'Verkko-osoite, josta uutiskirje on tilattu tai peruttu',
    'Sähköpostiosoite ja verkko-osoite, josta tilin linkkiä on pyydetty',
    'Tiiviste verkko-osoitteesta, josta avustajalta on kysytty',
    'Tiiviste osoitteesta, johon linkki on lähetetty',
    'Verkko-osoite, josta aikoja on varattu',
    'Verkko-osoite, josta saatavuusilmoitusta on pyydetty',
    'Verkko-osoite, josta muistutusta renkaanvaihdosta on pyydetty',
  ],
  booking: 'Ajanvaraus: nimi, puhelin, sähköposti ja rekisteritunnus',
  booking_waiting: 'Paikka jonossa täydelle päivälle: nimi, sähköposti',
  stock_alert: 'Saatavuusilmoitus: sähköpostiosoite ja rengas',
  season_reminder: 'Muistutus renkaanvaihdosta: sähköpostiosoite',
  subscriber: 'Uutiskirjeen tilaus: sähköpostiosoite',
  subscriber_consent: 'Todiste suostumuksesta',
  subscriber_suppression: 'Tiiviste poistetusta osoitteesta',
  newsletter_delivery: 'Uutiskirjeen lähetys: sähköpostiosoite',
  tyre_set: 'Rengashotellin sarja: nimi, puhelin, sähköposti ja rekisteritunnus',
  tyre_set_check: 'renkaiden mittaukset, säilytysajat ja kuvat',
  tyre_set_stay: 'renkaiden mittaukset, säilytysajat ja kuvat',
  tyre_set_picture: 'renkaiden mittaukset, säilytysajat ja kuvat',
  sign_in_attempt: 'Verkko-osoite, josta henkilökunnan tunnuksia on kokeiltu',
  security_count: 'Verkko-osoitteen alkuosa (ei koko osoitetta)',
  sign_in_network: 'Tiiviste verkko-osoitteesta ja laitteesta, joista tilille on kirjauduttu',
  customer: 'Asiakastili: sähköpostiosoite, nimi',
  customer_session: 'Tieto siitä, missä olet kirjautuneena',
  customer_passkey: 'Pääsyavaimesi julkinen osa',
  customer_email: 'Sähköpostiosoite ja verkko-osoite, josta tilin linkkiä on pyydetty',
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
  'idempotency_key',
  'shop_profile',
  'homepage_settings',
  'homepage_list',
  'homepage_list_item',
  'opening_hours_day',
  'opening_hours_exception',
  'opening_hours_revision',
  'staff_account',
  'staff_session',
  'staff_authenticator_app',
  'staff_passkey',
  'staff_recovery_code',
  'staff_device',
  'staff_second_factor_rule',
  'used_step_token',
  'audit_entry',
  'security_alarm',
  'campaign',
  'daily_count',
  'article_generation',
  'manufacturer',
  'label_register_entry',
  'label_register_state',
  'label_register_kept',
  'season_weather',
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
  'import_undo_row',
  'import_file_chunks',
  'pricing_settings',
  'price_list',
  'price_list_row',
  'article',
  'article_address',
  'media',
  'newsletter',
  'newsletter_settings',
  'tyre_hotel_settings',
  'booking_settings',
  'booking_bay',
  'newsletter_click',
  'competitor_tracking',
  'competitor_reading',
]);

test('the privacy policy names every table with data of visitors', async () => {
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
    for (const each of [words].flat()) expect(text).toContain(each);
  }
});

test('the privacy policy names everything that public pages store in the browser', async () => {
  const sources = (await readSources('src', /\.tsx?$/)).filter(
    ({ path }) => !/\.test\.tsx?$|\/admin\/|admin-|session-tokens|draft-storage/.test(path),
  );
  const all = sources.map(({ text }) => text).join('\n');
  // A key that another file names is looked up in all of them.
  const valueOf = (name: string | undefined, text: string) =>
    [text, all].map((code) => new RegExp(`const ${name}\\s*=\\s*'([^']+)'`).exec(code)?.[1]).find(Boolean);
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\(\s*(?:'([^']+)'|(\w+))/g)].map(
      ([, literal, name]) => literal ?? valueOf(name, text) ?? `${name}?`,
    ),
  );
  // Stored by session-tokens.ts, next to the administrator's.
  keys.push('customerToken', 'customerData');
  const named = new Set<string>(deviceRows.map(({ key }) => key));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
  expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
});

test('the privacy policy says when a language model gets what visitors write', async () => {
  const sentence = /Sen palveluntarjoaja käsittelee keskustelusi viestit/;
  expect((await shop.app.inject('/tietosuojaseloste')).body).not.toMatch(sentence);
  const ai = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'x', tokensPerDay: 1000 };
  const other = await startTestApp({ settings: { ai } });
  expect((await other.app.inject('/tietosuojaseloste')).body).toMatch(sentence);
  await other.close();
});

test('the privacy policy names processors by the settings in force, backups and transfers', async () => {
  const plain = (await shop.app.inject('/tietosuojaseloste')).body;
  expect(plain).toContain('ohjeidemme mukaan: palvelimen ylläpitäjä. ');
  expect(plain).toContain('emme myöskään pyydä siihen lupaa');
  expect(plain).not.toMatch(/varmuuskopio|Evästeasetukset\.|ETA-alueen|Arvostelut haemme/);
  const other = await startTestApp({
    settings: {
      tagManagerId: 'GTM-TEST123',
      smtpUrl: 'smtp://127.0.0.1:1',
      backup: { folder: '/tmp/kaarto-no-backups', keep: 14 },
      places: { apiKey: 'avain-avain', placeId: 'x', baseUrl: 'http://127.0.0.1:1' },
      ai: { baseUrl: 'https://malli.example.fi/v1', apiKey: undefined, model: 'x', tokensPerDay: 1000 },
    },
  });
  const all = (await other.app.inject('/tietosuojaseloste')).body;
  expect(all).toContain(
    'palvelimen ylläpitäjä, sähköpostin välittäjä, kielimallin tarjoaja (malli.example.fi), Google, jos hyväksyt kävijämittauksen.',
  );
  expect(all).toContain('varmuuskopio joka yö. Kopioita säilytetään 14');
  expect(all).toContain('Yhdysvalloissa');
  expect(all).toContain('Googlelle emme silloin kerro mitään kävijöistä.');
  await other.close();
});

test('the privacy policy names the company behind the shop, and is dated by what changed last', async () => {
  const page = async () => (await shop.app.inject('/tietosuojaseloste')).body.replaceAll('<!-- -->', '');
  expect(await page()).toContain('Rekisterinpitäjä on Rengasliike.');
  shop.clock.set('2027-02-03T10:00:00Z');
  const headers = { ...(await shop.loginStaff()) };
  const payload = { companyName: 'Rengasliike Esimerkki Oy' };
  await shop.app.inject({ method: 'PUT', url: '/api/shop-profile', payload, headers });
  expect(await page()).toContain('Rekisterinpitäjä on Rengasliike Esimerkki Oy (Rengasliike).');
  expect(await page()).toContain('Päivitetty 3.2.2027.');
});

test('the accessibility statement says how far the site conforms and what does not', async () => {
  const { body } = await shop.app.inject('/saavutettavuus');
  expect(body).toContain('vaatimukset osittain');
  expect(body).toContain('tuoteselosteet (PDF)');
  expect(body).not.toContain('WCAG 2.5.3');
});

test('the policy gives the retention time of bookings as the shop has set it', async () => {
  expect((await shop.app.inject('/tietosuojaseloste')).body).toContain('24 kuukauden ajan käynnistä');
  const headers = await shop.loginStaff();
  const url = '/api/admin/booking-settings';
  const settings = (await shop.app.inject({ url, headers })).json();
  const payload = { ...settings, retentionMonths: 7 };
  expect((await shop.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  expect((await shop.app.inject('/tietosuojaseloste')).body).toContain('7 kuukauden ajan käynnistä');
});

test('policy and statement call booking another service where the shop has a link of its own', async () => {
  const said = async () =>
    Promise.all(
      ['/tietosuojaseloste', '/saavutettavuus'].map(async (url) =>
        (await shop.app.inject(url)).body.includes('Ajanvaraus, rahoitushakemus, arvostelut'),
      ),
    );
  expect(await said()).toEqual([false, false]);
  const headers = await shop.loginStaff();
  const links = { booking: 'https://ajat.example.fi/', credit: '', reviews: '', maps: '', socials: [] };
  const url = '/api/shop-profile';
  const saved = await shop.app.inject({ method: 'PUT', url, headers, payload: { links } });
  expect(saved.statusCode).toBe(200);
  expect(await said()).toEqual([true, true]);
});

test('without a tag manager there is no cookie question, and consent cannot be given', async () => {
  const banner = (body: string) => /<section id="evasteasetukset".*?<\/section>/s.exec(body)?.[0] ?? '';
  const withoutTags = banner((await shop.app.inject('/')).body);
  expect(withoutTags).toContain('Kävijämittausta ja mainosevästeitä ei ole.');
  expect(withoutTags).toContain('data-consent="denied"');
  expect(withoutTags).not.toMatch(/data-consent="accepted"|Saammeko/);
  const measured = await startTestApp({ settings: { tagManagerId: 'GTM-TEST123' } });
  const question = banner((await measured.app.inject('/')).body);
  expect(question).toMatch(/Saammeko mitata.*Googlella.*data-consent="denied".*data-consent="accepted"/s);
  await measured.close();
});

test('no public page sets a cookie', async () => {
  for (const path of ['/', '/vanteet', '/ota-yhteytta']) {
    expect((await shop.app.inject(path)).headers['set-cookie']).toBeUndefined();
  }
});
