// Whether a package that ships has a known hole of high severity. A registry that does not answer is no failure: the exit
// code then is NOT_AUDITED.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { NOT_AUDITED, readAudit } from './audit-report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
  { cwd: root, encoding: 'utf8', timeout: 30_000 },
);
const report = readAudit(stdout);
if (report === undefined) {
  console.log('The registry did not answer: nothing was audited.');
  process.exitCode = NOT_AUDITED;
} else if (report.length > 0) {
  console.log(report.join('\n'));
  process.exitCode = 1;
}
