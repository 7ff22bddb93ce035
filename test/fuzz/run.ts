// `npm run fuzz -- --requests 120000 --seed 1`: generated requests over all operations and principals against the built
// product; prints a report and fails when it names a failure. The same seed sends the same kinds of requests.
import { parseArgs } from 'node:util';

import { buildIfStale } from '../../scripts/build-stamp.ts';
import { stopTestServer } from '../database.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

await buildIfStale();
try {
  const report = await fuzz({
    requests: Number(values.requests),
    seed: Number(values.seed),
    onProgress: (sent) => {
      if (sent % 4000 === 0) process.stderr.write(`${sent} requests\n`);
    },
  });
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  if (report.failures.length > 0) process.exitCode = 1;
} finally {
  await stopTestServer();
}
