/**
 * Cuts the static TrueType font that sharp writes pictures with (sidewall lettering, share images):
 * Archivo at weight 800 and width 118 %, Latin letters of Finnish and its neighbours. Run: node scripts/font-static.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const source = new URL(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
);
const target = new URL('../assets/fonts/archivo-800-118.ttf', import.meta.url);

/** Code points U+0020–U+007E and U+00A0–U+00FF, then dashes, quotes, bullet, ellipsis, primes, euro and minus. */
function wantedCharacters(): string {
  const range = (first: number, last: number): string =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2032\u2033\u20AC\u2212`;
}

const font = await subsetFont(await readFile(source), wantedCharacters(), {
  targetFormat: 'sfnt',
  variationAxes: { wght: 800, wdth: 118 },
  preserveNameIds: [0, 13, 14],
});
await mkdir(new URL('./', target), { recursive: true });
await writeFile(target, font);
process.stdout.write(`${fileURLToPath(target)}: ${String(font.length)} bytes\n`);
