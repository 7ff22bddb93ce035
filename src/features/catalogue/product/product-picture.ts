// The picture of a product: what was uploaded, else the rendered variant nearest to it.
import type { ProductCard } from './product-view.ts';
import { tyrePicture, type Picture } from './tyre-picture.ts';

export interface ProductPicture {
  picture: { url: string; widthPx: number; heightPx: number };
  /** Drawn while the picture is away. */
  season: 'summer' | 'friction' | 'studded';
  isPhoto: boolean;
}

const UPLOADED_PX = 600;

export function pictureOf(product: ProductCard): ProductPicture {
  const season = product.winterType ?? 'summer';
  if (product.thumbnail !== null) {
    return {
      picture: { url: product.thumbnail, widthPx: UPLOADED_PX, heightPx: UPLOADED_PX },
      season,
      isPhoto: true,
    };
  }
  return { picture: renderOf(product), season, isPhoto: false };
}

/** Address of the rendered variant, also for a product with a photo. */
export function shippedPictureOf(product: ProductCard): string {
  return renderOf(product).url;
}

function renderOf(product: ProductCard): Picture {
  const { widthMm, aspect, diameterIn } = product.size;
  const { type, winterType, model } = product;
  const manufacturer = product.manufacturer.name;
  const { threeQuarter } = tyrePicture({
    type,
    winterType,
    model,
    manufacturer,
    widthMm,
    aspect,
    diameterIn,
  });
  return threeQuarter;
}
