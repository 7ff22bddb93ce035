// Selects words in rendered content and scrolls to them.

/** Selects the `occurrence`th occurrence (from 0) of words in an element and brings it into sight; false when it is not there. */
export function showWords(sheet: HTMLElement, marked: string, occurrence: number): boolean {
  const words = marked.replaceAll('**', '');
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length });
    text += node.nodeValue ?? '';
  }
  const start = indexOfOccurrence(text, words, occurrence);
  if (start === -1) return false;
  const range = document.createRange();
  const [from, to] = [start, start + words.length].map((at) => {
    const found = nodes.findLast((each) => each.start <= at && each.start < start + words.length);
    return found && { node: found.node, offset: at - found.start };
  });
  if (!from || !to) return false;
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  from.node.parentElement?.scrollIntoView({ block: 'center' });
  return true;
}

/** Index of the `occurrence`th occurrence of the words, or of the last one when there are fewer; -1 for none. */
export function indexOfOccurrence(text: string, words: string, occurrence: number): number {
  let at = text.indexOf(words);
  for (let count = 0; count < occurrence; count += 1) {
    const next = text.indexOf(words, at + 1);
    if (at === -1 || next === -1) break;
    at = next;
  }
  return at;
}

/** How often the words occur before an index. */
export function countBefore(text: string, words: string, before: number): number {
  return words === '' ? 0 : text.slice(0, before).split(words).length - 1;
}
