// `npm run docs`: writes what is made from the source: docs/error-codes.md, docs/behaviour and .env.example.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { environmentExample } from '../src/app/environment-example.ts';
import { describeBehaviour, writtenPages } from './behaviour.ts';
import { findErrorCodes, renderErrorCodes } from './error-codes.ts';
import { root } from './source-tree.ts';

const [{ codes, unreadable }, { documents, problems }] = await Promise.all([
  findErrorCodes(),
  describeBehaviour(),
]);
const surplus = (await writtenPages()).filter((path) => !documents.has(path));
await Promise.all(surplus.map((path) => rm(join(root, path))));
await writeFile(join(root, 'docs/error-codes.md'), renderErrorCodes(codes));
await writeFile(join(root, '.env.example'), environmentExample());
await Promise.all([...documents].map(([path, text]) => writeFile(join(root, path), text)));

for (const place of unreadable) console.error(`The code is no literal: ${place}`);
for (const problem of problems) console.error(problem);
console.log(
  `${codes.length} error codes and ${documents.size - 1} pages of behaviour written, .env.example as well`,
);
process.exitCode = unreadable.length + problems.length > 0 ? 1 : 0;
