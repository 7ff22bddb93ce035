import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { countWords, headingAnchors } from '../../../platform/contract/content-text.ts';
import { parseContent, type Block } from '../../../platform/contract/content.ts';
import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Page } from '../../../platform/server/pages/page.ts';
import {
  MIN_GROOVE,
  RETIGHTEN_KM,
  ruleOn,
  SNOW_MARK,
  STUD_SEASON,
  WINTER_TYRE_SEASON,
} from '../../pages/season-law.ts';
import { yearPartWords } from '../../pages/season-year.ts';
import { readExampleArticles } from './examples.ts';
import { articleService } from './service.ts';

const EXAMPLES = 'demo/articles';
/** Where rules are published. */
const LAW = /^https:\/\/(?:www\.finlex\.fi|www\.traficom\.fi|eur-lex\.europa\.eu)\//;

const shop = await startTestApp();
afterAll(() => shop.close());

function linksOf(blocks: readonly Block[]): string[] {
  return JSON.stringify(blocks)
    .split('"href":"')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')));
}

/** Whether a path is a page of the product, parameters and all. */
function isPage(pages: readonly Page[], href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return pages.some((known) => new RegExp(`^${known.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
}

test('the six example articles are long enough, and every link in them works', async () => {
  const examples = await readExampleArticles(EXAMPLES, shop.clock.now());
  const pages = shop.features.all.flatMap((feature) => feature.pages ?? []);
  const slugs = new Set(examples.map(({ slug }) => slug));
  expect(examples).toHaveLength(6);
  expect(new Set(examples.map(({ picture }) => picture)).size).toBe(6);
  for (const { title, summary, content } of examples) {
    const blocks = parseContent(content);
    expect(countWords(blocks), title).toBeGreaterThanOrEqual(500);
    expect(countWords(blocks), title).toBeLessThanOrEqual(900);
    expect(headingAnchors(blocks).length, title).toBeGreaterThanOrEqual(5);
    expect(summary.length, title).toBeLessThanOrEqual(160);
    expect(linksOf(blocks).length, title).toBeGreaterThanOrEqual(2);
    for (const href of linksOf(blocks)) {
      expect(isPage(pages, href) || LAW.test(href), href).toBe(true);
      const slug = /^\/artikkelit\/(.+)$/.exec(href)?.[1];
      if (slug !== undefined) expect(slugs).toContain(slug);
    }
  }
});

test('the example articles state the same legal limits and dates as season-law.ts', async () => {
  const examples = await readExampleArticles(EXAMPLES, shop.clock.now());
  const textOf = (slug: string) =>
    (examples.find((example) => example.slug === slug)?.content ?? '').replaceAll('\u00A0', ' ');
  const day = helsinkiDay(shop.clock.now());
  const season = textOf('milloin-talvirenkaat-alle');
  expect(season).toContain(yearPartWords(ruleOn(WINTER_TYRE_SEASON, day)));
  expect(yearPartWords(ruleOn(STUD_SEASON, day))).toBe(yearPartWords(ruleOn(WINTER_TYRE_SEASON, day)));
  expect(season).toContain(formatDate(ruleOn(SNOW_MARK, day).from));
  expect(season).toContain(`${RETIGHTEN_KM.from}–${RETIGHTEN_KM.to} kilometriä`);
  const { summerMm, winterMm } = ruleOn(MIN_GROOVE, day);
  const words = (mm: number) => `${String(mm).replace('.', ',')} mm`;
  expect(textOf('milloin-rengas-on-loppu')).toContain(
    `vähintään ${words(summerMm)} ja talvirenkaaseen ${words(winterMm)}`,
  );
});

test('example articles are published once, and never in a shop that has had an article', async () => {
  const demo = await startTestApp();
  try {
    const service = articleService(demo.platform);
    const examples = await readExampleArticles(EXAMPLES, demo.clock.now());
    await service.loadExamples(examples);
    await service.loadExamples(examples);
    const { items, total } = await service.listPublic({});
    expect(total).toBe(6);
    const list = await demo.app.inject('/artikkelit');
    const guide = await demo.app.inject('/hyva-tietaa');
    for (const { slug } of items.slice(0, 3)) expect(guide.body).toContain(`href="/artikkelit/${slug}"`);
    expect(guide.body.match(/href="\/artikkelit"/g)).toHaveLength(2);
    for (const { title, slug } of items) {
      expect(list.body).toContain(`href="/artikkelit/${slug}"`);
      const shown = (await demo.app.inject(`/artikkelit/${slug}`)).body.replaceAll('<!-- -->', '');
      expect(shown).toContain(title);
      expect(shown).toContain('Lue seuraavaksi');
      expect(shown).toContain('Tässä artikkelissa');
    }
    for (const { _id } of items) await service.remove(_id);
    demo.clock.advance(60 * DAY_MS);
    await service.purgeDeleted();
    await service.loadExamples(examples);
    expect((await service.listAll({})).total).toBe(0);
  } finally {
    await demo.close();
  }
});
