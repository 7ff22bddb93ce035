// Marks a part of a server-rendered page that is the same wherever it is shown, so that it is written out once.
import { createContext, useContext, type ReactElement } from 'react';

/** What a part shows: the same markup for the same object together with the same other things, each compared by identity. */
export interface FragmentSource {
  of: object;
  by: readonly unknown[];
  /** Before the ids inside; parts of one page need different ones. */
  idPrefix: string;
}

/** The markup of a part, written now or before. */
export type CacheFragment = (source: FragmentSource, element: ReactElement) => string;

/** Given by the page renderer; without it (previews, tests of views) a part is rendered in place. */
export const FragmentCacheContext = createContext<CacheFragment | undefined>(undefined);

export interface CachedFragmentProps extends FragmentSource {
  as: 'article' | 'header' | 'footer';
  id?: string | undefined;
  className?: string | undefined;
  /** It is rendered apart from the page, so contexts from outside do not reach into it. */
  children: ReactElement;
}

export function CachedFragment({ as: Tag, id, className, children, of, by, idPrefix }: CachedFragmentProps) {
  const cacheFragment = useContext(FragmentCacheContext);
  if (!cacheFragment) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  // The markup is our own component's, escaped by React.
  const html = cacheFragment({ of, by, idPrefix }, children);
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
