// Public API of newsletters on the server.
import { join } from 'node:path';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, PictureUse } from '../../../platform/server/feature.ts';
import { isMailFiled } from '../../../platform/server/settings.ts';
import type { FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import type { Catalogue } from '../../catalogue/server/index.ts';
import type { OpeningHours } from '../../opening-hours/server/index.ts';
import type { SeasonLine } from '../../season/season-view.ts';
import type { ShopProfiles } from '../../shop-profile/server/index.ts';
import type { SubscribersPublicApi } from '../../subscribers/server/index.ts';
import { newslettersWords } from '../messages/words.ts';
import type { ListHotelAddresses } from './delivery/audience.ts';
import { newsletterDelivery, type DeliveryParts } from './delivery/delivery.ts';
import { refusingEmptyEmails } from './delivery/empty-emails.ts';
import { newsletterProgress } from './delivery/progress.ts';
import { newsletterSending } from './delivery/sending.ts';
import { newsletterEmails, type Emails } from './emails.ts';
import { deliverJob, forgetJob, resumeDeliveries, startJob, watchJob } from './jobs.ts';
import { lastAndNext, listSent } from './last-and-next.ts';
import { offerMessageRoutes, type OfferSources } from './offer-message/offer-messages.ts';
import { createOfferWriter } from './offer-message/offer-writer.ts';
import { bounceMarks } from './results/bounce-marks.ts';
import { bounceRoutes } from './results/bounces.ts';
import { newsletterClicks, type Clicks } from './results/clicks.ts';
import { exportRoute } from './results/recipients-export.ts';
import { listSentTo, recordUnsubscribe } from './results/results-store.ts';
import { newsletterRoutes, settingsRoutes } from './routes.ts';
import { newsletterService, type Newsletters, type Schedule } from './service.ts';
import * as store from './store.ts';
import type { NewsletterTables, Tx } from './store.ts';
import { testEmailService } from './test-emails.ts';

export interface NewsletterSources {
  subscribers: Pick<SubscribersPublicApi, 'links' | 'recipients'>;
  shopProfile: Pick<ShopProfiles, 'getShopProfile'>;
  openingHours: Pick<OpeningHours, 'getHoursNow'>;
  catalogue: Pick<Catalogue, 'getProduct' | 'searchTyres'>;
  getFittingTerms: () => Promise<FittingTerms>;
  /** When to change tyres, as of now. */
  getSeasonLine: () => Promise<SeasonLine>;
  tyreHotel: { listOwnerAddresses: ListHotelAddresses };
}

export interface NewslettersPublicApi {
  feature: Feature;
  /** Goes on with what a process that died was sending; to be called at a start. */
  resumeDeliveries: () => Promise<void>;
  /** Whether clicks on links in emails are counted now; a page that shows it depends on `NEWSLETTER_SETTINGS_TAG`. */
  countsClicks: () => Promise<boolean>;
  /** For the overview of the day. */
  lastAndNext: () => ReturnType<typeof lastAndNext>;
  /** For the statistics. */
  listSent: (since: Date) => ReturnType<typeof listSent>;
}

export function createNewsletters(platform: Platform, sources: NewsletterSources): NewslettersPublicApi {
  const db = platform.db.$extendTables<NewsletterTables>();
  const { subscribers, tyreHotel } = sources;
  const counting = { ...subscribers.recipients, listHotelAddresses: tyreHotel.listOwnerAddresses };
  const { clock, settings, jobs } = platform;
  const emails = emailsOf(platform, sources);
  const clicks = newsletterClicks(platform, db);
  const marks = bounceMarks(platform.keys);
  const delivery = deliveryOf(platform, db, sources, { marks, draw: drawnBy(emails, clicks) });
  const deliver = deliverJob(platform, delivery);
  const start = startJob((id) => sending.startDue(id));
  const schedule: Schedule = async (tx, newsletterId, startAfter) => {
    const singletonKey = `${newsletterId} ${startAfter.getTime()}`;
    await jobs.enqueue(start, { newsletterId }, { tx, startAfter, singletonKey });
  };
  const enqueue = async (tx: Tx, newsletterId: string) => {
    await jobs.enqueue(deliver, { newsletterId }, { tx });
  };
  const progress = newsletterProgress(db, clock);
  const sending = newsletterSending(platform, { db, schedule, enqueue, ...counting, progress });
  const refusing = refusingEmptyEmails(sending, db, emails);
  const service = newsletterService(platform, { db, schedule, progress });
  return {
    resumeDeliveries: () => resumeDeliveries(platform, db, deliver),
    lastAndNext: () => lastAndNext(db, progress),
    listSent: (since) => listSent(db, progress, since),
    countsClicks: async () => (await clicks.getSettings()).countsClicks,
    feature: {
      name: 'newsletters',
      words: newslettersWords,
      routes: [
        ...settingsRoutes(clicks),
        ...bounceRoutes(platform, db, marks, subscribers),
        exportRoute(platform, db),
        ...newsletterRoutes(service, refusing, testEmailService(platform, db, emails), isMailFiled(settings)),
        ...offerMessageRoutes(offerSources(platform, sources)),
      ],
      jobs: [
        deliver,
        start,
        watchJob(platform, db, { startDue: sending.startDue, deliver }),
        forgetJob(platform, db),
      ],
      forwardings: [clicks.forwarding],
      onRestoredShopActivated: (tx) =>
        store.stopAllForRestore(tx.$extendTables<NewsletterTables>(), clock.now()),
      pictureUses: () => pictureUses(service),
      personalData: {
        name: 'newsletterEmails',
        exportOf: ({ email }) => listSentTo(db, email),
        // The address goes with the subscriber.
        erase: async () => {},
      },
      onSubscriberLeft: (tx, subscriberId, at) => recordUnsubscribe(tx, db, subscriberId, at),
      onSubscriberRemoved: (tx, subscriberId) => store.forgetRecipient(tx, db, subscriberId),
    },
  };
}

function deliveryOf(
  { clock, log, bulkMail: mail, settings }: Platform,
  db: store.Db,
  { subscribers, tyreHotel }: NewsletterSources,
  { marks, draw }: { marks: ReturnType<typeof bounceMarks>; draw: DeliveryParts['draw'] },
) {
  const { bounceAddress } = settings;
  return newsletterDelivery({
    db,
    clock,
    log,
    mail,
    isFiled: isMailFiled(settings),
    journalFolder: join(settings.dataDir, 'newsletter-journal'),
    from: settings.mailFrom,
    recipients: { ...subscribers.recipients, ...subscribers.links },
    listHotelAddresses: tyreHotel.listOwnerAddresses,
    returnPath: bounceAddress === undefined ? undefined : (id) => marks.returnPath(bounceAddress, id),
    draw,
  });
}

function emailsOf({ settings }: Platform, sources: NewsletterSources): Emails {
  const { catalogue, openingHours, shopProfile, getFittingTerms, getSeasonLine } = sources;
  return newsletterEmails({
    publicUrl: settings.publicUrl,
    profile: shopProfile.getShopProfile,
    product: async (id) => (await catalogue.getProduct(id))?.product,
    hours: openingHours.getHoursNow,
    getFittingTerms,
    getSeasonLine,
  });
}

function offerSources(platform: Platform, { catalogue, shopProfile }: NewsletterSources): OfferSources {
  return {
    catalogue,
    writer: createOfferWriter(platform),
    shopName: async () => (await shopProfile.getShopProfile()).name,
    today: () => helsinkiDay(platform.clock.now()),
  };
}

function drawnBy(emails: Emails, clicks: Clicks): DeliveryParts['draw'] {
  return async ({ id, subject, content, heroImage }) => {
    const counted = await clicks.begin(id);
    const { profile, ...template } = await emails.render({ subject, content, heroImage }, counted?.linkOf);
    const from = { fromName: profile.name, replyTo: profile.salesEmail };
    return { ...template, ...from, ...(counted && { links: counted.links }) };
  };
}

async function pictureUses({ listPictures }: Newsletters): Promise<PictureUse[]> {
  return (await listPictures()).map(({ path, subject }) => ({
    path,
    where: `Uutiskirje ${subject}`,
    href: '/admin/newsletters',
  }));
}
