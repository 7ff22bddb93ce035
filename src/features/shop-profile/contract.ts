// What others may know of the shop itself: its profile as the API shows it, and the two calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

/** Changes of the profile drop everything cached under this tag. */
export const SHOP_PROFILE_TAG = 'shop-profile';

const text = (longest: number) => z.string().trim().max(longest);
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]);
const euros = z.number().min(0).max(100_000).multipleOf(0.01);

/** Credit terms as the API shows them: money in euros, percents as written. */
export const financingSchema = z.strictObject({
  creditor: text(120).min(1),
  /** Street, postal code and town; empty only in terms older than the field. */
  creditorAddress: text(200).default(''),
  termMonths: z.int().min(1).max(120),
  annualRatePercent: z.number().min(0).max(100),
  isRateVariable: z.boolean().default(false),
  openingFee: euros,
  monthlyFee: euros,
  trueAnnualRatePercent: z.number().min(0).max(1000),
  exampleCredit: euros.min(1),
});

/** The six service cards of the home page. */
export const SERVICES = [
  'summerTyres',
  'winterTyres',
  'tyreHotel',
  'specialRims',
  'balancing',
  'repair',
] as const;
export type Service = (typeof SERVICES)[number];

/** What the shop promises its customers. Pages promise only what is set here. */
export const promisesSchema = z.strictObject({
  isRetightenedFree: z.boolean(),
  takesOldTyresFree: z.boolean(),
  checksPressureFree: z.boolean(),
  checksConditionFree: z.boolean(),
  worksWithoutBooking: z.boolean(),
  worksWhileYouWait: z.boolean(),
  /** The price list has every work that the shop does. */
  listsAllPrices: z.boolean(),
  /** The same prices at the counter, on the phone and on the site. */
  hasOnePrice: z.boolean(),
  asksBeforeExtraWork: z.boolean(),
  /** Wheels in the tyre hotel are washed, measured and inspected within its price. */
  hotelCares: z.boolean(),
  /** Minutes a change of wheels takes; null: not published. */
  changeMinutes: z.int().min(5).max(240).nullable(),
  /** Years; older tyres are not fitted; null: not published. */
  oldestFittedYears: z.int().min(1).max(30).nullable(),
  /** Working days from the supplier, '2–3' or '1'; empty: not published. */
  deliveryDays: z.union([z.literal(''), z.string().regex(/^\d{1,2}(?:–\d{1,2})?$/)]),
});
export type Promises = z.infer<typeof promisesSchema>;

const profileFields = {
  name: text(80).min(1),
  /** As in the trade register; empty: the same as the name. */
  companyName: text(120),
  phone: text(40),
  salesEmail: z.union([z.literal(''), z.email().max(200)]),
  businessId: text(20),
  address: z.strictObject({ street: text(120), postalCode: text(12), city: text(80) }),
  /** WGS 84; `region` is ISO 3166-2, e.g. 'FI-18'. null: no geographic tags. */
  location: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      region: text(10),
    })
    .nullable(),
  /** The shop's age in three readings: for the introduction, for search engines, for the footer. */
  founded: z.strictObject({ introduction: text(200), description: text(200), footer: text(200) }),
  links: z.strictObject({
    booking: webAddress,
    credit: webAddress,
    reviews: webAddress,
    maps: webAddress,
    socials: z.array(z.strictObject({ name: text(40).min(1), url: webAddress })).max(2),
  }),
  assistantName: text(40),
  dog: z.strictObject({ name: text(40), image: text(300) }),
  /** null: no instalment is mentioned anywhere. */
  financing: financingSchema.nullable(),
  /** How interest-free financing is promoted, e.g. '12KK'. */
  financingBadge: text(20),
  dealerNetwork: z.strictObject({ name: text(80), description: text(1000) }),
  serviceBrands: z.strictObject({
    summerTyres: text(40),
    winterTyres: text(40),
    tyreHotel: text(40),
    specialRims: text(40),
    balancing: text(40),
    repair: text(40),
  } satisfies Record<Service, z.ZodType>),
  footerBlurb: text(500),
  creditLine: text(200),
  promises: promisesSchema,
};

export const shopProfileSchema = z.strictObject({
  ...profileFields,
  /** Whether the demonstration shop is loaded. */
  isDemo: z.boolean(),
  version: z.int32(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ShopProfileResponse = z.infer<typeof shopProfileSchema>;

/** What staff may change. */
export const editableProfileSchema = z.strictObject(profileFields);
export type EditableProfile = z.infer<typeof editableProfileSchema>;

export const getShopProfile = endpoint('GET /shop-profile', {
  access: 'everyone',
  summary: 'Name, contact details, links, assistant, shop dog and credit terms of the shop',
  output: shopProfileSchema,
});

export const putShopProfile = endpoint('PUT /shop-profile', {
  access: 'staff',
  summary:
    'Changes the fields that are given; each is replaced as a whole. Another salesEmail takes an owner with a password typed within half an hour',
  body: z.strictObject({
    ...editableProfileSchema.partial().shape,
    version: z.int32().optional(),
    _id: z.unknown().optional(),
    isDemo: z.unknown().optional(),
    createdAt: z.unknown().optional(),
    updatedAt: z.unknown().optional(),
  }),
  output: shopProfileSchema,
});
/** What is made up goes for good, what staff wrote stays; repeated, it changes nothing. */
export const endDemonstration = endpoint('POST /shop-profile/end-demonstration', {
  access: 'owner',
  needsConfirmation: true,
  summary:
    'Ends the demonstration shop: its tyres, reviews, campaigns and prices go, and the details of the shop that nobody has changed',
  output: shopProfileSchema,
});

export type ShopProfileInput = z.output<typeof putShopProfile.body>;
