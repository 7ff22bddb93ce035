// The shop's details as a form holds them: one text for each field, named by its place in the profile.
import { z } from 'zod';

import { editableProfileSchema, SERVICES } from '../contract.ts';
import type { EditableProfile, ShopProfileAnswer } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';
import { numberText, typedNumber } from './typed-number.ts';

export const PROFILE_FIELDS = [
  'name',
  'businessId',
  'phone',
  'salesEmail',
  'address.street',
  'address.postalCode',
  'address.city',
  'location.latitude',
  'location.longitude',
  'location.region',
  'links.booking',
  'links.credit',
  'links.reviews',
  'links.maps',
  'links.socials.0.name',
  'links.socials.0.url',
  'links.socials.1.name',
  'links.socials.1.url',
  'founded.introduction',
  'founded.description',
  'founded.footer',
  'footerBlurb',
  'creditLine',
  'serviceBrands.summerTyres',
  'serviceBrands.winterTyres',
  'serviceBrands.tyreHotel',
  'serviceBrands.specialRims',
  'serviceBrands.balancing',
  'serviceBrands.repair',
  'assistantName',
  'dog.name',
  'dog.image',
  'dealerNetwork.name',
  'dealerNetwork.description',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileDraft = Readonly<Record<ProfileField, string>>;

export const profileDraftSchema = z.record(z.enum(PROFILE_FIELDS), z.string());

const detailsSchema = editableProfileSchema.omit({ financing: true, financingBadge: true });
export type ShopDetails = Omit<EditableProfile, 'financing' | 'financingBadge'>;

export type ReadProfileDraft =
  | { readonly ok: true; readonly body: ShopDetails }
  | { readonly ok: false; readonly errors: ReadonlyMap<string, string> };

export function profileDraft(profile: ShopProfileAnswer): ProfileDraft {
  const { address, location, links, founded, serviceBrands, dog, dealerNetwork } = profile;
  const [first, second] = links.socials;
  return {
    name: profile.name,
    businessId: profile.businessId,
    phone: profile.phone,
    salesEmail: profile.salesEmail,
    'address.street': address.street,
    'address.postalCode': address.postalCode,
    'address.city': address.city,
    'location.latitude': location ? numberText(location.latitude) : '',
    'location.longitude': location ? numberText(location.longitude) : '',
    'location.region': location?.region ?? '',
    'links.booking': links.booking,
    'links.credit': links.credit,
    'links.reviews': links.reviews,
    'links.maps': links.maps,
    'links.socials.0.name': first?.name ?? '',
    'links.socials.0.url': first?.url ?? '',
    'links.socials.1.name': second?.name ?? '',
    'links.socials.1.url': second?.url ?? '',
    'founded.introduction': founded.introduction,
    'founded.description': founded.description,
    'founded.footer': founded.footer,
    footerBlurb: profile.footerBlurb,
    creditLine: profile.creditLine,
    'serviceBrands.summerTyres': serviceBrands.summerTyres,
    'serviceBrands.winterTyres': serviceBrands.winterTyres,
    'serviceBrands.tyreHotel': serviceBrands.tyreHotel,
    'serviceBrands.specialRims': serviceBrands.specialRims,
    'serviceBrands.balancing': serviceBrands.balancing,
    'serviceBrands.repair': serviceBrands.repair,
    assistantName: profile.assistantName,
    'dog.name': dog.name,
    'dog.image': dog.image,
    'dealerNetwork.name': dealerNetwork.name,
    'dealerNetwork.description': dealerNetwork.description,
  };
}

/** What the texts mean, or a sentence for each field that is wrong. */
export function readProfileDraft(draft: ProfileDraft): ReadProfileDraft {
  const channels = ([0, 1] as const).filter(
    (place) =>
      draft[`links.socials.${place}.name`].trim() + draft[`links.socials.${place}.url`].trim() !== '',
  );
  const read = detailsSchema.safeParse(sentFields(draft, channels));
  if (read.success && channels.every((place) => draft[`links.socials.${place}.url`].trim() !== '')) {
    return { ok: true, body: read.data };
  }
  const errors = new Map<string, string>();
  for (const { path } of read.error?.issues ?? []) {
    const field = fieldAt(path, channels);
    errors.set(field, faultOf(field));
  }
  for (const place of channels) {
    const field = `links.socials.${place}.url`;
    if (draft[`links.socials.${place}.url`].trim() === '') errors.set(field, faultOf(field));
  }
  return { ok: false, errors };
}

function sentFields(draft: ProfileDraft, channels: readonly (0 | 1)[]): object {
  const hasLocation =
    draft['location.latitude'] + draft['location.longitude'] + draft['location.region'] !== '';
  return {
    name: draft.name,
    businessId: draft.businessId,
    phone: draft.phone,
    salesEmail: draft.salesEmail.trim(),
    address: {
      street: draft['address.street'],
      postalCode: draft['address.postalCode'],
      city: draft['address.city'],
    },
    location: hasLocation
      ? {
          latitude: typedNumber(draft['location.latitude']),
          longitude: typedNumber(draft['location.longitude']),
          region: draft['location.region'],
        }
      : null,
    links: {
      booking: draft['links.booking'].trim(),
      credit: draft['links.credit'].trim(),
      reviews: draft['links.reviews'].trim(),
      maps: draft['links.maps'].trim(),
      socials: channels.map((place) => ({
        name: draft[`links.socials.${place}.name`],
        url: draft[`links.socials.${place}.url`].trim(),
      })),
    },
    founded: {
      introduction: draft['founded.introduction'],
      description: draft['founded.description'],
      footer: draft['founded.footer'],
    },
    footerBlurb: draft.footerBlurb,
    creditLine: draft.creditLine,
    serviceBrands: Object.fromEntries(
      SERVICES.map((service) => [service, draft[`serviceBrands.${service}`]]),
    ),
    assistantName: draft.assistantName,
    dog: { name: draft['dog.name'], image: draft['dog.image'] },
    dealerNetwork: { name: draft['dealerNetwork.name'], description: draft['dealerNetwork.description'] },
  };
}

/** The form's field behind a place in the body: an empty first channel is not sent, so the second stands in its place. */
function fieldAt(path: readonly PropertyKey[], channels: readonly number[]): string {
  return path
    .map((part) => (typeof part === 'number' && path[1] === 'socials' ? (channels[part] ?? part) : part))
    .map(String)
    .join('.');
}

function faultOf(field: string): string {
  const { faults } = messages;
  if (field === 'name') return faults.name;
  if (field === 'salesEmail') return faults.email;
  if (field === 'location.latitude') return faults.latitude;
  if (field === 'location.longitude') return faults.longitude;
  if (/^links\.socials\.\d\.name$/.test(field)) return faults.socialName;
  return field.startsWith('links.') ? faults.web : faults.text;
}
