// Looks through the Dockerfile with a linter; a remark is a failure.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { validate } from 'dockerfile-utils';

const path = fileURLToPath(new URL('../Dockerfile', import.meta.url));
const remarks = validate(await readFile(path, 'utf8'));
for (const { message, range } of remarks) {
  const text = typeof message === 'string' ? message : message.value;
  console.error(`Dockerfile:${range.start.line + 1} ${text}`);
}
process.exitCode = remarks.length > 0 ? 1 : 0;
