// Draws a whole document of ours in a frame, without running its scripts: what is shown is swapped in place, so that
// neither the styles blink nor the place on the page is lost.

let policy: { createHTML: (html: string) => string } | undefined;

/** Only for documents that our own server has rendered. */
function trusted(html: string): string {
  // The policy of the site wants every text that becomes a document to have passed one of these.
  policy ??= window.trustedTypes?.createPolicy('page-preview', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}

/** Parts of the page that the keyboard would stop at; the page is there to be looked at. */
const STOPS = 'a, button, input, select, textarea, summary';

/** Done when the styles are there, so that what is on the page has its place. */
export async function drawPage(frame: HTMLIFrameElement, html: string): Promise<void> {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  for (const stop of page.querySelectorAll(STOPS)) stop.setAttribute('tabindex', '-1');
  // Nothing in the frame tells the pictures that they have come.
  for (const box of page.querySelectorAll('[data-picture]')) box.setAttribute('data-picture', 'ready');
  const shown = frame.contentDocument;
  if (!shown) return;
  shown.documentElement.lang = page.documentElement.lang;
  copyTheme(shown);
  const styles = stylesOf(shown) === stylesOf(page) ? [] : loadingStyles(page);
  if (styles.length > 0) {
    shown.head.replaceChildren(
      ...page.head.querySelectorAll('link[rel="stylesheet"], meta[name="color-scheme"]'),
    );
  }
  const { scrollX, scrollY } = frame.contentWindow ?? { scrollX: 0, scrollY: 0 };
  shown.body.replaceWith(shown.adoptNode(page.body));
  frame.contentWindow?.scrollTo(scrollX, scrollY);
  await Promise.all(styles);
}

/** Brings the element with the id into sight, with '' the top of the page; false when there is no such element. */
export function showPlace(frame: HTMLIFrameElement, id: string): boolean {
  const element = id === '' ? frame.contentDocument?.body : frame.contentDocument?.getElementById(id);
  if (!element) return false;
  const top = id === '' ? 0 : element.getBoundingClientRect().top + (frame.contentWindow?.scrollY ?? 0);
  frame.contentWindow?.scrollTo({ top: Math.max(0, top - PLACE_MARGIN_PX), behavior: 'instant' });
  return true;
}

/** The header of the page stays over its upper edge. */
const PLACE_MARGIN_PX = 80;

/** Asks for an empty document in standards mode; the frame's load event tells when it is there. */
export function prepareFrame(frame: HTMLIFrameElement): void {
  frame.srcdoc = trusted('<!doctype html><title></title>');
}

/** Clicks in the frame lead nowhere. */
export function keepInPlace(frame: HTMLIFrameElement): void {
  for (const type of ['click', 'auxclick', 'submit']) {
    frame.contentDocument?.addEventListener(type, (event) => event.preventDefault(), true);
  }
}

function copyTheme(shown: Document): void {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) delete shown.documentElement.dataset['theme'];
  else shown.documentElement.dataset['theme'] = theme;
}

/** A style sheet that cannot be had is not waited for any longer than until that is known. */
function loadingStyles(page: Document): Promise<unknown>[] {
  return [...page.querySelectorAll('link[rel="stylesheet"]')].map(
    (link) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
      }),
  );
}

function stylesOf(page: Document): string {
  return [...page.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.getAttribute('href'))
    .join(' ');
}
