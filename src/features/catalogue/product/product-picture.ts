// The picture of a product: what was uploaded, else the rendered variant nearest to it.
import type { ProductCard } from './product-view.ts';
import { tyrePicture, type Picture, type PicturedTyre } from './tyre-picture.ts';

export interface ProductPicture {
  picture: { url: string; widthPx: number; heightPx: number };
  /** Drawn while the picture is away. */
  season: 'summer' | 'friction' | 'studded';
  isPhoto: boolean;
}

const UPLOADED_PX = 600;

/** `look`: for a render, where a list needs another than its model's. */
export function pictureOf(product: ProductCard, look?: number): ProductPicture {
  const season = product.winterType ?? 'summer';
  if (product.thumbnail !== null) {
    return {
      picture: { url: product.thumbnail, widthPx: UPLOADED_PX, heightPx: UPLOADED_PX },
      season,
      isPhoto: true,
    };
  }
  return { picture: renderOf(product, look), season, isPhoto: false };
}

/** Address of the rendered variant, also for a product with a photo. */
export function shippedPictureOf(product: ProductCard, look?: number): string {
  return renderOf(product, look).url;
}

function renderOf(product: ProductCard, look?: number): Picture {
  return tyrePicture(picturedTyre(product), look).threeQuarter;
}

/** What the choice of a render depends on. */
export function picturedTyre({ type, winterType, model, manufacturer, size }: ProductCard): PicturedTyre {
  const { widthMm, aspect, diameterIn } = size;
  return { type, winterType, model, manufacturer: manufacturer.name, widthMm, aspect, diameterIn };
}
