// schema.org data of a product. The shop's own stars are left out: they are no customers' ratings.
import { centsToEuros } from '../../../platform/contract/money.ts';
import { WIDEST_PICTURE_PX, widePicturePath } from '../../../platform/contract/pictures/shipped-render.ts';
import { pictureOf } from '../product/product-picture.ts';
import type { ProductDetail } from '../product/product-view.ts';

const AVAILABILITY = {
  own: 'https://schema.org/InStock',
  supplier: 'https://schema.org/BackOrder',
  none: 'https://schema.org/OutOfStock',
} as const;

/** Product with its Offer; nothing for a tyre without price or one no longer sold. */
export function productData(publicUrl: string, product: ProductDetail, seller: string): object[] {
  if (product.isWithdrawn || product.price.cents === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${product.manufacturer.name} ${product.model} ${product.size.fullSize}`,
      // The largest of a render, in the format that every reader of such data knows.
      image: new URL(widePicturePath(pictureOf(product).picture.url, WIDEST_PICTURE_PX, 'webp'), publicUrl)
        .href,
      brand: { '@type': 'Brand', name: product.manufacturer.name },
      ...(product.description && { description: product.description }),
      ...(product.ean && { gtin13: product.ean }),
      offers: {
        '@type': 'Offer',
        url: new URL(product.href, publicUrl).href,
        price: centsToEuros(product.price.cents).toFixed(2),
        priceCurrency: 'EUR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: AVAILABILITY[product.stock.kind],
        ...(product.price.offer?.endsOn && { priceValidUntil: product.price.offer.endsOn }),
        seller: { '@type': 'TireShop', name: seller },
      },
    },
  ];
}
