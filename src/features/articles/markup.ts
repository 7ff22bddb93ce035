// What the buttons above the text area do to the text: pure, so that the caret's place can be tested.

/** A text with what is selected in it; both ends are places between UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const MARKS = ['heading', 'bold', 'list', 'link'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The text with the mark added or, where it was already, removed; the part to type next is selected. A link without
 * selected words gets `linkText`.
 */
export function applyMark(selected: Selected, mark: Mark, linkText: string): Selected {
  switch (mark) {
    case 'heading':
      return markLines(selected, '## ', /^#{1,6} /);
    case 'list':
      return markLines(selected, '* ', /^(?:\*(?!\*) ?|- )/);
    case 'bold':
      return toggleBold(selected);
    case 'link':
      return insertLink(selected, linkText);
  }
}

/** Every line the selection touches gets the sign at its start, or all lose it when all have it. */
function markLines({ text, start, end }: Selected, sign: string, known: RegExp): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', Math.max(end - 1, start));
  const to = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(from, to).split('\n');
  const isSet = lines.every((line) => line === '' || known.test(line)) && lines.some((line) => line !== '');
  const marked = lines
    .map((line) => {
      const plain = line.replace(known, '');
      return isSet || (line === '' && lines.length > 1) ? plain : sign + plain;
    })
    .join('\n');
  const grown = from + marked.length;
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    start: start === end ? grown : from,
    end: grown,
  };
}

const STARS = '**';

function toggleBold({ text, start, end }: Selected): Selected {
  const inner = text.slice(start, end);
  const isAround = text.slice(start - 2, start) === STARS && text.slice(end, end + 2) === STARS;
  if (isAround) {
    return { text: text.slice(0, start - 2) + inner + text.slice(end + 2), start: start - 2, end: end - 2 };
  }
  // Stars next to a space are no markup, so they go around the words alone.
  const words = inner.trim();
  const at = start + (inner.length - inner.trimStart().length);
  return {
    text: `${text.slice(0, at)}${STARS}${words}${STARS}${text.slice(at + words.length)}`,
    start: at + 2,
    end: at + 2 + words.length,
  };
}

const ADDRESS = '/';

function insertLink({ text, start, end }: Selected, linkText: string): Selected {
  const words =
    text
      .slice(start, end)
      .replaceAll(/[[\]\n]/g, ' ')
      .trim() || linkText;
  const before = `${text.slice(0, start)}[${words}](`;
  return { text: `${before}${ADDRESS})${text.slice(end)}`, start: before.length, end: before.length + 1 };
}

/** End of the link or picture that contains `at`, which is not split. */
function endOfMark(text: string, at: number): number {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(from).split('\n', 1);
  for (const { index, 0: mark } of line.matchAll(/!?\[[^\]]*\]\([^)]*\)/g)) {
    const start = from + index;
    if (start < at && at < start + mark.length) return start + mark.length;
  }
  return at;
}

/** Inserts a picture on a separate line after the selection; the words that describe it are selected, to be typed over. */
export function insertPicture({ text, end: at }: Selected, path: string, description: string): Selected {
  const end = endOfMark(text, at);
  const head = text.slice(0, end);
  const gap = head === '' || head.endsWith('\n') ? '' : '\n\n';
  const before = `${head}${gap}![`;
  const rest = text.slice(end).replace(/^\n*/, '\n\n');
  return {
    text: `${before}${description}](${path})${rest === '\n\n' ? '\n' : rest}`,
    start: before.length,
    end: before.length + description.length,
  };
}

/** What the Enter key does at the end of an item: begins the next one, or ends the list when the item is empty. */
export function continueList({ text, start, end }: Selected): Selected | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, sign, words] = /^(\* |- )(.*)$/.exec(text.slice(from, start)) ?? [];
  if (sign === undefined) return undefined;
  const isEmpty = words?.trim() === '';
  const before = isEmpty ? text.slice(0, from) : `${text.slice(0, start)}\n${sign}`;
  return { text: before + text.slice(end), start: before.length, end: before.length };
}
