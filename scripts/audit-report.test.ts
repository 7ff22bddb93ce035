import { expect, test } from 'vitest';

import { readAudit } from './audit-report.ts';

const hole = (severity: string) => ({
  severity,
  range: '<1.2.3',
  via: [{ title: 'Reads any file', url: 'https://example.fi/hole' }, 'inner'],
});

test('packages with holes of high or critical severity stop a release, lesser ones do not', () => {
  const report = { vulnerabilities: { one: hole('high'), two: hole('moderate'), three: hole('critical') } };
  expect(readAudit(JSON.stringify(report))).toEqual([
    'one <1.2.3 (high): Reads any file https://example.fi/hole; inner',
    'three <1.2.3 (critical): Reads any file https://example.fi/hole; inner',
  ]);
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
});

test('an answer of the registry that is no report is none, whatever it says', () => {
  for (const answer of [null, '', 'Bad gateway', '{"message":"endpoint error"}', '[]']) {
    expect(readAudit(answer)).toBeUndefined();
  }
});
