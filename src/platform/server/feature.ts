// What a slice hands to the application: its routes, pages and text files, jobs, addresses for the sitemap.
import type { Transaction } from 'kysely';

import type { SqlRunner } from './db/transaction.ts';
import type { BoundRoute } from './http/routes.ts';
import type { AnyJob } from './jobs/jobs.ts';
import type { Forwarding } from './pages/forwarding.ts';
import type { Page } from './pages/page.ts';
import type { PagePreview } from './pages/preview.ts';
import type { TextFile } from './pages/text-file.ts';
import type { PersonalData } from './personal-data.ts';
import type { SitemapSource } from './sharing/sitemap.ts';

/** A place where a picture of the shop's own is shown. */
export interface PictureUse {
  /** '/api/files/…'; other addresses are ignored. */
  path: string;
  /** What the place is called in Finnish. */
  where: string;
  /** Where in the back office it is changed. */
  href: string;
}

/** Something beyond this program that the slice uses. */
export interface OutsideService {
  /** 'reviews', 'assistant' */
  name: string;
  /** What the operations page calls it. */
  title: string;
  /** What it is for. */
  text: string;
  /** What happens while it is not set up. */
  notSet: string;
  /** The environment setting that switches it on, for the server's administrator. */
  setting: string;
  /** False while the operator has not set it up: then it is not tried. */
  isSet: boolean;
  /** Makes the cheapest real call to it; throws what is wrong. */
  test: (signal: AbortSignal) => Promise<void>;
}

type Words = Readonly<Record<string, string>>;

/** Finnish labels of what the back office has a key for. */
export interface FeatureWords {
  /** Kinds of records, as the audit log names them. */
  entities?: Words;
  /** Where in the back office one of them is: the address before its id. */
  places?: Words;
  /** Their fields, by the full name or part by part: 'hero.title'. */
  fields?: Words;
  /** Values of fields that are not words themselves. */
  values?: Readonly<Record<string, Words>>;
  /** Fields that are money, and what of it their numbers count. */
  money?: Readonly<Record<string, 'euros' | 'cents'>>;
  /** Jobs by their names. */
  jobs?: Words;
}

/** Made-up content of the demonstration shop. */
export interface Demonstration {
  /** Loads it from the folder of the demonstration into a slice that has nothing, once. */
  load: (folder: string) => Promise<unknown>;
  /** Removes what would mislead visitors of a real shop; texts true of any shop and what staff have changed stay. */
  clear?: () => Promise<void>;
}

export interface Feature {
  name: string;
  words?: FeatureWords;
  routes?: readonly BoundRoute[];
  pages?: readonly Page[];
  /** Pages with changes that are not saved, for staff. */
  previews?: readonly PagePreview[];
  /** Feeds and the like. */
  files?: readonly TextFile[];
  /** Addresses that lead elsewhere. */
  forwardings?: readonly Forwarding[];
  jobs?: readonly AnyJob[];
  /** What the operations page can try out. */
  services?: readonly OutsideService[];
  /** Addresses with a parameter in them; pages of one address are found by themselves. */
  sitemap?: readonly SitemapSource[];
  /**
   * What the slice must not simply go on with when a shop that was restored from a backup is taken into use: what the
   * original may have done meanwhile.
   */
  onRestoredShopActivated?: (tx: Transaction<unknown>) => Promise<void>;
  /** Every picture that the slice shows now, so that none in use is deleted unasked. */
  pictureUses?: () => Promise<readonly PictureUse[]>;
  personalData?: PersonalData;
  demonstration?: Demonstration;
  /** Begins to prepare ahead what a visitor would wait for; called once the process is ready to answer. */
  onReady?: () => void;
  /** A thumb points down in a conversation with the assistant, under the answer to a question; empty: the last one. */
  onDislikedAnswer?: (conversationId: string, question: string) => Promise<void>;
  /** A newsletter subscriber leaves by a mailed link; in the transaction that records it. */
  onSubscriberLeft?: (tx: SqlRunner, subscriberId: string, at: Date) => Promise<void>;
  /** A newsletter subscriber is removed; in the transaction that does it. */
  onSubscriberRemoved?: (tx: SqlRunner, subscriberId: string) => Promise<void>;
}
