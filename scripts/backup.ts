// `npm run backup -- FILE`: builds when needed, then runs the product's backup command.
import { buildIfStale } from './build-stamp.ts';

await buildIfStale();
process.argv.splice(2, 0, 'backup');
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
