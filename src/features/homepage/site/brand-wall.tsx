// The partner brands as one wall: their logos where staff have given them, otherwise names in our own type.
import ArrowRight from 'lucide-react/icons/arrow-right';

import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import type { Brand } from '../contract.ts';
import { brandsMessages as messages } from '../messages.ts';
import { BrandLink } from './brand-mark.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './brand-wall.module.css';

export function BrandWall({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section data-print="no" className={classNames(layout.page, layout.section)}>
      <div className={layout.spread}>
        <h2>{messages.title}</h2>
        <ButtonLink href={SEARCH_PATH} variant="text" icon={<ArrowRight />} className={styles.link}>
          {messages.link}
        </ButtonLink>
      </div>
      <ul className={styles.wall}>
        {brands.map((brand) => (
          <li key={brand._id}>
            <BrandLink brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
