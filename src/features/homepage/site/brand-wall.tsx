// The partner brands as one wall of word marks: names in our own type, not logos.
import ArrowRight from 'lucide-react/icons/arrow-right';

import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import { brandsMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/layout.module.css';
import styles from './brand-wall.module.css';

export function BrandWall({ brands }: { brands: readonly string[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.spread}>
        <h2>{messages.title}</h2>
        <ButtonLink href={SEARCH_PATH} variant="text" icon={<ArrowRight />} className={styles.link}>
          {messages.link}
        </ButtonLink>
      </div>
      <ul className={styles.wall}>
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </section>
  );
}
