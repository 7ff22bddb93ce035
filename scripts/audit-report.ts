// The report of `npm audit --json`: the packages with holes that stop a release.
import { z } from 'zod';

/** Exit code of an audit that could not be made (EX_TEMPFAIL of sysexits.h). */
export const NOT_AUDITED = 75;

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});
const viaSchema = z.object({ title: z.string(), url: z.string() });

/** A line for each package with a hole of high or critical severity; undefined: what came is no report. */
export function readAudit(json: string | null): string[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
  const report = reportSchema.safeParse(parsed);
  if (!report.success) return undefined;
  return Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range, via }]) => {
      const reasons = via.map((each) => {
        const known = viaSchema.safeParse(each);
        return known.success ? `${known.data.title} ${known.data.url}` : String(each);
      });
      return `${name} ${range} (${severity}): ${reasons.join('; ')}`;
    });
}
