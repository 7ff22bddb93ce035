// Today's advice as a picture for other sites of the shop: one SVG without script, in the colours of the light theme.
import { escapeMarkup, NBSP } from '../../platform/contract/text.ts';

/** Pixels. */
export const BADGE = { width: 420, height: 132 } as const;
const LINE_LETTERS = 44;
const MAX_LINES = 3;

export function badgeSvg({
  title,
  sentence,
  note,
}: {
  title: string;
  sentence: string;
  note: string;
}): string {
  const lines = linesOf(sentence);
  const text = (y: number, size: number, weight: number, words: string) =>
    `<text x="20" y="${y}" font-size="${size}" font-weight="${weight}">${escapeMarkup(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE.width}" height="${BADGE.height}" viewBox="0 0 ${BADGE.width} ${BADGE.height}" role="img" aria-label="${escapeMarkup(`${title} ${sentence}`)}" font-family="Archivo, system-ui, sans-serif" fill="#14171a">`,
    `<rect x="0.5" y="0.5" width="${BADGE.width - 1}" height="${BADGE.height - 1}" rx="12" fill="#ffffff" stroke="#d9d9d2"/>`,
    '<path d="M12 1h396" stroke="#ffc400" stroke-width="5"/>',
    text(32, 14, 600, title),
    ...lines.map((line, at) => text(57 + at * 21, 16, 700, line)),
    `<text x="20" y="120" font-size="11" fill="#474c52">${escapeMarkup(note)}</text>`,
    '</svg>',
  ].join('');
}

/** Wraps words into lines that fit; no-break spaces do not break. */
function linesOf(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    const doesFit = last !== undefined && last.length + word.length < LINE_LETTERS;
    lines.splice(doesFit ? -1 : lines.length, 1, doesFit ? `${last} ${word}` : word);
  }
  return lines.slice(0, MAX_LINES).map((line) => line.replaceAll(NBSP, ' '));
}

/** What another site of the shop pastes: a link around the picture. */
export function badgeCode(pageUrl: string, pictureUrl: string, alt: string): string {
  return `<a href="${pageUrl}"><img src="${pictureUrl}" width="${BADGE.width}" height="${BADGE.height}" alt="${escapeMarkup(alt)}"></a>`;
}
