// Shows the progress ring while the next page is on its way, 150 ms after a click on an internal link or a submitted form. Without a
// connection the page stays, with all that was typed, and says so.

const DELAY_MS = 150;

/** Sets `data-page` on the root to `leaving` or `offline`; styles draw the rest. Cleared when the page is shown again from history. */
export function installNavigationProgress(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    delete root.dataset['page'];
  };
  const showOffline = (): void => void (root.dataset['page'] = 'offline');
  const start = (event: Event): void => {
    clear();
    if (navigator.onLine) {
      timer = setTimeout(() => (root.dataset['page'] = 'leaving'), DELAY_MS);
    } else {
      event.preventDefault();
      showOffline();
    }
  };
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const isSamePage = link.hash && link.pathname + link.search === location.pathname + location.search;
    if (!isSamePage) start(event);
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) start(event);
  });
  addEventListener('pageshow', clear);
  addEventListener('offline', showOffline);
  addEventListener('online', clear);
}
