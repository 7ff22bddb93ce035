// What every public page runs before anything is touched: small plain behaviours, and the waking of islands.
import { wakeIslands } from '../platform/browser/islands.ts';
import { installPageRing } from '../platform/browser/page-ring.ts';
import { installFrame } from './site-frame-script.ts';

installFrame();
installPageRing();
wakeIslands({
  islands: import.meta.glob('../features/*/site/*.island.tsx'),
  plain: import.meta.glob('../features/*/site/*.plain.ts'),
  loadHydrate: () => import('../platform/browser/hydrate.ts'),
});
