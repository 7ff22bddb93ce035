// The pages of information and advice: good to know, financing, contact, thanks, privacy, accessibility.
import { helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { BOOKING_SETTINGS_TAG } from '../../bookings/contract/bookings.ts';
import { productTag } from '../../catalogue/contract/tyres.ts';
import { ENQUIRY_SENT_PATH } from '../../enquiries/contract.ts';
import { ENQUIRED_TYRE_PARAM } from '../../enquiries/enquired-tyre.ts';
import { RETENTION_MONTHS } from '../../enquiries/enquiry-limits.ts';
import { NEWSLETTER_SETTINGS_TAG } from '../../newsletters/contract/settings.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import { weekText } from '../../opening-hours/opening-hours.ts';
import { contactMessages, thanksMessages } from '../messages/contact.ts';
import { financingPageMessages } from '../messages/financing.ts';
import { goodToKnowMessages } from '../messages/good-to-know.ts';
import { accessibilityMessages, privacyMessages } from '../messages/legal.ts';
import {
  ACCESSIBILITY_PATH,
  CONTACT_PATH,
  FINANCING_PATH,
  GOOD_TO_KNOW_PATH,
  PRIVACY_PATH,
} from '../paths.ts';
import { seasonState } from '../season-law.ts';
import { AccessibilityPage } from '../site/accessibility-page.tsx';
import { ContactPage } from '../site/contact-page.tsx';
import { FinancingPage } from '../site/financing-page.tsx';
import { GoodToKnowPage } from '../site/guides/good-to-know-page.tsx';
import { PrivacyPage } from '../site/privacy-page.tsx';
import { ThanksPage } from '../site/thanks-page.tsx';
import { crumbData, grooveLimitsOn, nextMidnight, SHOP_TAGS, type PageSources } from './sources.ts';

/** When the software's own words on privacy and accessibility last changed. */
const TEXTS_CHANGED_ON = '2026-11-28';

/** A statement is as new as its words, or as the shop's details in it. */
async function statementDay({ shopProfile }: PageSources): Promise<IsoDay> {
  const { updatedAt } = await shopProfile.getProfileAnswer();
  const day = helsinkiDay(new Date(updatedAt));
  return day > TEXTS_CHANGED_ON ? day : TEXTS_CHANGED_ON;
}

const ARTICLES_SHOWN = 3;

export function goodToKnowPage({ shopProfile, articles, publicUrl }: PageSources): Page {
  return definePage({
    path: GOOD_TO_KNOW_PATH,
    hasPageSheet: true,
    load: async ({ now }) => {
      const today = helsinkiDay(now);
      const newest = await articles.newest(ARTICLES_SHOWN);
      const midnight = nextMidnight(now);
      return {
        kind: 'page',
        data: {
          profile: await shopProfile.getShopProfile(),
          season: { today, state: seasonState(today) },
          limits: grooveLimitsOn(now),
          articles: newest.articles,
        },
        tags: [...SHOP_TAGS, ...newest.tags],
        expiresAt: newest.expiresAt && newest.expiresAt < midnight ? newest.expiresAt : midnight,
      };
    },
    head: () => ({
      title: goodToKnowMessages.headTitle,
      description: goodToKnowMessages.description,
      canonicalPath: GOOD_TO_KNOW_PATH,
      jsonLd: [crumbData(goodToKnowMessages.title, publicUrl)],
    }),
    view: (data) => <GoodToKnowPage {...data} />,
  });
}

export function financingPage({ shopProfile, publicUrl }: PageSources): Page {
  return definePage({
    path: FINANCING_PATH,
    hasPageSheet: true,
    query: ['summa'],
    load: async ({ query }) => ({
      kind: 'page',
      data: { profile: await shopProfile.getShopProfile(), sum: query['summa']?.slice(0, 20) ?? '' },
      tags: SHOP_TAGS,
    }),
    head: ({ profile: { name, financing } }) => ({
      title: financing ? financingPageMessages.headTitle : financingPageMessages.noneTitle,
      description: financing
        ? financingPageMessages.description(name)
        : financingPageMessages.noneDescription(name),
      canonicalPath: FINANCING_PATH,
      jsonLd: [crumbData(financingPageMessages.title, publicUrl)],
    }),
    view: (data) => <FinancingPage {...data} />,
  });
}

export function contactPage({ shopProfile, openingHours, catalogue, publicUrl }: PageSources): Page {
  return definePage({
    path: CONTACT_PATH,
    hasPageSheet: true,
    query: [ENQUIRED_TYRE_PARAM],
    load: async ({ query, refusedForm }) => {
      const id = idSchema.safeParse(query[ENQUIRED_TYRE_PARAM]).data;
      const [profile, hours, tyres] = await Promise.all([
        shopProfile.getShopProfile(),
        openingHours.getHoursNow(),
        catalogue.listNamedTyres(id === undefined ? [] : [id]),
      ]);
      const tyre = id === undefined ? undefined : tyres.get(id);
      const { schedule, today, settings, expiresAt } = hours;
      return {
        kind: 'page',
        data: { profile, schedule, today, status: settings.status, refused: refusedForm, tyre },
        tags: [...SHOP_TAGS, OPENING_HOURS_TAG, ...(tyre ? [productTag(tyre._id)] : [])],
        expiresAt,
      };
    },
    head: ({ profile: { name, phone, address }, schedule }) => ({
      title: contactMessages.headTitle,
      description: contactMessages.description({
        name,
        phone,
        city: address.city,
        hours: schedule.week.length === 0 ? '' : weekText(schedule.week),
      }),
      canonicalPath: CONTACT_PATH,
      jsonLd: [crumbData(contactMessages.title, publicUrl)],
    }),
    view: (data) => <ContactPage {...data} />,
  });
}

/** Where a sent enquiry leads. */
export function thanksPage({ shopProfile }: PageSources): Page {
  return definePage({
    path: ENQUIRY_SENT_PATH,
    hasPageSheet: true,
    load: async () => ({ kind: 'page', data: await shopProfile.getShopProfile(), tags: SHOP_TAGS }),
    head: () => ({
      title: thanksMessages.title,
      description: thanksMessages.description,
      canonicalPath: ENQUIRY_SENT_PATH,
      isNoIndex: true,
    }),
    view: (profile) => <ThanksPage profile={profile} />,
  });
}

export function privacyPage(sources: PageSources): Page {
  const { shopProfile, publicUrl, flows, newsletters, bookings } = sources;
  return definePage({
    path: PRIVACY_PATH,
    hasPageSheet: true,
    load: async () => ({
      kind: 'page',
      data: {
        profile: await shopProfile.getShopProfile(),
        bookingMonths: await bookings.retentionMonths(),
        isCountingClicks: await newsletters.countsClicks(),
        updatedOn: await statementDay(sources),
      },
      tags: [...SHOP_TAGS, NEWSLETTER_SETTINGS_TAG, BOOKING_SETTINGS_TAG],
    }),
    head: ({ profile }) => ({
      title: privacyMessages.title,
      description: privacyMessages.description(profile.name),
      canonicalPath: PRIVACY_PATH,
      jsonLd: [crumbData(privacyMessages.title, publicUrl)],
    }),
    view: (data) => <PrivacyPage {...data} enquiryMonths={RETENTION_MONTHS} flows={flows} />,
  });
}

export function accessibilityPage(sources: PageSources): Page {
  const { shopProfile, publicUrl } = sources;
  return definePage({
    path: ACCESSIBILITY_PATH,
    hasPageSheet: true,
    load: async () => ({
      kind: 'page',
      data: { profile: await shopProfile.getShopProfile(), updatedOn: await statementDay(sources) },
      tags: SHOP_TAGS,
    }),
    head: ({ profile }) => ({
      title: accessibilityMessages.headTitle,
      description: accessibilityMessages.description(profile.name),
      canonicalPath: ACCESSIBILITY_PATH,
      jsonLd: [crumbData(accessibilityMessages.title, publicUrl)],
    }),
    view: (data) => <AccessibilityPage {...data} />,
  });
}
