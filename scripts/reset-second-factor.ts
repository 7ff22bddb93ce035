// `npm run reset-second-factor -- USERNAME`: builds when needed, then runs the product's command.
import { buildIfStale } from './build-stamp.ts';

await buildIfStale();
process.argv.splice(2, 0, 'reset-second-factor');
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
