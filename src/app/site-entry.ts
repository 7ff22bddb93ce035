// What every public page runs before anything is touched: small plain behaviours, and the waking of islands.
import { installConsent } from '../platform/browser/consent.ts';
import { wakeIslands } from '../platform/browser/islands.ts';
import { installOverlays } from '../platform/browser/overlays.ts';
import { installPageRing } from '../platform/browser/page-ring.ts';
import { installFrame } from './site-frame-script.ts';

installFrame();
installOverlays();
const banner = document.getElementById('evasteasetukset');
if (banner) installConsent(banner);
installPageRing();
// Named as in session-tokens.ts, which most visitors never load.
addEventListener('adminSessionExpired', () => {
  void import('./site-session-end.ts').then(({ tellSessionEnd }) => tellSessionEnd());
});
// As in session-tokens.ts, too.
try {
  if (localStorage.getItem('adminToken')) {
    void import('./site-admin-drawer.ts').then(({ offerBackOffice }) => offerBackOffice());
  }
} catch {
  // Storage that is refused holds no session.
}
wakeIslands({
  islands: import.meta.glob('../features/*/site/*.island.tsx'),
  plain: import.meta.glob('../features/*/site/*.plain.ts'),
  loadHydrate: () => import('../platform/browser/hydrate.ts'),
});
