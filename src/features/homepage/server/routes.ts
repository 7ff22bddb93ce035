// The calls of the home page's content.
import type { FastifyReply } from 'fastify';

import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import {
  getBrands,
  getFaq,
  getHomepageSettings,
  getSellingPoints,
  getTaughtFaq,
  HOMEPAGE_TAG,
  putBrands,
  putFaq,
  putFaqWay,
  putHomepageSettings,
  putSellingPoints,
  type Question,
  type TaughtQuestion,
} from '../contract.ts';
import type { HomepageContent } from './service.ts';

const cached = () => ({ tags: [HOMEPAGE_TAG] });

export function homepageRoutes(content: HomepageContent): BoundRoute[] {
  const { faq, sellingPoints, brands } = content;
  return [
    route(getHomepageSettings, () => content.getSettings(), cached),
    route(putHomepageSettings, async ({ body }) => {
      const { hero, sections, financingCTA } = body.homepageSettings;
      const settings = { hero, sections, financingCTA };
      return { settings: await content.saveSettings(settings, body.version, body.hasConfirmedClaims) };
    }),
    route(getFaq, async ({ reply }) => itemsOf(await faq.read(), reply).map(publicQuestion), cached),
    route(getTaughtFaq, async ({ reply }) => itemsOf(await faq.read(), reply)),
    route(putFaqWay, async ({ params, body }) => {
      await content.setWay(params.questionId, body.way, body.isKnown);
      return undefined;
    }),
    route(putFaq, async ({ body, reply }) => itemsOf(await faq.save(body), reply)),
    route(getSellingPoints, async ({ reply }) => itemsOf(await sellingPoints.read(), reply), cached),
    route(putSellingPoints, async ({ body, reply }) => itemsOf(await sellingPoints.save(body), reply)),
    route(getBrands, async ({ reply }) => itemsOf(await brands.read(), reply), cached),
    route(putBrands, async ({ body, reply }) => itemsOf(await brands.save(body), reply)),
  ];
}

function publicQuestion({ ways: _ways, ...question }: TaughtQuestion): Question {
  return question;
}

/** A list is a plain array; its version for the next save travels in a header. */
function itemsOf<Item>({ items, version }: { items: Item[]; version: number }, reply: FastifyReply): Item[] {
  reply.header('x-version', String(version));
  return items;
}
