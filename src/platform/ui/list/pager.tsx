// Pagination of a back-office list; the page is a query parameter.
import { useIsFetching } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';

import { buttonClass } from '../button.tsx';
import { uiMessages } from '../messages.ts';

import layout from '../style/layout.module.css';
import styles from './pager.admin.module.css';

export interface PagerProps {
  /** Names this list's pages for screen readers. */
  label: string;
  /** Name of the page number in the address. */
  param: string;
  /** 1-based. */
  page: number;
  pageCount: number;
}

/** Nothing when there is only one page. An address beyond the last page leads to the last one. */
export function Pager({ label, param, page, pageCount }: PagerProps) {
  const [query] = useSearchParams();
  // While a list is read its length may be that of the one before.
  const isReading = useIsFetching() > 0;
  const to = (wanted: number) => {
    const next = new URLSearchParams(query);
    if (wanted === 1) next.delete(param);
    else next.set(param, String(wanted));
    return { search: next.toString() };
  };
  if (page > pageCount && pageCount > 0 && !isReading) return <Navigate to={to(pageCount)} replace />;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={layout.row}>
      <Step to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <ChevronLeft />
        {uiMessages.previousPage}
      </Step>
      <p className={styles.place}>{uiMessages.pageOf(page, pageCount)}</p>
      <Step to={page < pageCount ? to(page + 1) : undefined} rel="next">
        {uiMessages.nextPage}
        <ChevronRight />
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Left out at the end of the list: the step is there, and cannot be taken. */
  to: { search: string } | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ to, rel, children }: StepProps) {
  const className = buttonClass({ variant: 'outline', size: 'small' });
  if (!to) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={className}>
      {children}
    </Link>
  );
}

/** Moves focus to a list's heading when another of its pages is shown, as a new document would start at its top. */
export function usePageStart(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus();
  }, [page]);
  return heading;
}
