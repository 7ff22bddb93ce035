// The hand-picked front row of tyres.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import { picturedTyre } from '../../catalogue/product/product-picture.ts';
import type { ProductCard as ProductCardView } from '../../catalogue/product/product-view.ts';
import { variantsInRows } from '../../catalogue/product/tyre-picture.ts';
import { ProductCard } from '../../catalogue/site/product-card.tsx';
import { frontRowMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './front-row.module.css';

/** On a wide screen. */
const ROW_LENGTH = 4;

export function FrontRow({ products, terms }: { products: readonly ProductCardView[]; terms: FittingTerms }) {
  if (products.length === 0) return null;
  const looks = variantsInRows(products.map(picturedTyre), ROW_LENGTH);
  return (
    <section className={classNames(layout.page, styles.row)}>
      <div className={layout.spread}>
        <h2>{messages.title}</h2>
        <ButtonLink href={SEARCH_PATH} variant="text" className={styles.all}>
          {messages.all}
        </ButtonLink>
      </div>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.tyres}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} terms={terms} look={looks[index]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
