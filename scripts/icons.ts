/**
 * Makes the icons of browser tabs and home screens from the drawing of the logo mark (src/platform/ui/logo.tsx):
 * public/icons/favicon.svg, apple-touch-icon.png and the icons of the web manifest. Run: node scripts/icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const asphalt = '#14171a';
const paper = '#f4f4f1';
const yellow = '#ffc400';

const mark =
  '<circle cx="17" cy="17" r="14.8" stroke-width="4.2" stroke-dasharray="4.185 1.627"/>' +
  '<circle cx="17" cy="17" r="11.2" stroke-width="3.4"/>' +
  `<circle cx="17" cy="17" r="5" fill="${yellow}" stroke="none"/>`;

/** Ink on a pale tab bar, paper on a dark one. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" fill="none">' +
  `<style>g{stroke:${asphalt}}@media (prefers-color-scheme:dark){g{stroke:${paper}}}</style><g>${mark}</g></svg>\n`;

/** A full square: phones cut the corners themselves. */
const homeScreen =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 52 52" width="180" height="180" fill="none">' +
  `<rect x="-9" y="-9" width="52" height="52" fill="${asphalt}"/><g stroke="${paper}">${mark}</g></svg>`;

await mkdir(folder, { recursive: true });
await writeFile(`${folder}favicon.svg`, favicon);
/** Side in pixels by file name. The mark keeps inside the middle 80 per cent, which every cut leaves. */
const squares = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;
for (const [name, sidePx] of Object.entries(squares)) {
  const png = await sharp(Buffer.from(homeScreen), { density: (72 * sidePx) / 180 })
    .resize(sidePx, sidePx)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(`${folder}${name}`, png);
  console.log(`public/icons/${name} ${png.length} bytes`);
}
console.log(`public/icons/favicon.svg ${favicon.length} bytes`);
