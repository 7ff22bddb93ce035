import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { EmbeddedDatabaseError } from '../platform/server/db/embedded/embedded-database-error.ts';
import { SettingsError } from '../platform/server/settings.ts';
import { describeStartFailure } from './start-failure.ts';

test('a database that refuses the sign-in is reported in one line', () => {
  const refusal = Object.assign(new Error('password authentication failed for user "kaarto"'), {
    code: '28P01',
  });
  expect(describeStartFailure(refusal, undefined)).toBe(
    'DATABASE_URL cannot be used: password authentication failed for user "kaarto"',
  );
  expect(describeStartFailure(new Error('The server does not support SSL connections'), undefined)).toBe(
    'DATABASE_URL cannot be used: The server does not support SSL connections',
  );
});

test('a failed start is one line for a setting, folder or port, else it has its stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-start-'));
  const file = join(folder, 'a file');
  await writeFile(file, '');
  const dataDir = join(file, 'data');
  const inTheWay = await mkdir(dataDir, { recursive: true }).catch((error: unknown) => error);
  await rm(folder, { recursive: true });
  expect(describeStartFailure(inTheWay, dataDir)).toBe(
    `DATA_DIR ${dataDir} cannot be used: ENOTDIR: not a directory, mkdir '${dataDir}'`,
  );

  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const second = createServer().listen(port, '127.0.0.1');
  const [taken] = await once(second, 'error');
  first.close();
  expect(describeStartFailure(taken, dataDir)).toMatch(
    new RegExp(`^The port ${port} is in use by another program\\. Stop it, .*PORT=3001\\.$`),
  );

  expect(describeStartFailure(new EmbeddedDatabaseError('In use elsewhere'), dataDir)).toBe(
    'In use elsewhere',
  );
  expect(describeStartFailure(new SettingsError('PORT is taken'), dataDir)).toBe('PORT is taken');
  expect(describeStartFailure(new TypeError('our own mistake'), dataDir)).toMatch(
    /^TypeError: our own mistake\n\s+at /,
  );
  expect(describeStartFailure('odd', undefined)).toBe('odd');
});
