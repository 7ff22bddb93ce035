// Tyres below each other on phones and as cards side by side on wider screens, or there too as rows.
import type { FittingTerms } from '../fitting/fitting-terms.ts';
import { picturedTyre } from '../product/product-picture.ts';
import type { ProductCard as ProductCardView } from '../product/product-view.ts';
import { variantsInRows } from '../product/tyre-picture.ts';
import { ProductCard } from './product-card.tsx';

import styles from './tyre-list.module.css';

/** Tyres on a phone's first screen. */
const FIRST_SCREEN = 2;

interface TyreListProps {
  tyres: readonly ProductCardView[];
  terms: FittingTerms;
  isRows?: boolean;
}

export function TyreList({ tyres, terms, isRows = false }: TyreListProps) {
  const looks = variantsInRows(tyres.map(picturedTyre));
  return (
    <div className={styles.list} data-rows={isRows || undefined}>
      {tyres.map((product, index) => (
        <ProductCard
          key={product.id}
          {...{ product, terms }}
          heading="h2"
          look={looks[index]}
          isFirst={index < FIRST_SCREEN}
        />
      ))}
    </div>
  );
}
