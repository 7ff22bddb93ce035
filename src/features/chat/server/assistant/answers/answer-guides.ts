// Answers on the law, the shop and its services, each from the texts and data of the page on the same subject.
import { formatDate } from '../../../../../platform/contract/dates.ts';
import { formatEuros, formatPercent, formatShortEuros } from '../../../../../platform/contract/money.ts';
import { searchPath } from '../../../../catalogue/paths.ts';
import type { ProductCard } from '../../../../catalogue/product/product-view.ts';
import { sizeMessages } from '../../../../pages/messages/good-to-know.ts';
import {
  CONTACT_PATH,
  FINANCING_PATH,
  GOOD_TO_KNOW_PATH,
  RIMS_PATH,
  TYRE_HOTEL_PATH,
} from '../../../../pages/paths.ts';
import { TYRE_AGE_YEARS } from '../../../../pages/season-law.ts';
import { PRICE_LIST_PATH } from '../../../../price-list/contract.ts';
import { creditNotice } from '../../../../shop-profile/financing-text.ts';
import { instalmentFor } from '../../../../shop-profile/financing.ts';
import { joinSentences, promiseTexts } from '../../../../shop-profile/promises.ts';
import { formatAddress, type ShopProfile } from '../../../../shop-profile/shop-profile.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold } from '../words.ts';
import { answer, waysToShop, type Answer } from './answer.ts';
import { answerPrice, priceLine } from './prices/answer-prices.ts';
import { rowsOf } from './prices/price-rows.ts';
import { allOfSize } from './tyres/answer-tyres.ts';

const MIN_CREDIT_EUROS = 50;
const MAX_CREDIT_EUROS = 10_000;
const SHOWN_OFFERS = 3;

export async function answerSizeHelp(tools: AssistantTools, details: Details): Promise<Answer> {
  const plate = details.said?.has('plate') ? messages.noPlates : '';
  const lines = [plate, messages.carSizes(details), sizeMessages.lead, sizeMessages.rule, messages.tellSize];
  return answer('articlesAndFaq', lines, {
    sources: [{ title: messages.sources.size, href: GOOD_TO_KNOW_PATH }],
    actions: [{ label: messages.actions.search, href: searchPath() }, ...waysToShop(await tools.shop())],
  });
}

export async function answerAge(tools: AssistantTools, { question }: Details = {}): Promise<Answer> {
  const published = await answerPublished(tools, messages.ageQuestion);
  // Where the age stands, the shop's words on how old tyres may be tell last.
  if (!published.isUnanswered && question !== 'where') return published;
  const { promises } = await tools.shop();
  const lines = [
    messages.ageText(TYRE_AGE_YEARS.check, TYRE_AGE_YEARS.change),
    promiseTexts(promises).oldestFittedYears ?? '',
  ];
  return answer('articlesAndFaq', lines, {
    sources: [{ title: messages.sources.age, href: GOOD_TO_KNOW_PATH }],
  });
}

export async function answerPressure(tools: AssistantTools, { said }: Details = {}): Promise<Answer> {
  const published = said?.has('warning') ? await answerPublished(tools, messages.warningQuestion) : undefined;
  if (published && !published.isUnanswered) return published;
  const { promises } = await tools.shop();
  const lines = [
    said?.has('warning') ? messages.warningText : '',
    messages.pressureText,
    promiseTexts(promises).checksPressureFree ?? '',
  ];
  return answer('articlesAndFaq', lines, {
    sources: [{ title: messages.sources.pressure, href: GOOD_TO_KNOW_PATH }],
  });
}

export async function answerHotel(tools: AssistantTools, details: Details): Promise<Answer> {
  if (details.isOfYear) {
    return answerPrice(tools, details.work ? details : { ...details, work: 'hotel', works: ['hotel'] });
  }
  const rows = rowsOf(await tools.priceList(), 'hotel', details);
  const shop = await tools.shop();
  const lead = joinSentences(messages.hotelLead, promiseTexts(shop.promises).hotelCares);
  const prices = rows.map((row) => priceLine(row, details));
  const isPriced = details.question === 'how-much' || details.said?.has('price') === true;
  return answer('tyreHotel', isPriced ? [...prices, lead] : [lead, ...prices], {
    sources: [
      { title: messages.sources.hotel, href: TYRE_HOTEL_PATH },
      { title: messages.sources.priceList, href: PRICE_LIST_PATH },
    ],
    actions: waysToShop(shop, true),
  });
}

export async function answerFinancing(
  tools: AssistantTools,
  { euros, said, termMonths, text = '' }: Details,
): Promise<Answer> {
  const shop = await tools.shop();
  const sources = [{ title: messages.sources.financing, href: FINANCING_PATH }];
  if (shop.financing === null) {
    return answer('financing', messages.financingNone, { sources, actions: waysToShop(shop) });
  }
  const isInRange = euros !== undefined && euros >= MIN_CREDIT_EUROS && euros <= MAX_CREDIT_EUROS;
  const instalment = isInRange ? instalmentFor(euros * 100, shop.financing) : undefined;
  return answer(
    'financing',
    [
      said?.has('creditCheck') ? messages.creditorDecides(shop.financing.creditor) : '',
      messages.financingLead(shop.financing.creditor),
      (termMonths ?? shop.financing.termMonths) !== shop.financing.termMonths || ASKS_TERM.test(fold(text))
        ? messages.otherTerm(shop.financing.termMonths)
        : '',
      instalment
        ? messages.instalment(
            formatEuros(instalment.creditCents),
            shop.financing.termMonths,
            formatEuros(instalment.monthlyCents),
            formatEuros(instalment.totalCents),
            formatPercent(instalment.trueAnnualRatePercent / 100, 2),
          )
        : '',
      instalment
        ? creditNotice(shop.financing, instalment.creditCents)
        : messages.creditExample(creditNotice(shop.financing)),
    ],
    { sources, actions: waysToShop(shop) },
  );
}

/** 'Monta kuukautta?' */
const ASKS_TERM = /\b(?:mont|mone|kuinka mon|kuin mon)\w* (?:kuuk|kk\b|era)|maksuai[ka]/;

/** The requested way to reach the shop, else all of them. */
export async function answerContact(tools: AssistantTools, { text = '' }: Details = {}): Promise<Answer> {
  const shop = await tools.shop();
  const address = formatAddress(shop.address);
  const ways = [
    {
      asked: /\b(?:puh|numero|soit|phone|telefon|nro)|numero/,
      line: shop.phone === '' ? '' : messages.phoneLine(shop.phone),
    },
    {
      asked: /\bs-?posti|sahkop|mail|\bmeili|e-?post/,
      line: shop.salesEmail === '' ? '' : messages.mailLine(shop.salesEmail),
    },
    {
      asked: /\bos+ot|\bosoi|katuos|kayntios|\bmis+a|\bmis\b|sija|kart|where|\badre|minne|navi|reit|ajo-?ohj/,
      line: address === '' ? '' : messages.addressLine(address),
    },
  ];
  const wanted = ways.filter(({ asked, line }) => line !== '' && asked.test(fold(text)));
  const lines = (wanted.length > 0 ? wanted : ways).map(({ line }) => line);
  return answer('contact', [messages.contactLead(shop.name), ...lines], {
    sources: [{ title: messages.sources.contact, href: CONTACT_PATH }],
    actions: [
      ...waysToShop(shop),
      ...(shop.links.maps === '' ? [] : [{ label: messages.actions.directions, href: shop.links.maps }]),
    ],
  });
}

/** With a kind of tyres in the question, only offers of that kind. */
export async function answerCampaigns(
  tools: AssistantTools,
  { season, winterType }: Details = {},
): Promise<Answer> {
  const campaigns = await tools.campaigns();
  const current = campaigns.map(({ name, endDate }) => messages.campaignLine(name, formatDate(endDate)));
  const campaignLines = current.length > 0 ? [messages.campaignsLead, ...current] : [messages.noCampaigns];
  const filters = { isOnSale: true, type: season ?? null, winterTypes: winterType ? [winterType] : [] };
  const offers = await tools.searchTyres(filters);
  const shown = offers.items.slice(0, SHOWN_OFFERS);
  const kind = winterType ?? season;
  const kindWord = kind === undefined ? '' : messages.offerKinds[kind];
  const isOfKind = kind !== undefined;
  const found = [messages.offers(offers.total, kindWord), ...shown.map(offerText)];
  const none = isOfKind ? [messages.noOffersOf(kindWord)] : [];
  const offerLines = offers.total > 0 ? found : none;
  const lines = isOfKind
    ? [...offerLines, messages.offersAskSize, ...campaignLines]
    : [...campaignLines, ...offerLines];
  return answer('campaigns', lines, {
    products: shown,
    sources: [{ title: messages.sources.campaigns, href: '/' }],
    actions: [{ label: messages.actions.search, href: searchPath(filters) }],
  });
}

function offerText({ manufacturer, model, size, price }: ProductCard): string {
  const until = price.offer?.endsOn ? formatDate(price.offer.endsOn) : '';
  return messages.offerLine(
    `${manufacturer.name} ${model} ${size.fullSize}`,
    formatShortEuros(price.cents),
    until,
  );
}

/** The shop sells summer and winter tyres; a question for others gets that answer, and no tyres. */
export async function answerAllSeason(tools: AssistantTools, { size }: Details): Promise<Answer> {
  return answer('tyreSearch', messages.allSeason, {
    sources: [{ title: messages.sources.catalogue, href: searchPath() }],
    actions: [...waysToShop(await tools.shop()), ...(size ? [allOfSize(size)] : [])],
  });
}

/** Where the answer is one text of the shop's, with its page. */
export const shopAnswers = {
  network: (shop) => shopAnswer(shop, networkText(shop), ['shop', '/']),
  services: (shop) => shopAnswer(shop, messages.services, ['priceList', PRICE_LIST_PATH], true),
  rims: (shop) => shopAnswer(shop, messages.rims, ['rims', RIMS_PATH]),
  recycling: (shop) =>
    shopAnswer(shop, promiseTexts(shop.promises).takesOldTyresFree ?? messages.recyclingUnknown, [
      'priceList',
      PRICE_LIST_PATH,
    ]),
} satisfies Record<string, (shop: ShopProfile) => Answer>;

function networkText({ dealerNetwork }: ShopProfile): string {
  return dealerNetwork.name === '' ? messages.noNetwork : dealerNetwork.description;
}

function shopAnswer(
  shop: ShopProfile,
  text: string,
  [page, href]: readonly ['shop' | 'priceList' | 'rims', string],
  isBooked = false,
): Answer {
  return answer('articlesAndFaq', text, {
    sources: [{ title: messages.sources[page], href }],
    actions: waysToShop(shop, isBooked),
  });
}
