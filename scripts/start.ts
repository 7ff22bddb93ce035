// `npm start`: builds when needed, then runs the product in this process.
import { buildIfStale } from './build-stamp.ts';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  process.stderr.write(
    `Kaarto runs on Node 26; this is Node ${process.versions.node}. Start it with "npm start" after "npm ci", which brings its own.\n`,
  );
  process.exit(1);
}
await buildIfStale();
process.env['NODE_ENV'] ??= 'production';
const main = new URL('../dist/server/main.js', import.meta.url);
await import(main.href);
