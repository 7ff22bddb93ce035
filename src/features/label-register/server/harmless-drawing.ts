// Whether an SVG from outside is a drawing and nothing more. It is shown as a picture only, where nothing in it can run; what
// could run or fetch elsewhere is not even kept.

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

export function isHarmlessDrawing(text: string): boolean {
  return (
    /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE[^[>]*>\s*)?<svg[\s>]/.test(text) &&
    !FORBIDDEN.some((pattern) => pattern.test(text))
  );
}
