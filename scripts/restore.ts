// `npm run restore -- FILE`: builds when needed, then runs the product's restore command.
import { buildIfStale } from './build-stamp.ts';

await buildIfStale();
process.argv.splice(2, 0, 'restore');
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
