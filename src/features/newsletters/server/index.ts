// Front door of newsletters.
import { join } from 'node:path';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { Feature, PictureUse } from '../../../platform/server/feature.ts';
import type { Catalogue } from '../../catalogue/server/index.ts';
import type { OpeningHours } from '../../opening-hours/server/index.ts';
import type { ShopProfiles } from '../../shop-profile/server/index.ts';
import type { SubscribersFrontDoor } from '../../subscribers/server/index.ts';
import type { ListHotelAddresses } from './audience.ts';
import { bounceMarks } from './bounce-marks.ts';
import { bounceRoutes } from './bounces.ts';
import { newsletterClicks } from './clicks.ts';
import type { Clicks } from './clicks.ts';
import { newsletterDelivery } from './delivery.ts';
import type { DeliveryParts } from './delivery.ts';
import { refusingEmpty } from './empty-letters.ts';
import { deliverJob, forgetJob, goOn, startJob, watchJob } from './jobs.ts';
import { newsletterLetters } from './letters.ts';
import type { Letters } from './letters.ts';
import { offerMessageRoutes } from './offer-messages.ts';
import type { OfferSources } from './offer-messages.ts';
import { createOfferWriter } from './offer-writer.ts';
import { newsletterProgress } from './progress.ts';
import { exportRoute } from './recipients-export.ts';
import { noteLeft } from './results-store.ts';
import { newsletterRoutes, settingsRoutes } from './routes.ts';
import { newsletterSending } from './sending.ts';
import { newsletterService } from './service.ts';
import type { Newsletters, Schedule } from './service.ts';
import * as store from './store.ts';
import type { NewsletterTables, Tx } from './store.ts';
import { letterTesting } from './testing.ts';

export interface NewsletterSources {
  subscribers: Pick<SubscribersFrontDoor, 'links' | 'recipients'>;
  shopProfile: Pick<ShopProfiles, 'getShopProfile'>;
  openingHours: Pick<OpeningHours, 'getHoursNow'>;
  catalogue: Pick<Catalogue, 'getProduct' | 'searchTyres'>;
  hotel: { listOwnerAddresses: ListHotelAddresses };
}

export interface NewslettersFrontDoor {
  feature: Feature;
  /** Goes on with what a process that died was sending; to be called at a start. */
  goOn: () => Promise<void>;
  /** Removes what is kept of a subscriber, within the transaction that removes the person. */
  forgetRecipient: (tx: SqlRunner, subscriberId: string) => Promise<void>;
  /** Whether presses of links in letters are counted now; a page that tells so depends on `NEWSLETTER_SETTINGS_TAG`. */
  countsClicks: () => Promise<boolean>;
  /** A reader leaves by themselves, within the transaction in which that is written. */
  noteLeft: (tx: SqlRunner, subscriberId: string, at: Date) => Promise<void>;
}

export function createNewsletters(platform: Platform, sources: NewsletterSources): NewslettersFrontDoor {
  const db = platform.db.$extendTables<NewsletterTables>();
  const { subscribers, hotel } = sources;
  const counting = { ...subscribers.recipients, listHotelAddresses: hotel.listOwnerAddresses };
  const { clock, log, bulkMail: mail, settings, jobs } = platform;
  const letters = lettersOf(platform, sources);
  const clicks = newsletterClicks(platform, db);
  const marks = bounceMarks(platform.keys);
  const { bounceAddress } = settings;
  const delivery = newsletterDelivery({
    db,
    clock,
    log,
    mail,
    journalFolder: join(settings.dataDir, 'newsletter-journal'),
    from: settings.mailFrom,
    readers: { ...subscribers.recipients, ...subscribers.links },
    listHotelAddresses: hotel.listOwnerAddresses,
    returnPath: bounceAddress === undefined ? undefined : (id) => marks.returnPath(bounceAddress, id),
    draw: drawnBy(letters, clicks),
  });
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
  const refusing = refusingEmpty(sending, db, letters);
  const service = newsletterService(platform, { db, schedule, progress });
  return {
    goOn: () => goOn(platform, db, deliver),
    forgetRecipient: (tx, subscriberId) => store.forgetRecipient(tx, db, subscriberId),
    countsClicks: async () => (await clicks.getSettings()).countsClicks,
    noteLeft: (tx, subscriberId, at) => noteLeft(tx, db, subscriberId, at),
    feature: {
      name: 'newsletters',
      routes: [
        ...settingsRoutes(clicks),
        ...bounceRoutes(platform, db, marks, subscribers),
        exportRoute(platform, db),
        ...newsletterRoutes(service, refusing, letterTesting(platform, db, letters)),
        ...offerMessageRoutes(offerSources(platform, sources)),
      ],
      jobs: [
        deliver,
        start,
        watchJob(platform, db, { startDue: sending.startDue, deliver }),
        forgetJob(platform, db),
      ],
      forwardings: [clicks.forwarding],
      onTakenIntoUse: (tx) => store.stopAllForRestore(tx.$extendTables<NewsletterTables>(), clock.now()),
      pictureUses: () => pictureUses(service),
    },
  };
}

function lettersOf({ settings }: Platform, sources: NewsletterSources): Letters {
  const { catalogue, openingHours, shopProfile } = sources;
  return newsletterLetters({
    publicUrl: settings.publicUrl,
    profile: shopProfile.getShopProfile,
    product: async (id) => (await catalogue.getProduct(id))?.product,
    hours: openingHours.getHoursNow,
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

function drawnBy(letters: Letters, clicks: Clicks): DeliveryParts['draw'] {
  return async ({ id, subject, content, hero_image: heroImage }) => {
    const counted = await clicks.begin(id);
    const { profile, ...letter } = await letters.render({ subject, content, heroImage }, counted?.linkOf);
    const from = { fromName: profile.name, replyTo: profile.salesEmail };
    return { ...letter, ...from, ...(counted && { links: counted.links }) };
  };
}

async function pictureUses({ listPictures }: Newsletters): Promise<PictureUse[]> {
  return (await listPictures()).map(({ path, subject }) => ({
    path,
    where: `Uutiskirje ${subject}`,
    href: '/admin/newsletters',
  }));
}
