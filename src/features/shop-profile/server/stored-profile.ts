// The stored document of the profile, and its way to the API and back: money is cents inside, euros outside.
import { z } from 'zod';

import { withoutExample } from '../../../platform/contract/made-up.ts';
import {
  editableProfileSchema,
  financingSchema,
  type ShopProfileInput,
  type ShopProfileResponse,
} from '../contract.ts';
import { showFinancing, storeFinancing } from '../financing-money.ts';
import { shopProfileMessages as messages } from '../messages.ts';
import type { ShopProfile } from '../shop-profile.ts';
import type { ProfileRow } from './store.ts';

type StoredProfile = Omit<ShopProfile, 'isDemo'>;

const storedFinancingSchema = financingSchema
  .omit({ openingFee: true, monthlyFee: true, exampleCredit: true })
  .extend({ openingFeeCents: z.int(), monthlyFeeCents: z.int(), exampleCreditCents: z.int() });

const storedProfileSchema = editableProfileSchema.extend({ financing: storedFinancingSchema.nullable() });

/** Drops what is no field, such as the version. */
const mergedProfileSchema = storedProfileSchema.strip();

/** The profile until staff fill it in; pages leave out what is empty. */
const emptyProfile: StoredProfile = {
  name: messages.unnamedShop,
  companyName: '',
  phone: '',
  salesEmail: '',
  businessId: '',
  address: { street: '', postalCode: '', city: '' },
  location: null,
  founded: { introduction: '', description: '', footer: '' },
  links: { booking: '', credit: '', reviews: '', maps: '', socials: [] },
  assistantName: messages.defaultAssistant,
  dog: { name: '', image: '' },
  financing: null,
  financingBadge: '',
  dealerNetwork: { name: '', description: '' },
  serviceBrands: {
    summerTyres: '',
    winterTyres: '',
    tyreHotel: '',
    specialRims: '',
    balancing: '',
    repair: '',
  },
  footerBlurb: '',
  creditLine: '',
  promises: {
    isRetightenedFree: false,
    takesOldTyresFree: false,
    checksPressureFree: false,
    checksConditionFree: false,
    worksWithoutBooking: false,
    worksWhileYouWait: false,
    listsAllPrices: false,
    hasOnePrice: false,
    asksBeforeExtraWork: false,
    hotelCares: false,
    changeMinutes: null,
    oldestFittedYears: null,
    deliveryDays: '',
  },
};

/** Reads a document; fields that it was written without are empty. */
export function readProfile(document: unknown): StoredProfile {
  return storedProfileSchema.parse({ ...emptyProfile, ...z.record(z.string(), z.unknown()).parse(document) });
}

/** The profile with the sent fields in place of its own; unknown fields are left out. */
export function mergeProfile(profile: StoredProfile, sent: ShopProfileInput): StoredProfile {
  const { financing, ...fields } = sent;
  const merged = { ...profile, ...givenFields(fields) };
  if (financing !== undefined) merged.financing = financing && storeFinancing(financing);
  return mergedProfileSchema.parse(merged);
}

/**
 * The profile with every field emptied that equals `unwanted`, within groups too. A group that is invalid without such a
 * field, as credit without its creditor, is emptied completely.
 */
export function withoutFields(profile: StoredProfile, unwanted: StoredProfile): StoredProfile {
  const left = withoutExample(profile, unwanted, emptyProfile);
  const { error } = storedProfileSchema.safeParse(left);
  const broken = new Set(error?.issues.map(({ path: [field] }) => field));
  const fields = Object.entries(z.record(z.string(), z.unknown()).parse(left));
  return readProfile(Object.fromEntries(fields.filter(([field]) => !broken.has(field))));
}

export function toProfileResponse(row: ProfileRow): ShopProfileResponse {
  const { financing, ...fields } = readProfile(row.profile);
  return {
    ...fields,
    financing: financing && showFinancing(financing),
    isDemo: row.isDemo,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The given fields alone: a field sent as nothing must not empty the stored one. */
function givenFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
