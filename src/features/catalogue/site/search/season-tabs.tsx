// The first choice of every search: all, summer, friction or studded, as plain links with their counts.
import { formatCount } from '../../../../platform/contract/count.ts';
import { searchMessages as texts } from '../../messages/search.ts';
import { searchPath } from '../../paths.ts';
import type { SearchResult } from '../../product/product-view.ts';
import type { TyreFilters } from '../../search/search-filters.ts';

import styles from './season-tabs.module.css';

/** From this count on the full words and the counts do not fit next to order and view. */
const LONG_COUNT = 1000;

interface Tab {
  label: string;
  /** What a phone shows of it, and every screen where counts are long. */
  short?: string;
  count: number;
  change: Pick<TyreFilters, 'type' | 'winterTypes'>;
}

export function SeasonTabs({ result }: { result: SearchResult }) {
  const { filters, facets } = result;
  // Studded and friction tyres are winter tyres, even if the query does not contain that.
  const season = filters.winterTypes.length > 0 ? 'winter' : filters.type;
  const tabs: Tab[] = [
    { label: texts.all, count: facets.seasons.all, change: { type: null, winterTypes: [] } },
    {
      label: texts.seasonTitles.summer,
      short: texts.shortSeasons.summer,
      count: facets.seasons.summer,
      change: { type: 'summer', winterTypes: [] },
    },
    {
      label: texts.seasonTitles.friction,
      short: texts.shortSeasons.friction,
      count: facets.seasons.friction,
      change: { type: 'winter', winterTypes: ['friction'] },
    },
    {
      label: texts.seasonTitles.studded,
      short: texts.shortSeasons.studded,
      count: facets.seasons.studded,
      change: { type: 'winter', winterTypes: ['studded'] },
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={texts.groups.season}>
      {tabs.map(({ label, short = label, count, change }) => {
        const isCurrent = change.type === season && change.winterTypes.join() === filters.winterTypes.join();
        return (
          <a
            key={label}
            href={searchPath({ ...filters, ...change, page: 1 })}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <span>
              {short}
              {short !== label && facets.seasons.all < LONG_COUNT && (
                <span className={styles.rest}>{label.slice(short.length)}</span>
              )}{' '}
              <span className={styles.count}>{formatCount(count)}</span>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
