// The tyre search: what was understood, filters, three picks, the tyres, and what to do when nothing fits.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { ChipRow } from '../../../platform/ui/chip.tsx';
import { Pagination } from '../../../platform/ui/pagination.tsx';
import type { Financing } from '../../shop-profile/financing.ts';
import { activeFilters } from '../filter-words.ts';
import { searchMessages as texts } from '../messages-site.ts';
import { catalogueMessages } from '../messages.ts';
import { searchPath, sizePath } from '../paths.ts';
import type { SearchResult, TyrePick } from '../product-view.ts';
import { countFilters } from '../search-filters.ts';
import { formatTyreSize } from '../tyre-size.ts';
import { understoodWords } from '../understood-words.ts';
import { FilterForm } from './filter-form.tsx';
import { DigitSizes, NearestSizes } from './nearest-sizes.tsx';
import { ProductCard } from './product-card.tsx';
import { SearchForm } from './search-form.tsx';
import { SeasonTabs } from './season-tabs.tsx';

import styles from './search-page.module.css';

export interface SearchPageProps {
  heading: string;
  result: SearchResult;
  financing: Financing | null;
  contact: { phone: string; phoneHref: string; email: string };
}

/** Cards above the fold on a desktop, whose pictures are not to wait. */
const EAGER_CARDS = 3;

export function SearchPage({ heading, result, financing, contact }: SearchPageProps) {
  const { filters, total } = result;
  const isFirstPage = filters.page === 1;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.wrap}>
          <h1>{heading}</h1>
          <SearchForm text={filters.text} />
          <Understood result={result} />
        </div>
      </div>
      <div className={`${styles.wrap} ${styles.columns}`}>
        <FilterForm result={result} />
        <section id="tulokset" className={styles.results} aria-label={texts.resultsLabel}>
          <SeasonTabs result={result} />
          <ResultBar result={result} />
          {isFirstPage && result.picks.length > 0 && <Picks picks={result.picks} />}
          {total === 0 ? (
            <Nothing result={result} contact={contact} />
          ) : (
            <div className={styles.grid}>
              {result.items.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  financing={financing}
                  heading="h2"
                  isLazy={index >= EAGER_CARDS}
                />
              ))}
            </div>
          )}
          {result.tooWeakCount > 0 && <p className={styles.note}>{texts.tooWeak(result.tooWeakCount)}</p>}
          <Pagination
            page={filters.page}
            pageCount={result.pageCount}
            hrefOf={(page) => searchPath({ ...filters, page })}
          />
          <details className={styles.rule}>
            <summary>{texts.sortRule}</summary>
            <p>{catalogueMessages.recommendedRule}</p>
          </details>
        </section>
      </div>
    </>
  );
}

function Understood({ result }: { result: SearchResult }) {
  if (result.understood.length === 0) return null;
  return (
    <p className={styles.understood}>
      <span>{texts.understood}: </span>
      {result.understood.map(understoodWords).join(' · ')}
      {result.size && (
        <>
          {'. '}
          <a href={sizePath(result.size)}>{texts.sizePageLink(formatTyreSize(result.size))}</a>
          {'. '}
          {texts.checkYourTyres}
        </>
      )}
      {result.isCut && ` ${texts.cut}`}
    </p>
  );
}

function ResultBar({ result }: { result: SearchResult }) {
  const { filters, facets } = result;
  const active = activeFilters(filters, facets);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {texts.found(result.total)}
        </p>
        <ButtonLink href="#filters" variant="outline" size="small" className={styles.openFilters}>
          {texts.filtersWithCount(countFilters(filters))}
        </ButtonLink>
      </div>
      {active.length > 0 && (
        <ChipRow
          label={texts.activeFilters}
          chips={active.map(({ label, href }) => ({ key: href, label, removeHref: href }))}
        />
      )}
    </>
  );
}

function Picks({ picks }: { picks: readonly TyrePick[] }) {
  return (
    <section className={styles.picks} aria-label={texts.picksTitle}>
      {picks.map(({ kind, title, rule, product }) => (
        <a key={kind} href={product.href} className={styles.pick}>
          <strong>{title}</strong>
          <span>
            {product.manufacturer.name} {product.model}
          </span>
          <small>{rule}</small>
        </a>
      ))}
    </section>
  );
}

function Nothing({ result, contact }: Pick<SearchPageProps, 'result' | 'contact'>) {
  const isNarrowed = countFilters(result.filters) > 0;
  return (
    <div className={styles.nothing}>
      <h2>{isNarrowed ? texts.emptyTitle : texts.unfoundTitle}</h2>
      <p>{isNarrowed ? texts.emptyBody : texts.unfoundBody}</p>
      <div className={styles.ways}>
        {isNarrowed && (
          <ButtonLink href={searchPath({ text: result.filters.text })}>{texts.clear}</ButtonLink>
        )}
        <ButtonLink href={contact.phoneHref} variant="outline">
          {texts.callUs(contact.phone)}
        </ButtonLink>
        <ButtonLink href={`mailto:${contact.email}`} variant="text">
          {texts.mailUs}
        </ButtonLink>
      </div>
      {result.digitSizes.length > 0 && <DigitSizes digits={result.filters.text} sizes={result.digitSizes} />}
      {result.nearest.length > 0 && <NearestSizes sizes={result.nearest} />}
    </div>
  );
}
