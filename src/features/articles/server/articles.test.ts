import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/contract/durations.ts';
import type { Article } from '../contract.ts';
import { articleService } from './service.ts';

const shop = await startTestApp();
let staff = await shop.loginStaff();
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers: object = staff) =>
  shop.app.inject({
    method,
    url: `/api/blog${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const get = (path: string, headers: object = {}) => call('GET', path, undefined, headers);
const page = async (url: string) => {
  const answer = await shop.app.inject(url);
  return { ...answer, text: answer.body.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ') };
};

const text = {
  title: 'Näin säilytät renkaat',
  content: '## Pimeässä\n\nViileässä ja **kuivassa**.\n\n* pese\n* merkitse [paikka](/rengashotelli)',
  keywords: ['säilytys', 'rengashotelli'],
};
const publish = async (sent: object = {}): Promise<Article> => {
  const answer = await call('POST', '/publish', { ...text, ...sent });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().success).toBe(true);
  return answer.json().article;
};

test.each([
  ['no title', { title: '  ' }, 'Otsikko on pakollinen. Lisää otsikko ennen julkaisua.'],
  ['no content', { content: '' }, 'Sisältö on pakollinen. Generoi tai kirjoita sisältö ennen julkaisua.'],
])('an article with %s is not published', async (_what, sent, message) => {
  const answer = await call('POST', '/publish', { ...text, ...sent });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'article.incomplete', message });
});

test.each([
  ['a title of 151 characters', { title: 'x'.repeat(151) }],
  ['content of 100 001 characters', { content: 'x'.repeat(100_001) }],
  ['21 keywords', { keywords: Array.from({ length: 21 }, (_, at) => `sana ${at}`) }],
  ['a foreign picture', { picture: 'https://example.fi/a.png' }],
  ['a reserved address', { slug: 'sivu' }],
  ['an address with a slash', { slug: 'a/b' }],
  ['an unknown key', { colour: 'red' }],
  ['a title that is no text', { title: 7 }],
  ['an invalid time', { publishAt: 'huomenna' }],
  ['a time long past', { publishAt: '2020-01-01T00:00:00Z' }],
  ['a version beyond the database', { version: 3_000_000_000 }],
])('an article with %s answers 422', async (_what, sent) => {
  const answer = await call('POST', '/publish', { ...text, ...sent });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toMatch(/\.$/);
});

test('a published article is at its address, in the list, feed and sitemap at once', async () => {
  await page('/artikkelit');
  const article = await publish();
  expect(article).toMatchObject({
    slug: 'nain-sailytat-renkaat',
    status: 'published',
    version: 1,
    excerpt: 'Viileässä ja kuivassa.',
    readingMinutes: 1,
    publishedAt: article.createdAt,
  });
  const shown = await page('/artikkelit/nain-sailytat-renkaat');
  expect(shown.statusCode).toBe(200);
  for (const part of [
    '<h2 id="pimeassa">Pimeässä</h2>',
    '<strong>kuivassa</strong>',
    '<a href="/rengashotelli">paikka</a>',
    'Julkaistu 21.11.2026',
    '1 min lukuaika',
    '<link rel="canonical" href="http://localhost:3000/artikkelit/nain-sailytat-renkaat">',
    '<link rel="alternate" type="application/rss+xml" title="Artikkelit" href="/artikkelit/rss.xml">',
    '"@type":"Article"',
    '"headline":"Näin säilytät renkaat"',
    '"@type":"BreadcrumbList"',
  ]) {
    expect(shown.text).toContain(part);
  }
  expect((await page('/artikkelit')).text).toContain('href="/artikkelit/nain-sailytat-renkaat"');
  const feed = await page('/artikkelit/rss.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toContain('<link>http://localhost:3000/artikkelit/nain-sailytat-renkaat</link>');
  expect((await page('/sitemap.xml')).body).toContain('/artikkelit/nain-sailytat-renkaat</loc>');
  await call('DELETE', `/articles/${article._id}`);
});

test('visitors read published articles only, without the fields for staff', async () => {
  const article = await publish({ title: 'Julkinen' });
  const draft = (await call('POST', '/drafts', { title: 'Keskeneräinen', slug: 'keskeneraiset' })).json();
  expect(draft).toMatchObject({ status: 'draft', publishedAt: null, slug: 'keskeneraiset' });
  const list = await get('/articles');
  expect(list.headers['x-total-count']).toBe('1');
  expect(list.json()).toEqual([expect.objectContaining({ _id: article._id, keywords: text.keywords })]);
  expect(Object.keys(list.json()[0])).not.toContain('status');
  expect((await get('/articles/julkinen')).json()).toMatchObject({ _id: article._id, title: 'Julkinen' });
  expect((await get('/articles/keskeneraiset')).statusCode).toBe(404);
  expect((await get(`/articles/${draft._id}`)).statusCode).toBe(404);
  expect((await page('/artikkelit/keskeneraiset')).statusCode).toBe(404);
  expect((await get(`/articles/${draft._id}`, staff)).json()).toMatchObject({ title: 'Keskeneräinen' });
  expect((await get('/articles?drafts=true')).statusCode).toBe(401);
  const all = await get('/articles?drafts=true&limit=5&page=1', staff);
  expect(all.json().map(({ title }: Article) => title)).toEqual(['Keskeneräinen', 'Julkinen']);
  const drafts = await get('/articles?drafts=only', staff);
  expect(drafts.headers['x-total-count']).toBe('1');
  expect(drafts.json()[0].title).toBe('Keskeneräinen');
  expect((await get('/articles?q=KESKEN', {})).json()).toEqual([]);
  expect((await get('/articles?q=julki%25', {})).json()).toEqual([]);
  await call('DELETE', `/articles/${article._id}`);
  await call('DELETE', `/articles/${draft._id}`);
});

test('a draft may lack anything, is saved any number of times, and becomes the article', async () => {
  const draft: Article = (await call('POST', '/drafts', {})).json();
  const saved = await call('PUT', `/articles/${draft._id}`, { ...draft, title: 'Luonnos', version: 1 });
  expect(saved.json()).toMatchObject({ title: 'Luonnos', content: '', status: 'draft', version: 2 });
  expect((await call('POST', '/publish', { ...saved.json() })).statusCode).toBe(422);
  const article = await publish({ title: 'Luonnoksesta', _id: draft._id, version: 2 });
  expect(article).toMatchObject({ _id: draft._id, slug: 'luonnoksesta', status: 'published', version: 3 });
  await call('DELETE', `/articles/${draft._id}`);
});

test('drafts are listed by their last change', async () => {
  const [first, second]: Article[] = [
    (await call('POST', '/drafts', { title: 'Eka' })).json(),
    (await call('POST', '/drafts', { title: 'Toka' })).json(),
  ];
  shop.clock.advance(MINUTE_MS);
  const { _id, title, content, keywords, version } = { ...first };
  await call('PUT', `/articles/${_id}`, { title: `${title}, muutettu`, content, keywords, version });
  const drafts = (await get('/articles?drafts=only', staff)).json();
  expect(drafts.map((draft: Article) => draft.title)).toEqual(['Eka, muutettu', 'Toka']);
  for (const each of [first, second]) await call('DELETE', `/articles/${each?._id}`);
});

test('a published article needs text, and saving an old version answers 409 with the newest', async () => {
  const article = await publish({ title: 'Kokonainen' });
  const broken = await call('PUT', `/articles/${article._id}`, { ...article, content: '' });
  expect(broken.statusCode).toBe(422);
  const changed = await call('PUT', `/articles/${article._id}`, { ...article, title: 'Kokonaisempi' });
  expect(changed.json()).toMatchObject({ title: 'Kokonaisempi', slug: 'kokonainen', version: 2 });
  const stale = await call('PUT', `/articles/${article._id}`, { ...article, title: 'Vanha' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'conflict.stale',
    current: { title: 'Kokonaisempi', version: 2 },
  });
  await call('DELETE', `/articles/${article._id}`);
});

test('the same article sent twice is one article', async () => {
  const [first, second] = await Promise.all([publish({ title: 'Kahdesti' }), publish({ title: 'Kahdesti' })]);
  expect(second._id).toBe(first._id);
  const other = await publish({ title: 'Kahdesti', content: 'Toinen teksti.' });
  expect(other.slug).toBe('kahdesti-2');
  for (const { _id } of [first, other]) await call('DELETE', `/articles/${_id}`);
});

test('articles published at the same moment get addresses of their own', async () => {
  const articles = await Promise.all(
    Array.from({ length: 6 }, (_, at) => publish({ title: 'Sama otsikko', content: `Teksti ${at}.` })),
  );
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(6);
  await Promise.all(articles.map(({ _id }) => call('DELETE', `/articles/${_id}`)));
});

test('an old address redirects to the new one and is given to no other article', async () => {
  const article = await publish({ title: 'Vanha osoite' });
  const moved = await call('PUT', `/articles/${article._id}`, { ...article, slug: 'uusi-osoite' });
  expect(moved.json().slug).toBe('uusi-osoite');
  const old = await page('/artikkelit/vanha-osoite');
  expect(old.statusCode).toBe(301);
  expect(old.headers.location).toBe('/artikkelit/uusi-osoite');
  expect((await get('/articles/vanha-osoite')).json().slug).toBe('uusi-osoite');
  const taken = await call('POST', '/publish', { ...text, title: 'Toinen', slug: 'vanha-osoite' });
  expect(taken.statusCode).toBe(409);
  expect(taken.json().code).toBe('article.slug_taken');
  const back = await call('PUT', `/articles/${article._id}`, { ...moved.json(), slug: 'vanha-osoite' });
  expect(back.json().slug).toBe('vanha-osoite');
  await call('DELETE', `/articles/${article._id}`);
});

test('a scheduled article is published at its time, also on pages that were cached before', async () => {
  const publishAt = '2026-11-21T15:00:00+02:00';
  const article = await publish({ title: 'Ajastettu', publishAt });
  expect(article).toMatchObject({ status: 'scheduled', slug: 'ajastettu' });
  expect((await page('/artikkelit')).text).not.toContain('Ajastettu');
  expect((await page('/artikkelit/ajastettu')).statusCode).toBe(404);
  expect((await page('/artikkelit/rss.xml')).text).not.toContain('Ajastettu');
  shop.clock.set('2026-11-21T15:00:01+02:00');
  expect((await page('/artikkelit')).text).toContain('Ajastettu');
  expect((await page('/artikkelit/rss.xml')).text).toContain('Ajastettu');
  expect((await page('/artikkelit/ajastettu')).statusCode).toBe(200);
  const again = await call('POST', '/publish', {
    ...text,
    _id: article._id,
    publishAt: '2026-12-01T08:00:00+02:00',
  });
  expect(again.statusCode).toBe(409);
  expect(again.json().code).toBe('article.already_public');
  const withdrawn = await call('POST', `/articles/${article._id}/withdraw`);
  expect(withdrawn.json()).toMatchObject({ status: 'draft', slug: 'ajastettu' });
  expect((await page('/artikkelit/ajastettu')).statusCode).toBe(404);
  await call('DELETE', `/articles/${article._id}`);
});

test('a deleted article can be restored, and is removed for good after 30 days', async () => {
  const article = await publish({ title: 'Poistettava' });
  expect((await call('DELETE', `/articles/${article._id}`)).statusCode).toBe(204);
  expect((await page('/artikkelit/poistettava')).statusCode).toBe(404);
  expect((await call('DELETE', `/articles/${article._id}`)).statusCode).toBe(404);
  expect((await call('POST', `/articles/${article._id}/restore`)).json()).toMatchObject({
    title: 'Poistettava',
    status: 'published',
  });
  expect((await page('/artikkelit/poistettava')).statusCode).toBe(200);
  await call('DELETE', `/articles/${article._id}`);
  await articleService(shop.platform).purgeDeleted();
  shop.clock.advance(31 * DAY_MS);
  await articleService(shop.platform).purgeDeleted();
  staff = await shop.loginStaff();
  expect((await call('POST', `/articles/${article._id}/restore`)).statusCode).toBe(404);
  expect((await publish({ title: 'Poistettava' })).slug).toBe('poistettava-2');
});

test('the audit log has who published, changed, removed and restored an article, but no drafts', async () => {
  const draft: Article = (await call('POST', '/drafts', { title: 'Kirjattava' })).json();
  await call('PUT', `/articles/${draft._id}`, { title: 'Kirjattava', content: 'Teksti.' });
  const article = await publish({ title: 'Kirjattava', content: 'Teksti.', keywords: [], _id: draft._id });
  const steps = [
    ['PUT', '', { ...article, title: 'Kirjattu' }],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/withdraw'],
    ['DELETE', ''],
  ] as const;
  for (const [method, step, payload] of steps) {
    shop.clock.advance(1000);
    await call(method, `/articles/${article._id}${step}`, payload);
  }
  const { rows } = await shop.platform.audit.list({ entity: 'article' }, { offset: 0, limit: 200 });
  const own = rows.filter(({ entityId }) => entityId === article._id).toReversed();
  expect(own.map(({ action, name }) => [action, name])).toEqual([
    ['changed', 'Kirjattava'],
    ['changed', 'Kirjattu'],
    ['removed', 'Kirjattu'],
    ['restored', 'Kirjattu'],
    ['changed', 'Kirjattu'],
    ['removed', 'Kirjattu'],
  ]);
  expect(own[0]).toMatchObject({
    who: 'omistaja',
    before: { slug: null, publishedAt: null },
    after: { slug: 'kirjattava' },
  });
  expect([own[1]?.before, own[1]?.after]).toEqual([{ title: 'Kirjattava' }, { title: 'Kirjattu' }]);
});

test('open claims are published once staff confirm them, and the audit log names them', async () => {
  const claiming = { title: 'Väittävä', content: 'Vihreä valinta.', keywords: [] };
  const refused = await call('POST', '/publish', { ...claiming, hasConfirmedClaims: false });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'article.claims_open',
    errors: [{ path: 'content', message: 'Rivi 1, ympäristöväite: ”Vihreä valinta”' }],
  });
  const article = await publish({ ...claiming, hasConfirmedClaims: true });
  const change = { ...article, content: 'Vihreämpi valinta.' };
  const path = `/articles/${article._id}`;
  expect((await call('PUT', path, { ...change, hasConfirmedClaims: false })).statusCode).toBe(422);
  expect((await call('PUT', path, change)).statusCode).toBe(200);
  const { rows } = await shop.platform.audit.list({ entity: 'article' }, { offset: 0, limit: 200 });
  const own = rows.filter(({ entityId }) => entityId === article._id).toReversed();
  expect(own.map(({ after }) => [after['confirmedClaims'], after['openClaims']])).toEqual([
    ['Rivi 1, ympäristöväite: ”Vihreä valinta”', undefined],
    [undefined, 'Rivi 1, ympäristöväite: ”Vihreämpi valinta”'],
  ]);
  const whole = { ...claiming, content: 'Hyvä valinta.', hasConfirmedClaims: false };
  expect((await call('POST', '/publish', whole)).statusCode).toBe(200);
});

test('markup typed into an article is shown as text', async () => {
  const evil = '</script><script>alert(1)</script>';
  const article = await publish({
    title: `Paha ${evil}`,
    content: `${evil}\n\n[x](javascript:alert(1)) ![x](//evil.example/a.png)\n\n<img src=x onerror=alert(1)>`,
    keywords: `yksi, ${evil},, yksi`,
    summary: `"${evil}`,
  });
  expect(article.keywords).toEqual(['yksi', evil]);
  for (const url of [`/artikkelit/${article.slug}`, '/artikkelit', '/artikkelit/rss.xml']) {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toMatch(/<img[^>]+onerror|href="javascript:/);
  }
  await call('DELETE', `/articles/${article._id}`);
});

test.each([
  '/artikkelit/tuntematon',
  '/artikkelit/TUNTEMATON',
  `/artikkelit/${'a'.repeat(5000)}`,
  '/artikkelit/%00',
  '/artikkelit/a%2Fb',
  '/artikkelit?sivu=9',
])('%s is not found', async (url) => {
  expect((await page(url)).statusCode).toBe(404);
});
