// Wakes islands: loads React and the island's code on the first touch or focus inside it, then lets React take over.

type LoadIsland = () => Promise<unknown>;

/** `modules` maps '../features/<slice>/site/<file>.island.tsx' to its loader; `loadHydrate` brings React. */
export function wakeIslands(
  modules: Readonly<Record<string, LoadIsland>>,
  loadHydrate: () => Promise<{ hydrateIsland: (host: HTMLElement, module: unknown) => void }>,
): void {
  const wake = (host: HTMLElement): void => {
    const [slice, file] = (host.dataset['island'] ?? '').split('/');
    const load = modules[`../features/${slice}/site/${file}.island.tsx`];
    if (!load || host.dataset['islandState']) return;
    host.dataset['islandState'] = 'loading';
    Promise.all([loadHydrate(), load()]).then(
      ([{ hydrateIsland }, module]) => {
        hydrateIsland(host, module);
        host.dataset['islandState'] = 'awake';
      },
      // The form below still works without script; the next touch tries again.
      () => delete host.dataset['islandState'],
    );
  };
  const onTouch = (event: Event): void => {
    const host = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
    if (host) wake(host);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onTouch, { passive: true });
  const onSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) {
        onSight.unobserve(target);
        wake(target);
      }
    }
  });
  for (const host of document.querySelectorAll('[data-island-when=visible]')) onSight.observe(host);
  // A field that already has focus when the script arrives.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island]');
  if (focused) wake(focused);
}
