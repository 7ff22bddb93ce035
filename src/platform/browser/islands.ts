// Wakes parts of a page on the first touch or focus inside them: React islands, and forms with a plain script.

type LoadModule = () => Promise<unknown>;

export interface IslandModules {
  /** '../features/<slice>/site/<file>.island.tsx' → its loader; each exports one component. */
  islands: Readonly<Record<string, LoadModule>>;
  /** '../features/<slice>/site/<file>.plain.ts' → its loader; each exports `attach(host)`. */
  plain: Readonly<Record<string, LoadModule>>;
  /** Brings React. */
  loadHydrate: () => Promise<{ hydrateIsland: (host: HTMLElement, module: unknown) => void }>;
}

/** Hosts carry `data-island` or `data-plain` with '<slice>/<file>'; `data-island-when="visible"` wakes on sight, `data-wake-after` so many ms later. */
export function wakeIslands({ islands, plain, loadHydrate }: IslandModules): void {
  const start = async (host: HTMLElement): Promise<void> => {
    const [slice, file] = (host.dataset['island'] ?? host.dataset['plain'] ?? '').split('/');
    const path = `../features/${slice}/site/${file}`;
    if (host.dataset['plain']) {
      // The touch that wakes a form is often a choice already, made before anybody listens: it is told again.
      const early: Event[] = [];
      const note = (event: Event): void => void early.push(event);
      host.addEventListener('change', note, { once: true });
      attach(await plain[`${path}.plain.ts`]?.(), host);
      host.removeEventListener('change', note);
      early[0]?.target?.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      const [{ hydrateIsland }, module] = await Promise.all([
        loadHydrate(),
        islands[`${path}.island.tsx`]?.(),
      ]);
      hydrateIsland(host, module);
    }
  };
  const wake = (host: HTMLElement): void => {
    if (host.dataset['awake']) return;
    host.dataset['awake'] = 'loading';
    start(host).then(
      () => (host.dataset['awake'] = 'true'),
      // Forms work without script; the next touch tries again.
      () => delete host.dataset['awake'],
    );
  };
  const onTouch = ({ target }: Event): void => {
    const host = target instanceof Element && target.closest<HTMLElement>('[data-island],[data-plain]');
    if (host) wake(host);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onTouch, { passive: true });
  }
  const onSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) wake(target);
    }
  });
  for (const host of document.querySelectorAll('[data-island-when=visible]')) onSight.observe(host);
  for (const host of document.querySelectorAll<HTMLElement>('[data-wake-after]')) {
    setTimeout(wake, Number(host.dataset['wakeAfter']), host);
  }
  // A field that already has focus when the script arrives.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island],[data-plain]');
  if (focused) wake(focused);
}

function attach(module: unknown, host: HTMLElement): void {
  if (hasAttach(module)) module.attach(host);
}

function hasAttach(module: unknown): module is { attach: (host: HTMLElement) => void } {
  return (
    typeof module === 'object' && module !== null && 'attach' in module && typeof module.attach === 'function'
  );
}
