// From page to page of a list: plain links, with the present place in words between them.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { ButtonLink } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';

import styles from './pagination.module.css';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Names this list's pages where a screen has several. */
  label?: string | undefined;
}

/** Nothing when there is only one page. */
export function Pagination({ page, pageCount, hrefOf, label = uiMessages.pagination }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} rel="prev" variant="outline" size="small" icon={<ChevronLeft />}>
          {uiMessages.previousPage}
        </ButtonLink>
      )}
      <ul className={styles.numbers}>
        {pageNumbers(page, pageCount).map((number, at, all) => (
          <li key={number} className={classNames(at > 0 && number - (all[at - 1] ?? 0) > 1 && styles.gap)}>
            <a
              href={hrefOf(number)}
              aria-label={uiMessages.goToPage(number)}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.place}>{uiMessages.pageOf(page, pageCount)}</p>
      {page < pageCount && (
        <ButtonLink href={hrefOf(page + 1)} rel="next" variant="outline" size="small">
          {uiMessages.nextPage}
          <ChevronRight />
        </ButtonLink>
      )}
    </nav>
  );
}

/** First, last, and the neighbours of the present page. */
function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
}
