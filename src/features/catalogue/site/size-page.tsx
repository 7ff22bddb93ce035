import { formatShortEuros } from '../../../platform/contract/money.ts';
import { Breadcrumbs } from '../../../platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
// One size: what it means in millimetres, every tyre of it by season, and sizes that roll nearly the same.
import type { Financing } from '../../shop-profile/financing.ts';
import { crumbTrail } from '../crumb-trail.ts';
import { sizeMessages as texts } from '../messages-site.ts';
import { searchPath } from '../paths.ts';
import type { SizePage as SizePageView } from '../product-view.ts';
import { sizeGeometry } from '../size-geometry.ts';
import { CrossSection } from './cross-section.tsx';
import { NearestSizes } from './nearest-sizes.tsx';
import { ProductCard } from './product-card.tsx';
import { Sidewall } from './sidewall.tsx';

import styles from './size-page.module.css';

export interface SizePageProps {
  page: SizePageView;
  financing: Financing | null;
  contact: { phone: string; phoneHref: string };
}

const KINDS = [
  { key: 'friction', filters: { type: 'winter', winterTypes: ['friction'] } },
  { key: 'studded', filters: { type: 'winter', winterTypes: ['studded'] } },
  { key: 'summer', filters: { type: 'summer', winterTypes: [] } },
] as const;

export function SizePage({ page, financing, contact }: SizePageProps) {
  const { size, fullSize, result } = page;
  const from = page.fromCents === null ? null : formatShortEuros(page.fromCents);
  return (
    <div className={styles.wrap}>
      <Breadcrumbs crumbs={crumbTrail([], fullSize)} />
      <header className={styles.head}>
        <div>
          <h1>{texts.title(fullSize)}</h1>
          <p className={styles.lead}>{texts.lead(fullSize, result.total, from)}</p>
          <div className={styles.kinds}>
            {KINDS.map(({ key, filters }) => (
              <ButtonLink
                key={key}
                variant="outline"
                size="small"
                href={searchPath({ text: fullSize, ...filters })}
              >
                {texts.seasons[key]} ({page.counts[key]})
              </ButtonLink>
            ))}
          </div>
        </div>
        <Sidewall size={size} />
      </header>
      {result.total > 0 ? (
        <section className={styles.tyres}>
          <div className={styles.grid}>
            {result.items.map((product) => (
              <ProductCard key={product.id} product={product} financing={financing} heading="h2" />
            ))}
          </div>
          {result.total > result.items.length && (
            <ButtonLink href={searchPath({ text: fullSize })}>{texts.allOfSize(result.total)}</ButtonLink>
          )}
        </section>
      ) : (
        <ButtonLink href={contact.phoneHref}>{texts.call(contact.phone)}</ButtonLink>
      )}
      <section className={styles.measures}>
        <div>
          <h2>{texts.measures}</h2>
          <p>{texts.reads({ ...size, sidewallMm: Math.round(sizeGeometry(size).sidewallMm) })}</p>
        </div>
        <CrossSection size={size} />
      </section>
      {page.nearest.length > 0 && <NearestSizes sizes={page.nearest} />}
    </div>
  );
}
