// A page as it would be with changes that are not saved: rendered completely for staff, never cached.
import type { BodyOf, EndpointDeclaration } from '../../contract/endpoint.ts';
import type { BoundRoute } from '../http/routes.ts';
import type { BoundFrame } from './frame.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Declared by the slice that owns the page; the application binds it to the site. */
export interface PagePreview {
  endpoint: EndpointDeclaration;
  /** Method syntax on purpose: a preview of a known body is a preview. */
  page(body: unknown): Page;
  /** The frame around it where the body changes that, too. */
  frame?(body: unknown): BoundFrame;
}

/**
 * Shows the page that `page` makes of the body, in the frame that `frame` makes of it (left out: the one that is there);
 * the answer of `endpoint` is `{ html }`, a complete document.
 */
export function preview<const E extends EndpointDeclaration>(
  endpoint: E,
  page: (body: BodyOf<E>) => Page,
  frame?: (body: BodyOf<E>) => BoundFrame,
): PagePreview {
  return { endpoint, page, ...(frame && { frame }) } satisfies {
    endpoint: E;
    page(body: BodyOf<E>): Page;
    frame?(body: BodyOf<E>): BoundFrame;
  };
}

/** The call of a preview. */
export function previewRoute(shown: PagePreview, site: Pick<Site, 'preview'>): BoundRoute {
  return {
    endpoint: shown.endpoint,
    handle: async ({ body }) => ({ html: await site.preview(shown.page(body), shown.frame?.(body)) }),
  };
}
