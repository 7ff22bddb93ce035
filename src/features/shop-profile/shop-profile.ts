// The shop as pages and messages use it: the profile with money in cents, and small things derived from it.
import type { EditableProfile } from './contract.ts';
import type { Financing } from './financing.ts';

export interface ShopProfile extends Omit<EditableProfile, 'financing'> {
  /** null: no instalment is mentioned anywhere. */
  financing: Financing | null;
  isDemo: boolean;
}

/** 'tel:' address of a written phone number: digits and a leading plus alone. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/(?!^\+)\D/g, '')}`;
}

/** 'Esimerkkitie 1, 00000 Esimerkki'; empty parts are left out. */
export function formatAddress({ street, postalCode, city }: ShopProfile['address']): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Geographic meta tags of every page. */
export function geoMeta(profile: Pick<ShopProfile, 'location' | 'address'>): Record<string, string> {
  const { location, address } = profile;
  if (!location) return {};
  return {
    'geo.region': location.region,
    'geo.placename': address.city,
    'geo.position': `${location.latitude};${location.longitude}`,
    ICBM: `${location.latitude}, ${location.longitude}`,
  };
}
