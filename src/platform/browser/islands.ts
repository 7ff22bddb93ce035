// Loads the script of a part of the page on the first touch or focus inside it: React islands and enhanced forms.

type LoadModule<Module = unknown> = () => Promise<Module>;

export interface PlainModule {
  attach: (host: HTMLElement) => void;
}

export interface IslandModules {
  /** '../../features/<slice>/site/<file>.island.tsx' → its loader; each exports one component. */
  islands: Readonly<Record<string, LoadModule>>;
  /** '../../features/<slice>/site/<file>.plain.ts' → its loader; each exports `attach(host)`. */
  plain: Readonly<Record<string, LoadModule<PlainModule>>>;
  /** Brings React. */
  loadHydrate: () => Promise<{ hydrateIsland: (host: HTMLElement, module: unknown) => void }>;
}

/**
 * Hosts carry `data-island` or `data-plain` with '<slice>/<file>'; `data-island-when="visible"` hydrates when visible,
 * `data-hydrate-after` is a delay in ms.
 */
export function hydrateIslands({ islands, plain, loadHydrate }: IslandModules): void {
  const start = async (host: HTMLElement): Promise<void> => {
    const name = host.dataset['island'] ?? host.dataset['plain'] ?? '';
    const path = `../../features/${name.replace('/', '/site/')}`;
    if (host.dataset['plain']) {
      // The event that loads a form's script is often a choice already, made before it listens: dispatch it again.
      const early: Event[] = [];
      const note = (event: Event): void => void early.push(event);
      host.addEventListener('change', note, { once: true });
      (await plain[`${path}.plain.ts`]?.())?.attach(host);
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
    if (host.dataset['hydrated']) return;
    host.dataset['hydrated'] = 'loading';
    start(host).then(
      () => (host.dataset['hydrated'] = 'true'),
      // Forms work without script; the next touch tries again.
      () => delete host.dataset['hydrated'],
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
  for (const host of document.querySelectorAll<HTMLElement>('[data-hydrate-after]')) {
    setTimeout(wake, Number(host.dataset['hydrateAfter']), host);
  }
  // A field that already has focus when the script arrives.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island],[data-plain]');
  if (focused) wake(focused);
}
