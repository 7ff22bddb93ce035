// What stock alerts read of the catalogue and of the shop.
import type { QueryExecutorProvider } from 'kysely';

import type { ProductDetail } from '../../catalogue/product/product-view.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';

export interface NamedTyre {
  _id: string;
  sizeId: string;
  name: string;
  size: string;
}

export interface AlertSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  catalogue: {
    getProduct: (id: string) => Promise<{ product: ProductDetail; tags: readonly string[] } | undefined>;
    listNamedTyres: (ids: readonly string[]) => Promise<ReadonlyMap<string, NamedTyre>>;
    /** How many of each are free; those that are not sold any more are left out. */
    listRemainingStock: (
      ids: readonly string[],
      tx?: QueryExecutorProvider,
    ) => Promise<ReadonlyMap<string, number>>;
  };
}

/** 'Nokian Hakkapeliitta R5 205/55R16' */
export function tyreName({
  manufacturer,
  model,
  size,
}: Pick<ProductDetail, 'manufacturer' | 'model' | 'size'>): string {
  return `${manufacturer.name} ${model} ${size.fullSize}`;
}
