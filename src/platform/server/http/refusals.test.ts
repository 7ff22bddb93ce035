import { Writable } from 'node:stream';

import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { Problem } from '../../contract/problem.ts';
import { sendProblem } from './problems.ts';
import { countRefusals } from './refusals.ts';

test('refused requests are counted by reason, and many of one logged as one warning a minute', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream: destination } });
  const registry = new Registry();
  let now = 0;
  countRefusals(
    app,
    registry,
    () => now,
    () => {},
  );
  app.setErrorHandler(sendProblem);
  app.get('/refused', () => {
    throw new Problem('auth.wrong_credentials', 401, 'Ei.');
  });
  app.get('/missing', () => {
    throw new Problem('route.not_found', 404, 'Ei.');
  });
  const many = async (path: string, count: number) => {
    for (let sent = 0; sent < count; sent += 1) await app.inject(path);
  };
  await many('/refused', 19);
  await many('/missing', 30);
  expect(lines).toEqual([]);
  await many('/refused', 100);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('auth.wrong_credentials');
  now = 60_000;
  await many('/refused', 20);
  expect(lines).toHaveLength(2);
  expect(await registry.metrics()).toContain(
    'kaarto_refused_requests_total{code="auth.wrong_credentials"} 139',
  );
  expect(await registry.metrics()).not.toContain('route.not_found');
  await app.close();
});
