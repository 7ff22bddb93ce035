// Two versions of a product field by field, as people read them: what is stored, and what somebody has typed.
import { registerMessages as register } from '../label-register/messages-admin.ts';
import { adminMessages } from './messages-admin.ts';
import { RATING_FIELDS } from './product-form.ts';
import type { ProductForm } from './product-form.ts';

const messages = adminMessages.product;

export interface ProductDifference {
  name: string;
  stored: string;
  own: string;
}

/** Only what differs. Winter fields of a summer tyre mean nothing and are empty. */
export function productDifferences(stored: ProductForm, own: ProductForm): ProductDifference[] {
  const theirs = textsOf(stored);
  return Object.entries(textsOf(own))
    .map(([name, text]) => ({ name, stored: theirs[name] ?? '', own: text }))
    .filter((field) => field.stored !== field.own);
}

function textsOf(form: ProductForm): Readonly<Record<string, string>> {
  const isWinter = form.type === 'winter';
  const ratings = RATING_FIELDS.map((field): [string, string] => [
    `${messages.ratings}: ${messages.ratingNames[field]}`,
    form.ratings[field],
  ]);
  return {
    [messages.manufacturer]: form.manufacturer,
    [messages.model]: form.model,
    [messages.type]: messages.seasons[form.type],
    [messages.winterType]: isWinter ? messages.winterTypes[form.winterType] : '',
    [messages.hasSnowGrip]: isWinter && form.hasSnowGrip ? messages.isSo : '',
    [messages.price]: form.price,
    [messages.financing]: form.financingPrice,
    [messages.description]: form.description,
    [messages.designedFor]: form.designedFor,
    [messages.features]: form.features.join(', '),
    [messages.fuelEfficiency]: form.fuelEfficiency,
    [messages.wetGrip]: form.wetGrip,
    [messages.noiseLevel]: form.noiseLevel,
    [messages.noiseClass]: form.noiseClass,
    [register.fields.hasIceGrip]: isWinter && form.hasIceGrip ? messages.isSo : '',
    [register.fields.loadIndex]: form.loadIndex,
    [register.fields.twinLoadIndex]: form.twinLoadIndex,
    [register.fields.speedSymbol]: form.speedSymbol,
    [register.number]: form.eprel,
    ...Object.fromEntries(ratings),
    [messages.thumbnail]: form.thumbnail,
    [messages.pattern]: form.pattern,
    [messages.gallery]: form.gallery,
  };
}
