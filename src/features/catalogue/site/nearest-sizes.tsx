// Sizes that roll nearly as far per turn: said as such, never as the same.
import { searchMessages as texts, tyreCount } from '../messages-site.ts';
import type { NearestSizeView } from '../product-view.ts';

import styles from './nearest-sizes.module.css';

export function NearestSizes({ sizes }: { sizes: readonly NearestSizeView[] }) {
  return (
    <section className={styles.nearest}>
      <h3>{texts.nearestTitle}</h3>
      <p>{texts.nearestBody}</p>
      <ul>
        {sizes.map((size) => (
          <li key={size.fullSize}>
            <a href={size.href}>{size.fullSize}</a>
            <span>
              {texts.nearestChange(size.circumferenceChange)},{' '}
              {size.isSameRim ? texts.sameRim : texts.otherRim} · {tyreCount(size.productCount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
