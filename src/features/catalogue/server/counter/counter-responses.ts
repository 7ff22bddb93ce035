// Tyres as a clerk quotes them: the same prices, stock and days as the public pages, in one line and as a message.
import { formatDate, formatNearClock, formatNearDay, isDay } from '../../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import type { CounterTyre, Quote } from '../../contract/counter.ts';
import { fittingAddress } from '../../fitting/fitting-address.ts';
import { fittingDay, fittingDayText, setPrice, type FittingTerms } from '../../fitting/fitting-terms.ts';
import { counterMessages as texts } from '../../messages/counter.ts';
import { seasonMessages } from '../../messages/label.ts';
import { productMessages } from '../../messages/site.ts';
import { labelWords } from '../../product/label-words.ts';
import type { ProductCard, ProductPage } from '../../product/product-view.ts';
import { piecesText, stockText } from '../../stock/stock-text.ts';

export interface CounterContext {
  readonly terms: FittingTerms;
  readonly profile: ShopProfile;
  readonly publicUrl: string;
}

export function counterTyre(
  product: ProductCard,
  { terms, profile }: Pick<CounterContext, 'terms' | 'profile'>,
): CounterTyre {
  const { size, price, winterType } = product;
  const set = setPrice(product, terms);
  const tags = [product.isXl && 'XL', product.isRunFlat && texts.runFlat, ...product.marks];
  return {
    _id: product.id,
    sizeId: size.id,
    name: nameOf(product),
    size: size.fullSize,
    service: [product.service, ...tags].filter(Boolean).join(' '),
    season: seasonMessages[product.type === 'summer' ? 'summer' : (winterType ?? 'winter')],
    cents: price.cents,
    struckCents: price.offer && (price.offer.referenceCents ?? price.regularCents),
    setCents: set?.cents ?? null,
    setWords: set?.words ?? '',
    stock: stockText(product.stock, profile.promises.deliveryDays),
    day: fittingDayText(product, terms),
    brief: briefText(product, terms),
    url: product.href,
  };
}

export function toQuoteResponse({ product, alternatives }: ProductPage, context: CounterContext): Quote {
  const { profile, publicUrl } = context;
  const { booking } = profile.links;
  const address = booking && URL.parse(fittingAddress(booking, product), publicUrl);
  const bookingUrl = address ? address.href : '';
  return {
    tyre: counterTyre(product, context),
    ledger: ledgerOf(product, context),
    label: labelWords(product.label, product.winterType === 'studded'),
    alternatives: alternatives.map((other) => counterTyre(other, context)),
    message: messageOf(product, context, bookingUrl),
    bookingUrl,
  };
}

function briefText(product: ProductCard, terms: FittingTerms): string {
  const { stock } = product;
  const first = fittingDay(product, terms);
  const when = first && (isDay(first) ? formatNearDay(first) : formatNearClock(new Date(first)));
  return [texts.places[stock.kind](piecesText(stock)), when].filter(Boolean).join(' · ');
}

function nameOf({ manufacturer, model }: ProductCard): string {
  return `${manufacturer.name} ${model}`;
}

function ledgerOf(product: ProductCard, { terms }: CounterContext): Quote['ledger'] {
  const set = setPrice(product, terms);
  if (!set) return [];
  const { four, fitting, askFitting, total, totalUnfitted } = productMessages;
  return [
    [four(formatShortEuros(product.price.cents)), formatShortEuros(set.tyresCents)],
    [fitting, set.fittingCents === null ? askFitting : formatShortEuros(set.fittingCents)],
    [set.fittingCents === null ? totalUnfitted : total, set.text],
  ];
}

function messageOf(product: ProductCard, context: CounterContext, bookingUrl: string): string {
  const { profile, publicUrl } = context;
  const { size, service, season, setWords, day } = counterTyre(product, context);
  const set = setPrice(product, context.terms);
  const { offer } = product.price;
  const { text } = texts;
  const lines = [
    `${nameOf(product)} ${size} ${service}, ${season.toLowerCase()}`,
    set ? text.set(set.text, setWords) : texts.askPrice,
    set?.fittingCents && text.parts(formatShortEuros(set.tyresCents), formatShortEuros(set.fittingCents)),
    set && offer && (offer.endsOn ? text.offerUntil(formatDate(offer.endsOn)) : text.offerStock),
    set && text.vat,
    day.endsWith('.') ? day : `${day}.`,
    bookingUrl ? text.book(bookingUrl) : text.more(`${publicUrl}${product.href}`),
    text.signature(profile.name, profile.phone),
  ];
  return lines.filter(Boolean).join('\n');
}
