// The one grammar of what staff and models write: articles, newsletters, answers. A string becomes a small tree, in one
// pass, which page, email, preview and chat render in their own way. It has no HTML, so none can be injected.

/** Longest content in UTF-16 units; longer text is refused where it is sent, not cut. */
export const MAX_CONTENT_LENGTH = 100_000;

export type Span = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

export type Inline = Span | { kind: 'bold'; spans: readonly Span[] } | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: 2 | 3; inlines: readonly Inline[] }
  | { kind: 'paragraph'; inlines: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }
  | { kind: 'picture'; alt: string; path: string }
  | MailBlock;

/** Placeholders that an email fills in. */
export type MailBlock =
  | { kind: 'product'; productId: string }
  | { kind: 'opening-hours' }
  | { kind: 'season' }
  | { kind: 'button'; text: string; href: string };

export interface ContentOptions {
  /**
   * In a mail `{{tuote:id}}`, `{{aukioloajat}}`, `{{kausi}}` and `{{painike:text|url}}` on separate lines are blocks; before
   * its id a product may have a name, `{{tuote:name|id}}`, for those who write.
   */
  isMail?: boolean;
}

/**
 * Reads content into blocks; never throws, in time linear in its length.
 *
 * `## ` or a complete line in `**` is a heading, `### ` one below it; `* ` or `- ` an item; `![alt](own file)` on a separate
 * line a picture; everything else paragraphs, separated by empty lines. In them `**bold**` and `[text](address)`.
 * Text that breaks a rule is shown as it was typed.
 */
export function parseContent(content: string, { isMail = false }: ContentOptions = {}): Block[] {
  const blocks: Block[] = [];
  let lines: (readonly Inline[])[] = [];
  let items: (readonly Inline[])[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', inlines: joinLines(lines) });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  for (const typed of content.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = typed.trim();
    const item = ITEM.exec(line)?.[1];
    if (item !== undefined) {
      if (lines.length > 0) close();
      items.push(parseInlines(item));
      continue;
    }
    const block =
      line === '' ? undefined : (readHeading(line) ?? readPicture(line) ?? readMail(line, isMail));
    if (line === '' || block || items.length > 0) close();
    if (block) blocks.push(block);
    else if (line !== '') lines.push(parseInlines(line));
  }
  close();
  return blocks;
}

/** A star that is not the first of two, or a dash with a space. */
const ITEM = /^(?:\*(?!\*)\s*|-\s+)(\S.*)$/;
const MARKED_HEADING = /^(#{1,6})\s+(\S.*)$/;
const PICTURE = /^!\[([^[\]]{0,300})\]\(([^\s()[\]]{1,500})\)$/;

function readHeading(line: string): Block | undefined {
  const [, marks, marked] = MARKED_HEADING.exec(line) ?? [];
  if (marks !== undefined && marked !== undefined) {
    return { kind: 'heading', level: marks.length > 2 ? 3 : 2, inlines: parseInlines(unbold(marked)) };
  }
  const inner = unbold(line);
  return inner === line ? undefined : { kind: 'heading', level: 2, inlines: parseInlines(inner) };
}

/** A completely bold line, without its stars; any other unchanged. */
function unbold(line: string): string {
  if (line.length < 5 || !line.startsWith('**') || !line.endsWith('**')) return line;
  const inner = line.slice(2, -2);
  return inner.includes('*') || inner.trim() === '' ? line : inner.trim();
}

function readPicture(line: string): Block | undefined {
  const [, alt, path] = PICTURE.exec(line) ?? [];
  if (alt === undefined || path === undefined || !isOwnPicture(path)) return undefined;
  return { kind: 'picture', alt, path };
}

const PRODUCT = /^\{\{tuote:(?:[^{}|]{1,200}\|)?([0-9A-Za-z-]{1,64})\}\}$/;
const BUTTON = /^\{\{painike:([^{}|]{1,100})\|([^\s{}|]{1,2000})\}\}$/;

function readMail(line: string, isMail: boolean): MailBlock | undefined {
  if (!isMail || !line.startsWith('{{')) return undefined;
  if (line === '{{aukioloajat}}') return { kind: 'opening-hours' };
  if (line === '{{kausi}}') return { kind: 'season' };
  const productId = PRODUCT.exec(line)?.[1];
  if (productId !== undefined) return { kind: 'product', productId };
  const [, text, href] = BUTTON.exec(line) ?? [];
  return text !== undefined && href !== undefined && isSafeAddress(href)
    ? { kind: 'button', text: text.trim(), href }
    : undefined;
}

/** Two stars, or a link; its parts contain no brackets, so that no text is scanned more than twice. */
const MARK = /\*\*|(?<!!)\[([^[\]]{1,300})\]\(([^\s()[\]]{1,2000})\)/g;

/** Text between marks; a `**` that has no partner, or nothing between, is shown as typed. */
function parseInlines(text: string): Inline[] {
  const found: Inline[] = [];
  let bold: Span[] | undefined;
  let at = 0;
  const add = (spans: readonly Span[]) => {
    for (const span of spans) addSpan(bold ?? found, span);
  };
  for (const mark of text.matchAll(MARK)) {
    const [whole, label, href] = mark;
    add(textSpan(text.slice(at, mark.index)));
    at = mark.index + whole.length;
    if (label !== undefined && href !== undefined) {
      add(isSafeAddress(href) ? [{ kind: 'link', text: label, href }] : textSpan(whole));
    } else if (!bold) {
      bold = [];
    } else {
      if (bold.length > 0) found.push({ kind: 'bold', spans: bold });
      else addSpan(found, { kind: 'text', text: '****' });
      bold = undefined;
    }
  }
  add(textSpan(text.slice(at)));
  if (bold) for (const span of [...textSpan('**'), ...bold]) addSpan(found, span);
  return found;
}

function textSpan(text: string): Span[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Neighbouring texts become one. */
function addSpan(spans: Inline[], span: Span): void {
  const last = spans.at(-1);
  if (last?.kind === 'text' && span.kind === 'text') last.text += span.text;
  else spans.push({ ...span });
}

function joinLines(lines: readonly (readonly Inline[])[]): Inline[] {
  return lines.flatMap((line, at) => (at === 0 ? [...line] : [{ kind: 'break' as const }, ...line]));
}

/** Whether an address may be in a link: our own path or fragment, the web, mail or phone. */
export function isSafeAddress(href: string): boolean {
  if (/[\s\p{Cc}"'<>\\`]/u.test(href)) return false;
  return /^(?:\/(?!\/)|#[\w-]|https?:\/\/[^/]|mailto:[^/]|tel:[+\d])/i.test(href);
}

/** Whether an address is a picture of our own: an uploaded file, or a picture that ships with the product. */
export function isOwnPicture(path: string): boolean {
  if (!/^\/(?!\/)[\w./~-]+$/.test(path) || path.includes('..')) return false;
  return path.startsWith('/api/files/') || /\.(?:avif|jpe?g|png|svg|webp)$/i.test(path);
}
