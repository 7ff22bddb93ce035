// One size: what it means in millimetres, every tyre of it by season, and sizes that roll nearly the same.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { Breadcrumbs } from '../../../../platform/ui/page/breadcrumbs.tsx';
import { bookingAddress } from '../../../shop-profile/booking-address.ts';
import { crumbTrail } from '../../crumb-trail.ts';
import type { FittingTerms } from '../../fitting/fitting-terms.ts';
import { finderMessages } from '../../messages/finder.ts';
import { bookingQuery, sizeMessages as texts } from '../../messages/site.ts';
import { searchPath } from '../../paths.ts';
import type { SizePage as SizePageView } from '../../product/product-view.ts';
import type { MeasureChoices } from '../../size/size-choice.ts';
import { sizeGeometry } from '../../size/size-geometry.ts';
import { CrossSection } from '../drawings/cross-section.tsx';
import { Sidewall } from '../drawings/sidewall.tsx';
import { TyreList } from '../tyre-list.tsx';
import { ListFinder } from './list-finder.tsx';
import { NearestSizes } from './nearest-sizes.tsx';
import { OrderRule } from './order-rule.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './size-page.module.css';

export interface SizePageProps {
  page: SizePageView;
  /** What four cost fitted at least; null where none can be had so. */
  fittedCents: number | null;
  choices: MeasureChoices;
  terms: FittingTerms;
  contact: { phone: string; phoneHref: string; bookingUrl: string };
}

const KINDS = [
  { key: 'friction', filters: { type: 'winter', winterTypes: ['friction'] } },
  { key: 'studded', filters: { type: 'winter', winterTypes: ['studded'] } },
  { key: 'summer', filters: { type: 'summer', winterTypes: [] } },
] as const;

export function SizePage({ page, fittedCents, choices, terms, contact }: SizePageProps) {
  const { size, fullSize, result } = page;
  const from = fittedCents === null ? null : formatShortEuros(fittedCents);
  return (
    <>
      <ListFinder choices={choices} filters={result.filters} />
      <div className={`${layout.page} ${layout.stack8} ${styles.wrap}`}>
        <Breadcrumbs crumbs={crumbTrail([], fullSize)} />
        <header className={`${layout.stack6} ${styles.head}`}>
          <div>
            <h1>{texts.title(fullSize)}</h1>
            <p className={styles.lead}>{texts.lead(fullSize, result.total, from)}</p>
            <div className={layout.cluster2}>
              {KINDS.map(({ key, filters }) => (
                <ButtonLink
                  key={key}
                  variant="outline"
                  size="small"
                  href={searchPath({ text: fullSize, ...filters })}
                >
                  {/* One part, as a button keeps its parts apart. */}
                  <span>
                    {finderMessages.seasons[key]}
                    <span className={styles.tyresWord}>{texts.tyresWord}</span> ({page.counts[key]})
                  </span>
                </ButtonLink>
              ))}
            </div>
            {contact.bookingUrl && (
              <p className={styles.book}>
                <ButtonLink
                  variant="outline"
                  href={bookingAddress(contact.bookingUrl, { [bookingQuery.size]: fullSize })}
                >
                  {texts.book}
                </ButtonLink>
              </p>
            )}
          </div>
          <Sidewall size={size} />
        </header>
        {result.total > 0 ? (
          <section className={styles.tyres}>
            <TyreList tyres={result.items} terms={terms} />
            {result.total > result.items.length && (
              <ButtonLink href={searchPath({ text: fullSize })}>{texts.allOfSize(result.total)}</ButtonLink>
            )}
            <OrderRule />
          </section>
        ) : (
          contact.phone && <ButtonLink href={contact.phoneHref}>{texts.call(contact.phone)}</ButtonLink>
        )}
        <section className={`${layout.stack6} ${layout.panel} ${styles.measures}`}>
          <div>
            <h2>{texts.measures}</h2>
            <p>{texts.reads({ ...size, sidewallMm: Math.round(sizeGeometry(size).sidewallMm) })}</p>
          </div>
          <CrossSection size={size} />
        </section>
        {page.nearest.length > 0 && <NearestSizes sizes={page.nearest} />}
      </div>
    </>
  );
}
