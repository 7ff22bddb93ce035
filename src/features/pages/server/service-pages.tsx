// The pages of services: rims, tyre hotel, balancing, repair.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { findService, type PricedService, type PriceRow } from '../../price-list/price-list.ts';
import { promiseTexts } from '../../shop-profile/promises.ts';
import { FIT_FIELDS, pickFitTexts, readFit } from '../fit-query.ts';
import { fitSummary } from '../fit-words.ts';
import { hotelMessages } from '../messages/hotel.ts';
import { rimsMessages } from '../messages/rims.ts';
import { balancingMessages, repairMessages } from '../messages/services.ts';
import { BALANCING_PATH, REPAIR_PATH, RIMS_PATH, TYRE_HOTEL_PATH } from '../paths.ts';
import { serviceData } from '../service-data.ts';
import { BalancingPage } from '../site/guides/balancing-page.tsx';
import { RepairPage } from '../site/guides/repair-page.tsx';
import { RimsPage } from '../site/guides/rims-page.tsx';
import { HotelPage } from '../site/hotel-page.tsx';
import {
  crumbData,
  grooveLimitsOn,
  loadPriced,
  PRICED_TAGS,
  SHOP_TAGS,
  type PageSources,
} from './sources.ts';

export function rimsPage({ shopProfile, publicUrl }: PageSources): Page {
  return definePage({
    path: RIMS_PATH,
    query: FIT_FIELDS,
    hasPageSheet: true,
    load: async ({ query, refusedForm }) => {
      const profile = await shopProfile.getShopProfile();
      const texts = pickFitTexts(query);
      const reading = readFit(texts);
      const summary = reading.kind === 'question' ? fitSummary(reading.question) : undefined;
      return { kind: 'page', data: { profile, texts, summary, refused: refusedForm }, tags: SHOP_TAGS };
    },
    head: ({ profile }) => ({
      title: rimsMessages.headTitle,
      description: rimsMessages.description(profile.name),
      canonicalPath: RIMS_PATH,
      jsonLd: [crumbData(rimsMessages.title, publicUrl)],
    }),
    view: ({ profile: _profile, ...data }) => <RimsPage {...data} />,
  });
}

export function hotelPage(sources: PageSources): Page {
  return definePage({
    path: TYRE_HOTEL_PATH,
    hasPageSheet: true,
    load: async ({ now, refusedForm }) => {
      const [priced, line] = await Promise.all([loadPriced(sources, 'hotel'), sources.getSeasonLine()]);
      return {
        kind: 'page',
        // Ten minutes at most: midnight, when the limits may change, is among their ends.
        data: { ...priced, line, limits: grooveLimitsOn(now), refused: refusedForm },
        tags: [...PRICED_TAGS, ...line.tags],
        expiresAt: line.expiresAt,
      };
    },
    head: ({ profile, prices }) =>
      serviceHead(sources.publicUrl, {
        path: TYRE_HOTEL_PATH,
        title: hotelMessages.title,
        headTitle: hotelMessages.headTitle,
        description: hotelMessages.description(
          profile.name,
          carPrice(prices, 'storage'),
          promiseTexts(profile.promises).hotelCares,
        ),
        prices,
      }),
    view: (data) => <HotelPage {...data} />,
  });
}

export function balancingPage(sources: PageSources): Page {
  return definePage({
    path: BALANCING_PATH,
    hasPageSheet: true,
    load: async () => ({ kind: 'page', data: await loadPriced(sources, 'balancing'), tags: PRICED_TAGS }),
    head: ({ profile, prices }) =>
      serviceHead(sources.publicUrl, {
        path: BALANCING_PATH,
        title: balancingMessages.title,
        headTitle: balancingMessages.headTitle,
        description: balancingMessages.description(profile.name, carPrice(prices, 'balancing')),
        prices,
      }),
    view: (data) => <BalancingPage {...data} />,
  });
}

export function repairPage(sources: PageSources): Page {
  return definePage({
    path: REPAIR_PATH,
    hasPageSheet: true,
    load: async () => ({ kind: 'page', data: await loadPriced(sources, 'repair'), tags: PRICED_TAGS }),
    head: ({ profile, prices }) =>
      serviceHead(sources.publicUrl, {
        path: REPAIR_PATH,
        title: repairMessages.title,
        headTitle: repairMessages.headTitle,
        description: repairMessages.description(profile.name, carPrice(prices, 'repair')),
        prices,
      }),
    view: (data) => <RepairPage {...data} />,
  });
}

interface ServiceHead {
  path: string;
  title: string;
  headTitle: string;
  description: string;
  prices: readonly PriceRow[];
}

function serviceHead(publicUrl: string, { path, title, headTitle, description, prices }: ServiceHead) {
  return {
    title: headTitle,
    description,
    canonicalPath: path,
    jsonLd: [crumbData(title, publicUrl), serviceData({ name: title, description, path, publicUrl, prices })],
  };
}

/** '60 €' of a car; null where the list has no price. */
function carPrice(rows: readonly PriceRow[], service: PricedService): string | null {
  const cents = findService(rows, service)?.cents.passenger ?? null;
  return cents === null ? null : formatShortEuros(cents);
}
