// Loads the scripts of all tabs once the first one is drawn, so that another opens without waiting for its own.
import { adminTabs } from './tabs.ts';

/** By then the first tab has what it shows. */
const AFTER_MS = 2_000;

/** Begins a little later, and loads one tab after the other; returns how to give up. */
export function preloadTabs(): () => void {
  const timer = setTimeout(() => {
    // A tab that cannot be loaded reports it when it is opened.
    loadAll().catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

async function loadAll(): Promise<void> {
  for (const { lazy, path = '' } of adminTabs.flatMap(({ routes }) => routes)) {
    if (path === '' && typeof lazy === 'function') await lazy();
  }
}
