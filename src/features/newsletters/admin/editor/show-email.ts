// Shows an email in the preview's frame. Emails have their styles inline, which the site's policy forbids in a document; as
// style sheets made by script they are as harmless, for nothing in the frame runs and nothing leaves it.
import { parsePreview, swapBody } from '../../../../platform/ui/preview/preview-frame.tsx';

/** Where the styles of an element wait until it is in the frame. */
const WAITING = 'data-look';
const SHEET = /<style>([^<]*)<\/style>/;

/** Swapped in place, so that neither the styles blink nor the scroll position is lost. */
export function showEmail(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  const view = shown?.defaultView;
  if (!shown || !view) return;
  const email = parsePreview(waiting(html));
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(SHEET.exec(html)?.[1] ?? '');
  shown.adoptedStyleSheets = [sheet];
  for (const link of email.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
  swapBody(frame, email);
  for (const element of shown.querySelectorAll<HTMLElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? '';
    element.removeAttribute(WAITING);
  }
}

/** Typed text has no quotes of its own in an email, so nothing but an attribute looks like one. */
function waiting(html: string): string {
  return html.replace(SHEET, '').replaceAll(/(<[a-z][^<>]*) style="/g, `$1 ${WAITING}="`);
}
