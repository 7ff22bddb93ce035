// Shows the tread ring while the next page is on its way, 150 ms after a click on an internal link or a submitted form.

const DELAY_MS = 150;

/** Sets `data-page="leaving"` on the root; styles draw the ring. Cleared when the page is shown again from history. */
export function installNavigationProgress(): void {
  const root = document.documentElement;
  let timer = 0;
  const clear = (): void => {
    clearTimeout(timer);
    delete root.dataset['page'];
  };
  const start = (): void => {
    clear();
    timer = window.setTimeout(() => (root.dataset['page'] = 'leaving'), DELAY_MS);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const isSamePage =
      link.pathname === location.pathname && link.search === location.search && link.hash !== '';
    if (link.origin === location.origin && !link.target && !link.hasAttribute('download') && !isSamePage) {
      start();
    }
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) start();
  });
  addEventListener('pageshow', clear);
}
