// Which pages the site has, so that a link is only shown when it leads somewhere.
import { createContext, useContext } from 'react';

/** Given by the frame; without it (previews, tests of one view) every page counts as there. */
export const PublishedPages = createContext<ReadonlySet<string> | undefined>(undefined);

/** Whether a path, its query and fragment aside, is a page of the site. */
export function usePageExists(): (href: string) => boolean {
  const publishedPaths = useContext(PublishedPages);
  return (href) => publishedPaths?.has(href.split(/[?#]/, 1)[0] ?? '') ?? true;
}
