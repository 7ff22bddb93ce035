// Whether an SVG from outside is a drawing and nothing more. It is shown as a picture only, where nothing in it can run; what
// could run or fetch elsewhere is not even stored.

const FORBIDDEN = [
  /<\s*(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate\w*)\b/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /\son[a-z]+\s*=/i,
  /(?:javascript|vbscript)\s*:/i,
  /@import/i,
  // Elsewhere is anything but a place in the drawing itself and a picture written into it.
  /\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpe?g);base64,)/i,
  /url\(\s*["']?(?!#|data:(?:image\/(?:png|jpe?g)|font\/|application\/(?:x-)?font))/i,
];

const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?/;
const DRAWING = /(?:<!DOCTYPE[^[>]*>\s*)?<svg[\s>]/y;

export function isHarmlessDrawing(text: string): boolean {
  DRAWING.lastIndex = endOfComments(text, PROLOGUE.exec(text)?.[0].length ?? 0);
  return DRAWING.test(text) && !FORBIDDEN.some((pattern) => pattern.test(text));
}

/** Where the comments and blanks from `start` on end. In one pass: a pattern would try every way to part them. */
function endOfComments(text: string, start: number): number {
  let at = start;
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    if (end === -1) return text.length;
    at = end + 3;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return at;
}
