// A brand in the wall, the footer and on service cards: its logo, or its name where it has none.
import { Picture } from '../../../platform/ui/picture.tsx';
import { searchPath } from '../../catalogue/paths.ts';
import type { Brand } from '../contract.ts';

import styles from './brand-mark.module.css';

/** Leads to the tyres of the brand. */
export function BrandLink({ brand }: { brand: Pick<Brand, 'name' | 'imageUrl'> }) {
  return (
    <a href={searchPath({ text: brand.name })} className={styles.link}>
      <BrandMark brand={brand} />
    </a>
  );
}

export function BrandMark({ brand: { name, imageUrl } }: { brand: Pick<Brand, 'name' | 'imageUrl'> }) {
  if (!imageUrl) return name;
  return (
    <Picture
      src={imageUrl}
      width={240}
      height={80}
      alt={name}
      sizes="120px"
      fit="contain"
      className={styles.logo}
    />
  );
}
