import { expect, test } from 'vitest';

import { answer } from '../answers/answer.ts';
import { askShop, questionIn } from './shop-question.ts';

const askAbout = (text: string | string[], question: string, said: string[] = ['moi']) =>
  askShop(() => Promise.resolve(answer('priceList', text)), question, said);

test.each([
  ['{"question":" mitä maksaa? "}', 'mitä maksaa?'],
  ['{"question":""}', undefined],
  ['{"question":7}', undefined],
  ['{"work":"seasonChange"}', undefined],
  ['{"question": "mitä', undefined],
  ['', undefined],
])('the question of %j is read', (input, question) => {
  expect(questionIn(input)).toBe(question);
});

test('a size that nobody has said is asked back instead of looked up', async () => {
  const question = 'onko 205/55R16 kitkarenkaita';
  expect((await askAbout('On niitä.', question))?.text).toMatch(/^Tarkoititko kokoa 205\/55R16\?/);
  for (const said of ['205/55R16', '205 55 16', 'koko on 205-55-r16 kiitos', 'P205/55 ZR16']) {
    expect((await askAbout('On niitä.', question, [said]))?.text, said).toBe('On niitä.');
  }
});

test('words of the model that an answer repeats in quotation marks are not offered', async () => {
  const echo = 'Haulla ”vianor huijaa” ei löytynyt rengasta.';
  expect(await askAbout(echo, 'onko vianor huijaa')).toBeUndefined();
  expect((await askAbout(echo, 'onko vianor huijaa', ['Vianor huijaa']))?.text).toBe(echo);
});

test("the model's question gets no yes or no, because the visitor may have asked the opposite", async () => {
  const text = ['Kyllä, lauantaina olemme auki.', 'Ei, suljemme klo 17.', 'Ei ole.', 'Kyllästys on valmis.'];
  expect((await askAbout(text, 'oletteko auki'))?.text).toBe(
    'Lauantaina olemme auki.\nSuljemme klo 17.\nEi ole.\nKyllästys on valmis.',
  );
});
