// The web manifest: name and icons of the shop on a home screen (W3C Web Application Manifest).

const ASPHALT = '#14171a';

/** Opens in the browser's own window: a shop's addresses are there to be seen and shared. */
export function webManifest(siteName: string): object {
  return {
    id: '/',
    name: siteName,
    short_name: siteName.slice(0, 24),
    lang: 'fi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ASPHALT,
    theme_color: ASPHALT,
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
