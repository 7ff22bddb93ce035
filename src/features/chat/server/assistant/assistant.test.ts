import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApp } from '../../../../../test/app.ts';
import type { TestApp } from '../../../../../test/app.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { createArticles } from '../../../articles/server/index.ts';
import { createCampaigns } from '../../../campaigns/server/index.ts';
import { createCatalogue } from '../../../catalogue/server/index.ts';
import { homepageContent } from '../../../homepage/server/service.ts';
import { createOpeningHours } from '../../../opening-hours/server/index.ts';
import { createPriceList } from '../../../price-list/server/index.ts';
import { createShopProfile } from '../../../shop-profile/server/index.ts';
import { reply } from './assistant.ts';
import evaluation from './evaluation.json' with { type: 'json' };
import { createEvidence } from './model/evidence.ts';
import { shopTools } from './shop-tools.ts';
import { sentences } from './telling.ts';
import type { AssistantTools } from './tools.ts';

const caseSchema = z.strictObject({
  asked: z.array(z.string()).min(1),
  topic: z.string(),
  facts: z.array(z.string()).default([]),
  absent: z.array(z.string()).default([]),
});

let shop: TestApp;
let tools: AssistantTools;

beforeAll(async () => {
  shop = await startTestApp({ now: '2026-11-21T11:00:00+02:00', settings: { demoData: true } });
  await shop.features.prepare(
    () => undefined,
    fileURLToPath(new URL('../../../../../demo', import.meta.url)),
  );
  tools = toolsOf(shop.platform);
}, 120_000);
afterAll(() => shop.close());

function toolsOf(platform: Platform): AssistantTools {
  const shopProfile = createShopProfile(platform, { clearExamples: async () => undefined });
  const openingHours = createOpeningHours(platform);
  const catalogue = createCatalogue(platform);
  const campaigns = createCampaigns(platform);
  const profile = async () => ({ profile: await shopProfile.getShopProfile(), tags: [] });
  const priceList = createPriceList(platform, { shop: profile });
  return shopTools({
    now: () => platform.clock.now(),
    shopProfile,
    openingHours,
    catalogue,
    campaigns,
    priceList,
    articles: createArticles(platform, { ...catalogue, ...openingHours, ...priceList, shop: profile }),
    homepage: homepageContent(platform),
  });
}

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('of at least 150 questions 95 in 100 are answered rightly, and none with a wrong fact', async () => {
  const cases = z.array(caseSchema).parse(evaluation);
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { asked, topic, facts, absent } of cases) {
    const answered = await reply(tools, asked);
    const text = plain(answered.text);
    const line = `${asked.join(' | ')} => ${answered.topic}: ${text.slice(0, 160)}`;
    if (answered.topic !== topic || !facts.every((fact) => text.includes(fact))) missed.push(line);
    if (absent.some((fact) => text.includes(fact))) wrong.push(line);
  }
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(wrong).toEqual([]);
  expect(missed.length / cases.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('what the built-in assistant tells a model may say after it, sentence for sentence', async () => {
  const cases = z.array(caseSchema).parse(evaluation);
  const refused: string[] = [];
  for (const { asked } of cases) {
    const { text, products } = await reply(tools, asked);
    const evidence = createEvidence();
    const names = products.map(({ manufacturer, model }) => `${manufacturer.name} ${model}`);
    evidence.add({ text, names });
    refused.push(...sentences(text).filter((sentence) => !evidence.bearsOut(sentence)));
  }
  expect([...new Set(refused)]).toEqual([]);
});
