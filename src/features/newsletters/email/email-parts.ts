// What an email is made of: the written content and all that is looked up for it before it is drawn.
import { parseContent, type Block } from '../../../platform/contract/content.ts';
import { formatWeekdayDate, addDays, type IsoDay } from '../../../platform/contract/dates.ts';
import { mailPicturePath } from '../../../platform/contract/pictures/mail-picture.ts';
import { setPrice, type FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import { shippedPictureOf } from '../../catalogue/product/product-picture.ts';
import type { ProductCard } from '../../catalogue/product/product-view.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  weekText,
  type Schedule,
} from '../../opening-hours/opening-hours.ts';
import { shortTime } from '../../opening-hours/time-of-day.ts';
import { shortMessages } from '../../season/messages.ts';
import { SEASON_PATH } from '../../season/paths.ts';
import type { SeasonLine } from '../../season/season-view.ts';
import { emailMessages as messages } from '../messages/email.ts';

export interface EmailShop {
  readonly name: string;
  /** Address of the site, 'https://…', without a slash at its end. */
  readonly url: string;
  /** '' where the profile has none. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** A tyre as a product block shows it; prices in cents with VAT. */
export interface EmailProduct {
  /** Maker and model. */
  readonly name: string;
  /** Size, load and speed. */
  readonly size: string;
  /** A path of ours. */
  readonly path: string;
  /** A path of ours; null: the block has no picture. */
  readonly picture: string | null;
  /** What the picture shows where that is not the very tyre; else it is decoration next to the name. */
  readonly pictureAlt?: string | undefined;
  /** What four cost on the car: '664 €' and 'asennettuna, 4 kpl'; null: the price is on request. */
  readonly set: { readonly text: string; readonly words: string } | null;
  /** Price of one; 0: on request. */
  readonly priceCents: number;
  /** The lowest price of the 30 days before the offer, where the offer is below it; null: nothing is struck through. */
  readonly struckCents: number | null;
  readonly percent: number | null;
  /** Last day of the offer; null: as long as stock lasts; undefined: no offer. */
  readonly endsOn: IsoDay | null | undefined;
  /** The classes of the EU label in one line; '' without a label. */
  readonly label: string;
  /** 'Ei varastossa, kysy toimitusaikaa' when there is none to be had; left out while there is. */
  readonly shortage?: string | undefined;
}

export interface EmailHours {
  /** 'ma–pe 9–17, la 10–13' */
  readonly week: string;
  /** What differs within two weeks, one line a day. */
  readonly exceptions: readonly string[];
}

/** What is drawn: the block of the season has become its advice. */
export type EmailBlock = Exclude<Block, { kind: 'season' }>;

export interface EmailInput {
  subject: string;
  /** In the one content grammar, mail blocks included. */
  content: string;
  /** A path of ours; '' for none. */
  heroImage: string;
  shop: EmailShop;
  /** By product id; a block whose product is not here is left out of the email. */
  products: ReadonlyMap<string, EmailProduct>;
  /** null: a block of opening hours is left out. */
  hours: EmailHours | null;
  /** null: a block of the season is left out. */
  season: SeasonLine | null;
  /** Leads the links of the HTML part through addresses of ours; plain text has the addresses as they are. */
  linkOf?: ((address: string) => string) | undefined;
}

/** Content as it is drawn. */
export function emailBlocks(content: string, season: EmailInput['season']): EmailBlock[] {
  return parseContent(content, { isMail: true }).flatMap((block) =>
    block.kind === 'season' ? seasonBlocks(season) : [block],
  );
}

/** The advice in bold, that its weather is an example where it is, and the way to its page. */
function seasonBlocks(season: EmailInput['season']): EmailBlock[] {
  if (!season) return [];
  const { example, more } = shortMessages;
  return [
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'bold', spans: [{ kind: 'text', text: season.sentence }] },
        { kind: 'text', text: season.isExample ? ` ${example} ` : ' ' },
        { kind: 'link', text: more, href: SEASON_PATH },
      ],
    },
  ];
}

/** A product of the catalogue as an email shows it now. */
export function emailProduct(card: ProductCard, terms: Pick<FittingTerms, 'priceRows'>): EmailProduct {
  const { manufacturer, model, size, service, price, label, stock, thumbnail, href } = card;
  const { offer } = price;
  const { fuelEfficiency, wetGrip, noiseDb, noiseClass } = label;
  return {
    name: `${manufacturer.name} ${model}`,
    size: [size.fullSize, service].filter(Boolean).join('\u00A0'),
    path: href,
    picture: thumbnail ?? mailPicturePath(shippedPictureOf(card)),
    pictureAlt: thumbnail === null ? messages.sketch : undefined,
    set: setPrice(card, terms),
    priceCents: price.cents,
    struckCents: offer?.percent == null ? null : offer.referenceCents,
    percent: offer?.referenceCents == null ? null : offer.percent,
    endsOn: offer ? offer.endsOn : undefined,
    label:
      fuelEfficiency !== null && wetGrip !== null
        ? messages.label(
            fuelEfficiency,
            wetGrip,
            noiseDb === null ? null : messages.noise(noiseDb, noiseClass),
          )
        : '',
    shortage: stock.kind === 'none' ? stock.text : undefined,
  };
}

/** The opening hours as an email of `today` shows them. */
export function emailHours(schedule: Schedule, today: IsoDay): EmailHours {
  return {
    week: weekText(schedule.week),
    exceptions: exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS)).map(({ date, reason }) => {
      const state = hoursOn(schedule, date);
      const hours = state.isClosed ? messages.closed : `${shortTime(state.open)}–${shortTime(state.close)}`;
      return `${formatWeekdayDate(date)}: ${[reason, hours].filter(Boolean).join(', ')}`;
    }),
  };
}

/** The ids of the products that content names, each once, in their order. */
export function productIdsIn(content: string): string[] {
  const blocks = content.matchAll(/\{\{tuote:(?:[^{}|\n]{1,200}\|)?([0-9A-Za-z-]{1,64})\}\}/g);
  return [...new Set([...blocks].map(([, id = '']) => id))];
}

/** Whether content has the block of the opening hours. */
export function hasOpeningHours(content: string): boolean {
  return content.includes('{{aukioloajat}}');
}

/** An address of content as an email needs it: our own paths with the site before them. */
export function absoluteAddress(address: string, siteUrl: string): string {
  if (address.startsWith('/')) return siteUrl + address;
  return address.startsWith('#') ? `${siteUrl}/${address}` : address;
}
