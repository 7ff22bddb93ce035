// The tick that takes a tyre to the comparison; compare.plain.ts does the rest. Not shown without script.
import { classNames } from '../../../../platform/ui/class-names.ts';
import { compareMessages as texts } from '../../messages/compare.ts';
import { shippedPictureOf } from '../../product/product-picture.ts';
import type { ProductCard } from '../../product/product-view.ts';

import choice from '../../../../platform/ui/form/choice.module.css';
import styles from './compare-tick.module.css';

interface CompareTickProps {
  product: ProductCard;
  /** Look of the picture that the card shows. */
  look?: number | undefined;
  className?: string | undefined;
}

export function CompareTick({ product, look, className }: CompareTickProps) {
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <label data-plain="catalogue/compare" className={classNames(styles.tick, className)}>
      <input
        type="checkbox"
        autoComplete="off"
        value={product.id}
        data-compare={name}
        data-picture={product.thumbnail ?? shippedPictureOf(product, look)}
        aria-label={texts.tickOf(name)}
        className={choice.tick}
      />
      {texts.tick}
    </label>
  );
}
