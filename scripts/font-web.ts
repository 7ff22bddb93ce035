/**
 * Cuts the one web font of the product: Archivo with the weights and widths the design uses and the letters Finnish
 * needs, at most 50 kB. Anything else falls back to Arial. Run: node scripts/font-web.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const maxBytes = 50_000;
const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
);
const licence = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/LICENSE'));
const folder = fileURLToPath(new URL('../public/fonts/', import.meta.url));

/** Printable ASCII; then letters of Finland's neighbours, signs of prices, fractions and quotes, dashes, primes. */
const letters = [
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)),
  '\u00A0\u00A7\u00A9\u00AB\u00AE\u00B0\u00B1\u00B2\u00B3\u00B5\u00B7\u00BB\u00BC\u00BD\u00BE\u00D7\u00F7',
  '\u00C4\u00C5\u00C6\u00C9\u00D5\u00D6\u00D8\u00DC\u00E4\u00E5\u00E6\u00E9\u00F5\u00F6\u00F8\u00FC',
  '\u0160\u0161\u017D\u017E',
  '\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2020\u2022\u2026\u2032\u2033\u20AC\u2122\u2212',
].join('');

const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 820 }, wdth: { min: 92, max: 118 } },
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  preserveNameIds: [0, 13, 14],
  noHinting: true,
};

const font = await subsetFont(await readFile(source), letters, options);
if (font.length > maxBytes) throw new Error(`The web font takes ${font.length} bytes, more than ${maxBytes}`);
await mkdir(folder, { recursive: true });
await writeFile(`${folder}archivo.woff2`, font);
await copyFile(licence, `${folder}OFL.txt`);
console.log(`public/fonts/archivo.woff2: ${font.length} bytes`);
