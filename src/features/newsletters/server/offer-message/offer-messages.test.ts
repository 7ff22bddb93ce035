// Offer messages and the preview of an email over the real catalogue.
import { afterAll, beforeEach, expect, test } from 'vitest';

import { readProblem, startCatalogueAdmin } from '../../../../../test/builders/catalogue-admin.ts';
import { previewEmail } from '../../contract/newsletters.ts';
import { generateDiscountMessage } from '../../contract/offer-message.ts';

const admin = await startCatalogueAdmin();
beforeEach(async () => {
  await admin.wait('2026-11-21T12:00:00+02:00');
  await admin.reset();
});
afterAll(() => admin.shop.close());

const generate = (body: object) => admin.send('POST', '/newsletters/generate-discount-message', body);
const made = async (body: object = {}) => generateDiscountMessage.output.parse((await generate(body)).json());
const preview = async (content: string) =>
  previewEmail.output.parse(
    (await admin.send('POST', '/newsletters/preview', { subject: 'Aihe', content })).json(),
  );

/** Puts the tyre on offer 40 days after the list came; its id. */
async function putOnOffer(place: number, price: number): Promise<string> {
  const path = await admin.pathOf(place);
  const answer = await admin.send('POST', `${path}/sale`, { price, endDate: '2027-01-10' });
  expect(answer.statusCode).toBe(201);
  return path.split('/').at(-1) ?? '';
}

test('without offers no offer message is made', async () => {
  const answer = await generate({});
  expect(answer.statusCode).toBe(422);
  expect(readProblem(answer)).toMatchObject({
    code: 'newsletter.no_offers',
    message: 'Ei tarjouksessa olevia tuotteita löytynyt. Lisää ensin tuotteita tarjoukseen.',
  });
});

test('an offer message has the chosen tyres on offer, or the requested number of all offers', async () => {
  await admin.wait(40);
  const [first, second] = [await putOnOffer(1, 60), await putOnOffer(2, 79)];
  const plain = (await admin.pathOf(4)).split('/').at(-1) ?? '';
  const chosen = await made({ selectedProducts: [second, { _id: plain, model: 'P Zero' }] });
  expect(chosen.content).toContain(`{{tuote:${second}}}`);
  expect(chosen.content).not.toContain(first);
  expect(chosen.content).not.toContain(plain);
  const all = await made();
  expect(all.content.match(/\{\{tuote:/g)).toHaveLength(2);
  expect((await made({ productCount: 1 })).content.match(/\{\{tuote:/g)).toHaveLength(1);
  expect(all.content).toContain('10.1.2027');
});

test('unless they are chosen, offers are of the season in force, each model once', async () => {
  await admin.wait(40);
  const ids: string[] = [];
  for (const place of [1, 2, 3, 4, 5]) ids.push(await putOnOffer(place, 50));
  const { content } = await made({ productCount: 10 });
  const offered = ids.filter((id) => content.includes(`{{tuote:${id}}}`));
  // One of the two Hakkapeliitta R5, and not the summer tyre.
  expect(offered).toHaveLength(3);
  expect(offered).not.toContain(ids[3]);
  expect(offered.filter((id) => id === ids[0] || id === ids[4])).toHaveLength(1);
});

test('an offer message is made in one of the four tones', async () => {
  expect((await generate({ tone: 'pirate' })).statusCode).toBe(422);
});

test('the email has the price of the moment, and strikes through the lawful one alone', async () => {
  const id = (await admin.pathOf(2)).split('/').at(-1) ?? '';
  const block = `{{tuote:${id}}}`;
  const before = await preview(block);
  expect(before.html).toContain('99,00\u00A0€');
  expect(before.html).not.toContain('<s>');
  await admin.wait(40);
  await putOnOffer(2, 79);
  const during = await preview(block);
  expect(during.html).toContain('79,00\u00A0€');
  expect(during.html).toContain('<s>99,00\u00A0€</s>');
  expect(during.text).toContain('Nyt 79,00\u00A0€ / kpl (\u221220\u00A0%)');
  await admin.wait('2027-01-11T00:00:00+02:00');
  const after = await preview(block);
  expect(after.html).toContain('99,00\u00A0€');
  expect(after.html).not.toContain('<s>');
});
