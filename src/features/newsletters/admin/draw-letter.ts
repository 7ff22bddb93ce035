// Draws a letter in a frame of its own. Letters have their styles inline, which the site's policy forbids in a document; as
// style sheets made by script they are as harmless, for nothing in the frame runs and nothing leaves it.

let policy: { createHTML: (html: string) => string } | undefined;

/** Only for letters that our own server has drawn. */
function trusted(html: string): string {
  // The policy of the site wants every text that becomes a document to have passed one of these.
  policy ??= window.trustedTypes?.createPolicy('letter-preview', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}

/** Asks for an empty document in standards mode; the frame's load event tells when it is there. */
export function prepareFrame(frame: HTMLIFrameElement): void {
  frame.srcdoc = trusted('<!doctype html><title></title>');
}

/** Where the styles of an element wait until it is in the frame. */
const WAITING = 'data-look';
const SHEET = /<style>([^<]*)<\/style>/;

/** Swapped in place, so that neither the styles blink nor the place in the letter is lost. Clicks lead nowhere. */
export function drawLetter(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  const view = shown?.defaultView;
  if (!shown || !view) return;
  const letter = new DOMParser().parseFromString(trusted(waiting(html)), 'text/html');
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(SHEET.exec(html)?.[1] ?? '');
  shown.adoptedStyleSheets = [sheet];
  shown.documentElement.lang = letter.documentElement.lang;
  for (const link of letter.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
  const { scrollX, scrollY } = view;
  shown.body.replaceWith(shown.adoptNode(letter.body));
  for (const element of shown.querySelectorAll<HTMLElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? '';
    element.removeAttribute(WAITING);
  }
  view.scrollTo(scrollX, scrollY);
}

/** Typed text has no quotes of its own in a letter, so nothing but an attribute looks like one. */
function waiting(html: string): string {
  return html.replace(SHEET, '').replaceAll(/(<[a-z][^<>]*) style="/g, `$1 ${WAITING}="`);
}

/** Clicks in the frame lead nowhere. */
export function keepInPlace(frame: HTMLIFrameElement): void {
  for (const type of ['click', 'auxclick', 'submit']) {
    frame.contentDocument?.addEventListener(type, (event) => event.preventDefault(), true);
  }
}
