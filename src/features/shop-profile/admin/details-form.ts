// The shop's details as a form: texts and ticks, where two channels and three parts of a place may stay empty.
import { z } from 'zod';

import { numberText, readNumber, typedNumberOrNone } from '../../../platform/contract/typed.ts';
import { editableProfileSchema, promisesSchema, type ShopProfileResponse } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';

const { errors } = messages;
const { name, salesEmail, location, links: linksSchema } = editableProfileSchema.shape;

/** A text that the contract accepts, refused with one sentence. */
const typed = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => schema.safeParse(text).success, message);

const wholeNumberOrNone = (least: number, most: number, message: string) =>
  typedNumberOrNone(z.int(message).min(least, message).max(most, message));

const degrees = (most: number, message: string) => z.number(message).min(-most, message).max(most, message);

const NOWHERE = { latitude: '', longitude: '', region: '' };

/** A location without typed values is none. */
const typedLocation = z.codec(
  z.object({ latitude: z.string(), longitude: z.string(), region: z.string() }),
  location
    .unwrap()
    .extend({ latitude: degrees(90, errors.latitude), longitude: degrees(180, errors.longitude) })
    .nullable(),
  {
    decode: ({ latitude, longitude, region }) =>
      latitude + longitude + region === ''
        ? null
        : { latitude: readNumber(latitude), longitude: readNumber(longitude), region },
    encode: (place) =>
      place
        ? {
            latitude: numberText(place.latitude),
            longitude: numberText(place.longitude),
            region: place.region,
          }
        : NOWHERE,
  },
);

const channel = linksSchema.shape.socials.element.shape;
const web = (schema: z.ZodType<string>) => typed(schema, errors.web);

/** A channel has a name and an address, or neither. */
const typedChannel = z
  .object({ name: z.string().trim(), url: z.string().trim() })
  .superRefine((typedIn, context) => {
    if (typedIn.name + typedIn.url === '') return;
    if (!channel.name.safeParse(typedIn.name).success) {
      context.addIssue({ code: 'custom', path: ['name'], message: errors.socialName });
    }
    if (typedIn.url === '' || !channel.url.safeParse(typedIn.url).success) {
      context.addIssue({ code: 'custom', path: ['url'], message: errors.web });
    }
  });

export const detailsFormSchema = editableProfileSchema
  .omit({ financing: true, financingBadge: true })
  .extend({
    name: typed(name, errors.name),
    salesEmail: typed(salesEmail, errors.email),
    location: typedLocation,
    links: z.object({
      booking: web(linksSchema.shape.booking),
      credit: web(linksSchema.shape.credit),
      reviews: web(linksSchema.shape.reviews),
      maps: web(linksSchema.shape.maps),
      socials: z.array(typedChannel),
    }),
    promises: promisesSchema.extend({
      changeMinutes: wholeNumberOrNone(5, 240, errors.changeMinutes),
      oldestFittedYears: wholeNumberOrNone(1, 30, errors.oldestFittedYears),
      deliveryDays: z.codec(z.string(), typed(promisesSchema.shape.deliveryDays, errors.deliveryDays), {
        decode: (days) => days.replaceAll(/\s/g, '').replace('-', '–'),
        encode: (days) => days,
      }),
    }),
  });
export type DetailsForm = z.input<typeof detailsFormSchema>;
export type ShopDetails = z.output<typeof detailsFormSchema>;

/** Stored details with both channels of the form. */
export function detailsOf({
  links: { socials, ...addresses },
  ...profile
}: ShopProfileResponse): ShopDetails {
  const [first = { name: '', url: '' }, second = { name: '', url: '' }] = socials;
  return { ...profile, links: { ...addresses, socials: [first, second] } };
}

/** What is sent: an empty channel is not. */
export function detailsBody({ links, ...details }: ShopDetails) {
  return { ...details, links: { ...links, socials: links.socials.filter(({ url }) => url !== '') } };
}
