// The one document of the back office: an empty frame that its script fills. The same for everyone, so nothing in it is secret.
import { adminMessages as messages } from './messages.ts';

export interface AdminDocumentInput {
  /** Addresses of module scripts. */
  scripts: readonly string[];
  stylesheets: readonly string[];
  /** Module scripts that the first tab needs. */
  firstTab: readonly string[];
  /** What the public page after the sign-in needs to open the drawer. */
  drawer: readonly string[];
  /** The one inline script, allowed by its hash. */
  themeScript: string;
}

/** The HTML served at /admin and below. */
export function adminDocument({
  scripts,
  stylesheets,
  firstTab,
  drawer,
  themeScript,
}: AdminDocumentInput): string {
  return [
    '<!doctype html><html lang="fi" data-density="compact"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<title>${messages.name}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="preload" href="/fonts/archivo.woff2" as="font" type="font/woff2" crossorigin>',
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`),
    // After the styles, as on the public pages (see platform/server/pages/document.tsx).
    `<script>${themeScript}</script>`,
    ...scripts.map((address) => `<script type="module" src="${address}"></script>`),
    ...firstTab.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...drawer.map((address) => `<link rel="prefetch" href="${address}">`),
    '</head><body><div id="admin"></div>',
    `<noscript><p>${messages.needsScript}</p></noscript>`,
    '</body></html>',
  ].join('');
}
