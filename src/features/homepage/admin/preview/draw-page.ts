// Draws the home page in the preview's frame and scrolls it to what is being edited.
import { parsePreview, swapBody } from '../../../../platform/ui/preview/preview-frame.tsx';

/** What the keyboard would stop at. */
const STOPS = 'a, button, input, select, textarea, summary';

/** Resolves when the styles have loaded, so that positions on the page can be measured. */
export async function drawPage(frame: HTMLIFrameElement, html: string): Promise<void> {
  const page = parsePreview(html);
  for (const script of page.querySelectorAll('script')) script.remove();
  for (const stop of page.querySelectorAll(STOPS)) stop.setAttribute('tabindex', '-1');
  // The script that marks images as loaded does not run in the frame.
  for (const box of page.querySelectorAll('[data-picture]')) box.setAttribute('data-picture', 'ready');
  const shown = frame.contentDocument;
  if (!shown) return;
  copyTheme(shown);
  const styles = stylesOf(shown) === stylesOf(page) ? [] : loadingStyles(page);
  if (styles.length > 0) {
    shown.head.replaceChildren(
      ...page.head.querySelectorAll('link[rel="stylesheet"], meta[name="color-scheme"]'),
    );
  }
  swapBody(frame, page);
  await Promise.all(styles);
}

/** Scrolls to the element with the id, or with '' to the top of the page; false when there is no such element. */
export function showPlace(frame: HTMLIFrameElement, id: string): boolean {
  const element = id === '' ? frame.contentDocument?.body : frame.contentDocument?.getElementById(id);
  if (!element) return false;
  const top = id === '' ? 0 : element.getBoundingClientRect().top + (frame.contentWindow?.scrollY ?? 0);
  frame.contentWindow?.scrollTo({ top: Math.max(0, top - PLACE_MARGIN_PX), behavior: 'instant' });
  return true;
}

/** The page's header is fixed over its top. */
const PLACE_MARGIN_PX = 80;

function copyTheme(shown: Document): void {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) delete shown.documentElement.dataset['theme'];
  else shown.documentElement.dataset['theme'] = theme;
}

/** Each resolves when its style sheet has loaded or failed. */
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
