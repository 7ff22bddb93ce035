// Marks a part of a server-rendered page that is the same wherever it is shown, so that it is written out once.
import { createContext, useContext } from 'react';
import type { ReactElement } from 'react';

/** What a part shows: the same markup for the same object together with the same other things, each compared by identity. */
export interface PartSource {
  of: object;
  by: readonly unknown[];
  /** Before the ids inside; parts of one page need different ones. */
  idPrefix: string;
}

/** The markup of a part, written now or before. */
export type KeepPart = (source: PartSource, element: ReactElement) => string;

/** Given by the page renderer; without it (previews, tests of views) a part is rendered in place. */
export const KeepPartContext = createContext<KeepPart | undefined>(undefined);

export interface KeptPartProps extends PartSource {
  as: 'article' | 'div';
  className?: string | undefined;
  /** Nothing inside may ask for a context or be an island: a part is rendered apart from the page. */
  children: ReactElement;
}

export function KeptPart({ as: Tag, className, children, of, by, idPrefix }: KeptPartProps) {
  const keepPart = useContext(KeepPartContext);
  if (!keepPart) return <Tag className={className}>{children}</Tag>;
  // The markup is our own component's, escaped by React.
  const html = keepPart({ of, by, idPrefix }, children);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
