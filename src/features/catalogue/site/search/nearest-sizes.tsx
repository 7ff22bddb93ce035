// Sizes to go on with: those that roll nearly as far per turn, marked as such, and those that have the typed digits.
import { searchMessages as texts } from '../../messages/search.ts';
import { tyreCount } from '../../messages/tyre-count.ts';
import type { NearestSizeView, Suggestion } from '../../product/product-view.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './nearest-sizes.module.css';

export function NearestSizes({ sizes }: { sizes: readonly NearestSizeView[] }) {
  return (
    <section className={`${layout.stack2} ${styles.nearest}`}>
      <h3>{texts.nearestTitle}</h3>
      <p>{texts.nearestBody}</p>
      <ul>
        {sizes.map((size) => (
          <li key={size.fullSize}>
            <a href={size.href}>
              <b>{size.fullSize}</b>
              <span>
                {texts.nearestChange(size.circumferenceChange)},{' '}
                {size.isSameRim ? texts.sameRim : texts.otherRim} · {tyreCount(size.productCount)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DigitSizes({ digits, sizes }: { digits: string; sizes: readonly Suggestion[] }) {
  return (
    <section className={`${layout.stack2} ${styles.nearest}`}>
      <h3>{texts.digitsTitle(digits.trim())}</h3>
      <p>{texts.digitsBody}</p>
      <ul>
        {sizes.map(({ text, href, productCount }) => (
          <li key={href}>
            <a href={href}>
              <b>{text}</b>
              <span>{tyreCount(productCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
