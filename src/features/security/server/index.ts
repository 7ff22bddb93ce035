// Public API of the security log on the server: alarms, the owner's view, reports of browsers, security.txt.
import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { ALARM_SHOWN_MS } from '../alarm-rules.ts';
import { getSecurity, postBrowserReports, type Security } from '../contract.ts';
import { securityWords } from '../messages-words.ts';
import { reasonTitle } from '../messages.ts';
import { browserReportCounter } from './browser-reports.ts';
import { securityTxt } from './security-txt.ts';
import { listAlarms, type AlarmRow, type AlarmTables } from './store.ts';
import { securityJobs, type SecuritySources } from './watch.ts';

export interface SecurityPublicApi {
  /** Alarms of the last day, newest first. */
  listAlarms: () => Promise<AlarmRow[]>;
  feature: Feature;
}

const SHOWN_DAYS = 7;
const MAX_ROWS = 200;

export function createSecurity(platform: Platform, sources: SecuritySources): SecurityPublicApi {
  const { clock, security } = platform;
  const db = platform.db.$extendTables<AlarmTables>();
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const recentAlarms = () => listAlarms(db, before(ALARM_SHOWN_MS));
  const countReports = browserReportCounter(platform);

  async function read(): Promise<Security> {
    const since = before(SHOWN_DAYS * DAY_MS);
    const [alarms, sums, rows] = await Promise.all([
      recentAlarms(),
      security.sum(since),
      security.list(since, MAX_ROWS),
    ]);
    const named = ({ reason, count }: { reason: string; count: number }) => ({
      reason,
      count,
      title: reasonTitle(reason),
    });
    return {
      alarms: alarms.map((row) => ({ ...named(row), at: row.at.toISOString() })),
      sums: sums.map((row) => ({ ...named(row), lastAt: row.lastAt.toISOString() })),
      rows: rows.map((row) => ({
        ...named(row),
        hour: row.hour.toISOString(),
        network: row.network,
        who: row.who,
      })),
    };
  }

  return {
    listAlarms: recentAlarms,
    feature: {
      name: 'security',
      words: securityWords,
      routes: [
        route(getSecurity, read),
        route(postBrowserReports, async ({ body, request }) => {
          await countReports(body, request.ip);
          return undefined;
        }),
      ],
      files: [securityTxt(platform, sources)],
      jobs: securityJobs(platform, sources),
    },
  };
}
