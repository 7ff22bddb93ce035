// What the small forms of the tyre tab hold (size, stock, offer, manufacturer), and two versions of it as people read them.
import { formatDate } from '../../platform/contract/dates.ts';
import { eurosToCents, formatEuros } from '../../platform/contract/money.ts';
import type { StaffProduct } from './contract-editing.ts';
import type { ManufacturerAnswer, TyreSizeAnswer } from './contract.ts';
import { adminMessages as messages } from './messages-admin.ts';
import { vehicleTypeNames } from './messages.ts';
import { eurosText, readEuros } from './product-form.ts';

/** A field of both versions, by its name in the form. */
export interface FieldVersions {
  name: string;
  stored: string;
  own: string;
}

/** True of a field that both versions have alike. */
export function isSame({ stored, own }: FieldVersions): boolean {
  return stored === own;
}

type Texts = Readonly<Record<string, string>>;

/** All fields in the order of the form, alike or not. */
function versionsOf(stored: Texts, own: Texts): FieldVersions[] {
  return Object.entries(own).map(([name, text]) => ({ name, stored: stored[name] ?? '', own: text }));
}

export interface SizeFields {
  readonly width: string;
  readonly aspect: string;
  readonly diameter: string;
  readonly vehicleType: TyreSizeAnswer['vehicleType'];
}

/** What stands in the form; null is a size to be added. */
export function sizeFieldsOf(size: TyreSizeAnswer | null): SizeFields {
  if (!size) return { width: '', aspect: '', diameter: '', vehicleType: vehicleTypeNames.passenger };
  const { width, aspect, diameter } = size.size;
  return {
    width: String(width),
    aspect: String(aspect),
    diameter: String(diameter).replace('.', ','),
    vehicleType: size.vehicleType,
  };
}

export function sizeVersions(stored: SizeFields, own: SizeFields): FieldVersions[] {
  const texts = ({ width, aspect, diameter, vehicleType }: SizeFields) => ({
    [messages.size.width]: width,
    [messages.size.aspect]: aspect,
    [messages.size.diameter]: diameter,
    [messages.size.vehicleType]: messages.size.vehicles[vehicleType],
  });
  return versionsOf(texts(stored), texts(own));
}

export const STOCK_SOURCES = ['own', 'supplier'] as const;

export interface StockFields {
  readonly count: string;
  readonly source: (typeof STOCK_SOURCES)[number];
}

/** The count and the place as they stand. */
export function stockFieldsOf({
  stock,
  stockSource,
}: Pick<StaffProduct, 'stock' | 'stockSource'>): StockFields {
  return { count: String(stock), source: stockSource };
}

export function stockVersions(stored: StockFields, own: StockFields): FieldVersions[] {
  const texts = ({ count, source }: StockFields) => ({
    [messages.stock.count]: count,
    [messages.stock.source]: messages.stock.sources[source],
  });
  return versionsOf(texts(stored), texts(own));
}

export const OFFER_LASTING = ['date', 'stock'] as const;

export interface OfferFields {
  readonly price: string;
  readonly name: string;
  readonly description: string;
  readonly duration: (typeof OFFER_LASTING)[number];
  readonly endDate: string;
}

/** An offer by date when it has an end, as long as stock lasts otherwise (the specification's rule). */
export function offerFieldsOf(sale: StaffProduct['sale']): OfferFields {
  return {
    price: sale ? eurosText(sale.price) : '',
    name: sale?.name ?? '',
    description: sale?.description ?? '',
    duration: sale?.endDate ? 'date' : 'stock',
    endDate: sale?.endDate ?? '',
  };
}

type OfferedProduct = Pick<StaffProduct, 'price' | 'sale'>;

/** The tyre's own price stands with the offer: a changed one makes another offer of the same price. */
export function offerVersions(
  stored: OfferedProduct,
  begun: OfferedProduct,
  own: OfferFields,
): FieldVersions[] {
  const texts = (price: number, fields: OfferFields) => ({
    [messages.product.price]: formatEuros(eurosToCents(price)),
    [messages.offer.price]: priceText(fields.price),
    [messages.offer.name]: fields.name,
    [messages.offer.description]: fields.description,
    [messages.offer.duration]: fields.price === '' ? '' : messages.offer.durations[fields.duration],
    [messages.offer.endDate]: fields.duration === 'date' ? dayText(fields.endDate) : '',
  });
  return versionsOf(texts(stored.price, offerFieldsOf(stored.sale)), texts(begun.price, own));
}

function priceText(typed: string): string {
  const euros = readEuros(typed);
  return euros === null ? typed : formatEuros(eurosToCents(euros));
}

function dayText(day: string): string {
  return day === '' ? '' : formatDate(day);
}

export interface MakerFields {
  readonly name: string;
  readonly country: string;
  readonly logo: string;
  readonly website: string;
  readonly postalAddress: string;
  readonly electronicAddress: string;
  readonly responsiblePerson: string;
  readonly description: string;
}

/** What stands in the form; null is a manufacturer to be added. */
export function makerFieldsOf(maker: ManufacturerAnswer | null): MakerFields {
  return {
    name: maker?.name ?? '',
    country: maker?.country ?? '',
    logo: maker?.logo ?? '',
    website: maker?.website ?? '',
    postalAddress: maker?.postalAddress ?? '',
    electronicAddress: maker?.electronicAddress ?? '',
    responsiblePerson: maker?.responsiblePerson ?? '',
    description: maker?.description ?? '',
  };
}

export function makerVersions(stored: MakerFields, own: MakerFields): FieldVersions[] {
  const texts = (fields: MakerFields) => ({
    [messages.maker.name]: fields.name,
    [messages.maker.country]: fields.country,
    [messages.maker.website]: fields.website,
    [messages.maker.postalAddress]: fields.postalAddress,
    [messages.maker.electronicAddress]: fields.electronicAddress,
    [messages.maker.responsiblePerson]: fields.responsiblePerson,
    [messages.maker.logo]: fields.logo,
    [messages.maker.description]: fields.description,
  });
  return versionsOf(texts(stored), texts(own));
}
