// One tyre on offer, wherever visitors and staff see what it costs: the same price, fitted price and time.
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { eurosToCents, formatShortEuros } from '../../../platform/contract/money.ts';
import { ownBookingSchema } from '../../bookings/contract/bookings.ts';
import { marketSchema } from '../../competitors/contract-market.ts';
import { getPriceList } from '../../price-list/contract.ts';
import { priceRowsOf } from '../../price-list/price-rows.ts';
import { statisticsSchema } from '../../statistics/contract.ts';
import { todaySchema } from '../../today/contract.ts';
import { fittedCents } from '../admin/sheet/columns.ts';
import { quoteSchema, searchCounter, type CounterTyre } from '../contract/counter.ts';
import { staffProductSchema } from '../contract/editing.ts';
import { listOffers } from '../contract/offers.ts';
import { getPriceHistory } from '../contract/prices.ts';
import { exportSheet, listSheet } from '../contract/sheet.ts';
import {
  listSizes,
  listSizeTable,
  searchTires,
  suggestTires,
  type ProductResponse,
} from '../contract/tyres.ts';
import { priceInForce } from '../price/price-in-force.ts';
import { fittedCentsOf } from './fitted-price.ts';

/** As printed; a place shows those that it has room for. */
interface Shown {
  /** Price of one tyre: '131 €'. */
  each: string;
  /** Price of four with their fitting: '664 €'. */
  set: string;
  /** 'Hyllyssä. Asennus aikaisintaan ti 24.11. klo 10.00' */
  day: string;
}

const ENDS_ON = '2026-11-25';
async function read(url: string): Promise<unknown> {
  const answer = await shop.app.inject({ url: `/api${url}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function post(url: string, payload: object): Promise<unknown> {
  const answer = await shop.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

async function tyreOfFrontRow(): Promise<ProductResponse> {
  const { body } = await shop.app.inject('/');
  const [, id = ''] = /<article.*?href="\/renkaat\/[^"]+-([0-9a-f-]{36})"/s.exec(body) ?? [];
  const {
    tyre: { sizeId },
  } = quoteSchema.parse(await read(`/tires/counter/${id}`));
  return staffProductSchema.parse(await read(`/tires/sizes/${sizeId}/products/${id}`));
}

const plain = (text: string) =>
  text
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(',00 €', ' €');
const euros = (cents: number | null | undefined) => plain(formatShortEuros(cents ?? Number.NaN));
const DAY = /(?:Hyllyssä|Tilauksesta)\. Asennus aikaisintaan \S+ \S+ klo \d+\.\d+/;

function shownIn(html: string, set: RegExp, each: RegExp): Shown {
  const words = plain(html);
  const first = (pattern: RegExp) => pattern.exec(words)?.at(-1)?.trim() ?? '';
  return { set: first(set), each: first(each), day: first(DAY) };
}

/** Every card of the tyre on a page: all of one page must show the same. */
async function cardOn(url: string): Promise<Shown> {
  const { body } = await shop.app.inject(url);
  const cards = body.split('<article').filter((part) => part.includes(`href="${tyre.url}"`));
  const shown = cards.map((card) => ({
    ...shownIn(card, /([\d ]+ €) asennettuna, 4 kpl/, /([\d ,]+ €)\/kpl/),
    day: plain(card).includes(` ${dayInList()} `) ? own.day : 'another',
  }));
  expect(new Set(shown.map((one) => JSON.stringify(one))), url).toHaveLength(1);
  return shown[0] ?? { set: '', each: '', day: '' };
}

/** Day and stock as a list shortens the line of the page. */
function dayInList(): string {
  const [, stock = '', day = ''] = /^(\S+)\. Asennus aikaisintaan (\S+ \S+) klo/.exec(own.day) ?? [];
  return `Autoon ${day} · ${stock.toLowerCase()}`;
}

const quoted = ({ cents, setCents, day }: CounterTyre): Shown => ({
  each: euros(cents),
  set: euros(setCents),
  day: plain(day),
});
const isTyre = ({ _id }: { _id: string }) => _id === tyre._id;
const ofTyre = <Row extends { _id: string }>(rows: readonly Row[]): Row | undefined => rows.find(isTyre);
const eachOf = (answer: ProductResponse | undefined) => ({
  each: euros(answer && priceInForce(answer).cents),
});
const words = () => encodeURIComponent(`${tyre.size} ${tyre.model}`);

async function sheetShows(): Promise<Partial<Shown>> {
  const row = ofTyre(listSheet.output.parse(await read(`/tires/sheet?q=${words()}&onOffer=true`)));
  const priceRows = priceRowsOf(getPriceList.output.parse(await read('/price-list')));
  return { each: euros(eurosToCents(row?.salePrice ?? 0)), set: euros(row && fittedCents(row, priceRows)) };
}

async function chatShows(): Promise<Shown> {
  const content = `paljonko maksaa ${tyre.manufacturer} ${tyre.model} ${tyre.size} asennettuna`;
  const payload = { messages: [{ id: '1', role: 'user', content }] };
  const { body } = await shop.app.inject({ method: 'POST', url: '/api/ai/chat', payload });
  const answer = plain(body);
  const card = answer.slice(answer.indexOf(`"id":"${tyre._id}"`));
  const shown = shownIn(card, /"price":"([\d ]+ €) asennettuna, 4 kpl"/, /"each":"([\d ,]+ €)\/kpl"/);
  // The card has the short form of a list.
  const [, stock = '', day = ''] = /(\S+)\. Asennus aikaisintaan (\S+ \S+) klo/.exec(own.day) ?? [];
  return card.includes(`"Autoon ${day} · ${stock.toLowerCase()}"`) ? { ...shown, day: own.day } : shown;
}

async function bookingShows(): Promise<Partial<Shown>> {
  const booked = await post('/bookings', {
    service: 'fitting',
    start: '2026-12-08T10:00:00+02:00',
    productId: tyre._id,
    rim: Number(/R(\d+)/.exec(tyre.size)?.[1]),
    name: 'Aino Esimerkki',
    email: 'aino@example.fi',
  });
  return { set: euros(eurosToCents(ownBookingSchema.parse(booked).price ?? 0)) };
}

async function competitorShows(): Promise<Partial<Shown>> {
  const page = { name: 'Toinen kauppa', url: 'https://www.example.fi/rengas', productName: tyre.model };
  const { _id } = Object(await post('/competitor-prices', { ...page, productId: tyre._id }));
  const { ours, league } = marketSchema.parse(await read(`/competitor-prices/${_id}/market`));
  const ranked = league && ofTyre(league.rows);
  expect(ranked?.price).toBe(ours?.salePrice);
  return { each: euros(eurosToCents(ours?.salePrice ?? 0)) };
}

async function suggestionShows(): Promise<Partial<Shown>> {
  const suggested = suggestTires.output.parse(await read(`/tires/suggestions?q=${words()}`));
  return { set: euros(suggested.find(({ group }) => group === 'models')?.fromCents) };
}

/** A tyre of the same size and kind: its page lists the tyre among those like it. */
async function similarShows(): Promise<Shown> {
  const { alternatives } = quoteSchema.parse(await read(`/tires/counter/${tyre._id}`));
  for (const { url } of alternatives) {
    const { body } = await shop.app.inject(url);
    const cards = body.split('<article').slice(1);
    if (cards.some((card) => card.includes(`href="${tyre.url}"`))) return cardOn(url);
  }
  throw new Error('No tyre has it beside itself');
}

/** In its data for search engines and in the sentence that they show: of one tyre. */
async function engineShows(pattern: RegExp): Promise<Partial<Shown>> {
  const { body } = await shop.app.inject(tyre.url);
  const [, price = ''] = pattern.exec(body) ?? [];
  return { each: euros(eurosToCents(Number(price.replace(',', '.')))) };
}

const offerDraft = () => ({ subject: 'Talvi', content: `{{tuote:${tyre._id}}}`, heroImage: '' });
async function emailShows(part: 'text' | 'html'): Promise<Partial<Shown>> {
  const email = Object(await post('/newsletters/preview', offerDraft()));
  const { set, each } = shownIn(email[part], /([\d ]+ €) asennettuna, 4 kpl/, /([\d ,]+ €) \/ kpl/);
  return { set, each };
}

/** What each place of visitors and of staff shows of the tyre. */
const PLACES: Readonly<Record<string, () => Promise<Partial<Shown>>>> = {
  'the home page': () => cardOn('/'),
  'the list of tyres': () => cardOn(`/renkaat?search=${words()}`),
  'the list of offers': () => cardOn(`/renkaat?search=${words()}&onSale=true`),
  'the page of its size': () => cardOn(`/renkaat/${tyre.size.toLowerCase().replaceAll(/[/r]/g, '-')}`),
  'the page of a tyre like it': similarShows,
  'the comparison': async () => {
    const { body } = await shop.app.inject(`/vertaa?renkaat=${tyre._id}`);
    return shownIn(body, /Asennettuna, 4 kpl ([\d ]+ €)/, /Yksi rengas ([\d ,]+ €)/);
  },
  'its data for search engines': () => engineShows(/"price":"([\d.]+)"/),
  'its sentence in search engines': () => engineShows(/content="[^"]*Hinta ([\d,]+).€ kappale/),
  'a suggestion': suggestionShows,
  'the assistant': chatShows,
  'a newsletter': () => emailShows('html'),
  'the plain text of a newsletter': () => emailShows('text'),
  'the API’s search': async () =>
    eachOf(ofTyre(searchTires.output.parse(await read(`/tires?q=${words()}`)).items)),
  'the tab of tyres': async () => {
    const sizes = listSizes.output.parse(await read(`/tires/sizes?sizeId=${tyre.sizeId}&include=products`));
    const one = ofTyre(
      sizes.flatMap(({ summerTires = [], winterTires = [] }) => [...summerTires, ...winterTires]),
    );
    const priceRows = priceRowsOf(getPriceList.output.parse(await read('/price-list')));
    const diameterIn = sizes[0]?.size.diameter ?? 0;
    return { ...eachOf(one), set: euros(one && fittedCentsOf(one, diameterIn, priceRows)) };
  },
  'the form of the tyre': async () =>
    eachOf(staffProductSchema.parse(await read(`/tires/sizes/${tyre.sizeId}/products/${tyre._id}`))),
  'the sheet': sheetShows,
  'the sheet as a file': async () => {
    const selection = { ids: [tyre._id] };
    const { text } = exportSheet.output.parse(await post('/tires/sheet/export', { selection }));
    const [, row = ''] = text.split('\r\n');
    return { each: euros(eurosToCents(Number(row.split(';')[7]?.replace(',', '.')))) };
  },
  'the counter search': async () => {
    const found = searchCounter.output.parse(await read(`/tires/counter?q=${words()}`));
    const one = ofTyre(found.items);
    return one ? quoted(one) : {};
  },
  'the card of the counter': async () =>
    quoted(quoteSchema.parse(await read(`/tires/counter/${tyre._id}`)).tyre),
  'the offer that the counter copies': async () => {
    const { message } = quoteSchema.parse(await read(`/tires/counter/${tyre._id}`));
    const [, set = ''] = /asennettuna, 4 kpl: ([\d ]+ €)/.exec(plain(message)) ?? [];
    return { set, day: DAY.exec(plain(message))?.[0] ?? '' };
  },
  'the list of offers for letters': async () => {
    const offer = ofTyre(listOffers.output.parse(await read('/tires/sales?limit=200')));
    return { each: euros(eurosToCents(offer?.salePrice ?? 0)) };
  },
  'the day’s overview': async () => {
    const { offers } = todaySchema.parse(await read('/admin/today'));
    return { each: euros(eurosToCents(ofTyre(offers?.items ?? [])?.price ?? 0)) };
  },
  'the owner’s statistics': async () => {
    const { offers } = statisticsSchema.parse(await read('/admin/statistics'));
    return { each: euros(eurosToCents(ofTyre(offers ?? [])?.price ?? 0)) };
  },
  'the price history': async () => {
    const path = `/tires/sizes/${tyre.sizeId}/products/${tyre._id}/prices`;
    const [offer] = getPriceHistory.output.parse(await read(path)).offers;
    return { each: euros(eurosToCents(offer?.price ?? 0)) };
  },
  'the price beside a competitor’s': competitorShows,
  'the page on which its fitting is booked': async () => {
    const { body } = await shop.app.inject(`/ajanvaraus?rengas=${tyre._id}`);
    return { set: shownIn(body, /Yhteensä ([\d ]+ €)/, /$^/).set };
  },
  'a booking': bookingShows,
};

const shop = await startTestApp({ now: '2026-11-23T12:00:00+02:00', settings: { demoData: true } });
const demo = fileURLToPath(new URL('../../../../demo', import.meta.url));
await shop.context.database.runAsJob(() => shop.features.prepare(() => undefined, demo));
const headers = await shop.loginStaff();
/** As it was before its offer. */
const tyre = await tyreOfFrontRow();
const sale = `/tires/sizes/${tyre.sizeId}/products/${tyre._id}/sale`;
await post(sale, { price: Math.floor(tyre.price) - 7, endDate: ENDS_ON });
const own = shownIn(
  (await shop.app.inject(tyre.url)).body,
  /Asennettuna autoon ([\d ]+ €)/,
  /4 × ([\d ,]+ €)/,
);
afterAll(() => shop.close());

test('a tyre on offer has its price, its price fitted and the time of its fitting on its page', () => {
  expect(own.each).toBe(euros(eurosToCents(Math.floor(tyre.price) - 7)));
  expect(own.set).toMatch(/^\d+ €$/);
  expect(own.day).toMatch(DAY);
});

test.each(Object.keys(PLACES))(
  '%s has the price of a tyre on offer as its own page has it',
  async (place) => {
    const shown = await PLACES[place]?.();
    expect(Object.keys(shown ?? {})).not.toEqual([]);
    expect(own).toMatchObject(shown ?? {});
  },
);

test('a tyre raised above the list of its size costs fitted what its own page says', async () => {
  const list = (await shop.app.inject(`/renkaat?search=${encodeURIComponent(tyre.size)}`)).body;
  const [, raised = ''] =
    /<section[^>]*aria-label="[^"]*"[^>]*data-print="no">(.*?)<\/section>/s.exec(list) ?? [];
  const picks = raised.split('<details').slice(0, -1);
  expect(picks.length).toBeGreaterThan(1);
  for (const pick of picks) {
    const [, path = ''] = /href="([^"]+)"/.exec(pick) ?? [];
    const { set } = shownIn((await shop.app.inject(path)).body, /Asennettuna autoon ([\d ]+ €)/, /$^/);
    expect(plain(pick), path).toContain(`${set} asennettuna, 4 kpl`);
  }
});

test('a suggested size costs fitted what the finder and the list say', async () => {
  const suggest = async (text: string) =>
    suggestTires.output.parse(await read(`/tires/suggestions?q=${encodeURIComponent(text)}`));
  const [size] = await suggest('205/55R16');
  const table = listSizeTable.output.parse(await read('/tires/size-table'));
  const row = table.find(([width, aspect, rim]) => width === 205 && aspect === 55 && rim === 16) ?? [];
  expect(size?.fromCents).toBe(Math.min(...[row[4], row[6], row[8]].map(Number)));
});

test('with the last ones booked the offer and the stock are over for visitors and staff alike', async () => {
  const path = `/tires/sizes/${tyre.sizeId}/products/${tyre._id}`;
  await post(`${path}/sale`, { price: Math.floor(tyre.price) - 7, endDate: null });
  // The booking above has reserved four.
  const url = `/api${path}/stock`;
  const counted = await shop.app.inject({ method: 'PUT', url, headers, payload: { stock: 4 } });
  expect(counted.statusCode, counted.body).toBe(200);
  const found = searchTires.output.parse(await read(`/tires?q=${words()}`)).items.find(isTyre);
  const row = listSheet.output.parse(await read(`/tires/sheet?q=${words()}&stock=none`)).find(isTyre);
  const quote = searchCounter.output.parse(await read(`/tires/counter?q=${words()}`)).items.find(isTyre);
  expect(found).toMatchObject({ sale: null, price: tyre.price, stock: 0 });
  expect(row).toMatchObject({ salePrice: null, price: tyre.price, stock: 4, reserved: 4 });
  expect(quote).toMatchObject({
    cents: eurosToCents(tyre.price),
    struckCents: null,
    stock: found?.availability,
  });
  expect(listSheet.output.parse(await read(`/tires/sheet?q=${words()}&onOffer=true`)).filter(isTyre)).toEqual(
    [],
  );
  expect(listOffers.output.parse(await read('/tires/sales?limit=200')).filter(isTyre)).toEqual([]);
  const { body } = await shop.app.inject(tyre.url);
  expect(plain(body)).toContain(`4 × ${euros(eurosToCents(tyre.price))}`);
});

test('a cached page shows the next time once too little is left before closing', async () => {
  shop.clock.set('2026-11-23T17:00:00+02:00');
  await expect
    .poll(async () => (await shop.app.inject(tyre.url)).body.replaceAll(/<[^>]*>/g, ' '))
    .toMatch(/aikaisintaan\s+(?:ti\s24\.11\.|pe\s27\.11\.)/);
});
