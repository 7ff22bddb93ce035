// The tyre search: what was understood, filters, three picks, the tyres, and what to do when nothing fits.
import { Button, ButtonLink } from '../../../../platform/ui/button.tsx';
import { ChipRow } from '../../../../platform/ui/chip.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Select } from '../../../../platform/ui/form/field.tsx';
import { Pagination } from '../../../../platform/ui/list/pagination.tsx';
import { SkipLink } from '../../../../platform/ui/visually-hidden.tsx';
import type { Promises } from '../../../shop-profile/contract.ts';
import { promiseTexts } from '../../../shop-profile/promises.ts';
import type { FittingTerms } from '../../fitting/fitting-terms.ts';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { searchMessages as texts } from '../../messages/search.ts';
import { searchPath, sizePath } from '../../paths.ts';
import type { SearchResult } from '../../product/product-view.ts';
import { activeFilters } from '../../search/filter-words.ts';
import { SORTS, countFilters } from '../../search/search-filters.ts';
import { understoodWords } from '../../search/understood-words.ts';
import type { MeasureChoices } from '../../size/size-choice.ts';
import { formatTyreSize } from '../../size/tyre-size.ts';
import { TyreList } from '../tyre-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListFinder } from './list-finder.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OrderRule } from './order-rule.tsx';
import { Picks } from './picks.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SeasonTabs } from './season-tabs.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './search-page.module.css';
import tabs from './season-tabs.module.css';

/** As in filter-form.tsx and filters.plain.ts. */
const RESULTS_ID = 'tulokset';

export interface SearchPageProps {
  heading: string;
  result: SearchResult;
  choices: MeasureChoices;
  promises: Promises;
  terms: FittingTerms;
  contact: { phone: string; phoneHref: string; email: string; bookingUrl: string };
}

export function SearchPage({ heading, result, choices, promises, terms, contact }: SearchPageProps) {
  const { filters, total } = result;
  const isFirstPage = filters.page === 1;
  const hasFilters = result.textTotal > 0;
  return (
    <>
      <div className={styles.head}>
        <div className={layout.page}>
          <h1>{heading}</h1>
          <Understood result={result} />
          <SearchNotes result={result} />
        </div>
      </div>
      <ListFinder choices={choices} filters={filters} />
      <div
        className={classNames(layout.page, layout.stack6, styles.body, hasFilters && styles.columns)}
        data-plain="catalogue/filters"
      >
        {hasFilters && <SkipLink targetId={RESULTS_ID}>{texts.skipFilters}</SkipLink>}
        {hasFilters && <FilterForm result={result} delivery={promiseTexts(promises).deliveryDays} />}
        <section
          id={RESULTS_ID}
          tabIndex={-1}
          className={`${layout.stack5} ${styles.results}`}
          aria-label={texts.resultsLabel}
        >
          <ResultBar result={result} hasFilters={hasFilters} />
          {isFirstPage && result.picks.length > 0 && <Picks picks={result.picks} terms={terms} />}
          {total === 0 ? (
            <NothingFound result={result} contact={contact} />
          ) : (
            <TyreList tyres={result.items} terms={terms} isRows={filters.isRows} />
          )}
          {result.tooWeakCount > 0 && <p className={layout.note}>{texts.tooWeak(result.tooWeakCount)}</p>}
          <Pagination
            page={filters.page}
            pageCount={result.pageCount}
            hrefOf={(page) => searchPath({ ...filters, page })}
          />
          {total > 0 && <OrderRule />}
        </section>
      </div>
    </>
  );
}

function Understood({ result }: { result: SearchResult }) {
  const isOnlyWords = result.understood.every(({ kind }) => kind === 'words');
  // The heading contains it already.
  const isOnlySize = result.understood.every(({ kind }) => kind === 'size');
  if (isOnlyWords && result.textTotal === 0 && result.corrections.length === 0) return null;
  if (result.understood.length === 0) return null;
  return (
    <p className={`${layout.note} ${styles.understood}`}>
      {!isOnlySize && (
        <>
          <span>{texts.understood}: </span>
          {result.understood.map(understoodWords).join(' · ')}
          {'. '}
        </>
      )}
      {result.size && (
        <>
          {/* A size that the catalogue has never had has no page. */}
          {result.textTotal > 0 && (
            <>
              <a href={sizePath(result.size)}>{texts.sizePageLink(formatTyreSize(result.size))}</a>
              {'. '}
            </>
          )}
          {texts.checkYourTyres}
        </>
      )}
    </p>
  );
}

function ResultBar({ result, hasFilters }: { result: SearchResult; hasFilters: boolean }) {
  const { filters, facets } = result;
  // Where the text alone finds nothing, no filter is in the way.
  const active = hasFilters ? activeFilters(filters, facets) : [];
  return (
    <>
      <div className={`${layout.cluster4} ${styles.bar}`}>
        {hasFilters && <SeasonTabs result={result} />}
        <p className={styles.total} role="status">
          {texts.found(result.total)}
        </p>
        {hasFilters && (
          <ButtonLink href="#filters" variant="outline" size="small" className={styles.openFilters}>
            {texts.filtersWithCount(countFilters(filters))}
          </ButtonLink>
        )}
        {hasFilters && <Sort sort={filters.sort} />}
        {result.total > 0 && <View filters={filters} />}
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

/** Cards or rows; on a phone tyres are always rows. */
function View({ filters }: Pick<SearchResult, 'filters'>) {
  return (
    <nav aria-label={texts.view} className={`${tabs.tabs} ${styles.view}`}>
      {[false, true].map((isRows) => (
        <a
          key={String(isRows)}
          href={searchPath({ ...filters, isRows })}
          aria-current={isRows === filters.isRows ? 'true' : undefined}
        >
          {isRows ? texts.rows : texts.cards}
        </a>
      ))}
    </nav>
  );
}

/** A field of the filter form, which is elsewhere. */
function Sort({ sort }: Pick<SearchResult['filters'], 'sort'>) {
  return (
    <>
      <Select
        name="sort"
        form="filters"
        aria-label={texts.sort}
        data-print="no"
        defaultValue={sort === 'recommended' ? '' : sort}
        className={styles.sort}
      >
        {SORTS.map((each) => (
          <option key={each} value={each === 'recommended' ? '' : each}>
            {catalogueMessages.sorts[each]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form="filters" variant="outline" size="small">
          {texts.apply}
        </Button>
      </noscript>
    </>
  );
}
