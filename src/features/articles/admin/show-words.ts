// Shows words of a text where it stands drawn: on a sheet there are no lines to count.

/** Selects the `place`th occurrence (from 0) of words in an element and brings it into sight; false when it is not there. */
export function showWords(sheet: HTMLElement, marked: string, place: number): boolean {
  const words = marked.replaceAll('**', '');
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length });
    text += node.nodeValue ?? '';
  }
  const start = placeOf(text, words, place);
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

/** Where words stand for the `place`th time, or for the last time if they do not so often; -1: not at all. */
export function placeOf(text: string, words: string, place: number): number {
  let at = text.indexOf(words);
  for (let count = 0; count < place; count += 1) {
    const next = text.indexOf(words, at + 1);
    if (at === -1 || next === -1) break;
    at = next;
  }
  return at;
}

/** How often words stand in a text before a place in it. */
export function countBefore(text: string, words: string, before: number): number {
  return words === '' ? 0 : text.slice(0, before).split(words).length - 1;
}
