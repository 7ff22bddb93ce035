// The tick that takes a tyre to the comparison; compare.plain.ts does the rest. Not shown without script.
import { compareMessages as texts } from '../../messages/compare.ts';
import { shippedPictureOf } from '../../product/product-picture.ts';
import type { ProductCard } from '../../product/product-view.ts';

import choice from '../../../../platform/ui/form/choice.module.css';
import styles from './compare-tick.module.css';

export function CompareTick({ product }: { product: ProductCard }) {
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <label data-plain="catalogue/compare" data-print="no" className={styles.tick}>
      <input
        type="checkbox"
        autoComplete="off"
        value={product.id}
        data-compare={name}
        data-picture={product.thumbnail ?? shippedPictureOf(product)}
        aria-label={texts.tickOf(name)}
        className={choice.tick}
      />
      {texts.tick}
    </label>
  );
}
