// Pages of a result as plain links: previous, a few numbers, next.
import { pageMessages as texts } from '../messages-site.ts';

import styles from './page-links.module.css';

const AROUND = 2;

export function PageLinks({
  page,
  pageCount,
  href,
}: {
  page: number;
  pageCount: number;
  href: (page: number) => string;
}) {
  if (pageCount <= 1) return null;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= AROUND,
  );
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          {texts.previous}
        </a>
      )}
      {numbers.map((number, index) => (
        <span key={number} className={styles.number}>
          {index > 0 && number - (numbers[index - 1] ?? number) > 1 && <i aria-hidden="true">…</i>}
          <a
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={texts.page(number)}
          >
            {number}
          </a>
        </span>
      ))}
      {page < pageCount && (
        <a href={href(page + 1)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  );
}
