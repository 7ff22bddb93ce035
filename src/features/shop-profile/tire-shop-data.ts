// The shop as schema.org data for search engines. Ratings of one's own shop are left out on purpose.
import type { ShopProfile } from './shop-profile.ts';

interface TireShopInput {
  profile: ShopProfile;
  publicUrl: string;
  /** Path of a picture of the shop or its products. */
  imagePath: string;
  /** Opening hours as schema.org properties. */
  openingHours: object;
}

/** A `TireShop`; fields the profile leaves empty are left out. */
export function tireShopData({ profile, publicUrl, imagePath, openingHours }: TireShopInput): object {
  const { name, phone, salesEmail, address, location, links, founded } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'TireShop',
    '@id': `${publicUrl}/#liike`,
    name,
    url: `${publicUrl}/`,
    image: new URL(imagePath, publicUrl).href,
    ...(founded.description && { description: founded.description }),
    ...(phone && { telephone: phone }),
    ...(salesEmail && { email: salesEmail }),
    ...(address.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: 'FI',
      },
    }),
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    }),
    ...(links.maps && { hasMap: links.maps }),
    ...(links.socials.length > 0 && { sameAs: links.socials.map((social) => social.url) }),
    ...(links.booking && { potentialAction: reserveAction(new URL(links.booking, publicUrl).href) }),
    currenciesAccepted: 'EUR',
    ...openingHours,
  };
}

/** How a time is booked; platforms as schema.org names them. */
function reserveAction(urlTemplate: string): object {
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate,
      inLanguage: 'fi',
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    result: { '@type': 'Reservation' },
  };
}
