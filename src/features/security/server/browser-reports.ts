// What browsers report to have blocked: counted by kind, and a few lines an hour for finding the cause.
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { take } from '../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../platform/server/limits/network-address.ts';
import type { SecurityAct } from '../../../platform/server/security-log/security-acts.ts';
import type { BrowserReports } from '../contract.ts';

interface Blocked {
  act: SecurityAct;
  /** 'script-src-elem'; of a known list of words. */
  directive: string;
  /** What was blocked: an origin, or a word such as 'inline'. */
  source: string;
  /** The first part of the page's address: the rest may identify the reader. */
  page: string;
}

const SCRIPT = /^(?:script-src(?:-elem|-attr)?|require-trusted-types-for|trusted-types)$/;
const DIRECTIVE = /^[a-z-]{3,40}$/;
const EXTENSION = /^[a-z-]+-extension:/;
/** Per process: a page that somebody else's program has spoilt reports without end. */
const MAX_PER_HOUR = { counted: 5_000, logged: 20 };
/** Requests of one client that are counted, of each at most one is logged: nobody alone uses up what the process counts and logs. */
const CLIENT_LIMIT = { windowMs: HOUR_MS, max: 10 };

/** Takes the reports of one request; those of a client that has sent too many are passed over without a word. */
export function browserReportCounter({
  db,
  security,
  log,
  clock,
}: Pick<Platform, 'db' | 'security' | 'log' | 'clock'>) {
  let hour = { since: 0, counted: 0, logged: 0 };
  return async (reports: BrowserReports, address: string): Promise<void> => {
    const at = clock.now();
    const now = at.getTime();
    if (now - hour.since >= HOUR_MS) hour = { since: now, counted: 0, logged: 0 };
    const read = readReports(reports);
    if (read.length === 0 || hour.counted >= MAX_PER_HOUR.counted) return;
    const key = `security.reports ${addressKey(address)}`;
    if ((await take(db, { key, limits: [CLIENT_LIMIT], at })) > 0) return;
    for (const [place, { act, ...details }] of read.entries()) {
      hour.counted += 1;
      security.record(act);
      if (place > 0 || hour.logged >= MAX_PER_HOUR.logged) continue;
      hour.logged += 1;
      log.info(details, 'a browser reports blocked content');
    }
  };
}

/** Those about the shop's pages; what extensions of a visitor's browser do is none of ours. */
export function readReports(reports: BrowserReports): Blocked[] {
  if (!Array.isArray(reports)) {
    const { 'csp-report': report } = reports;
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ', 1)[0];
    return blocked(directive, report['blocked-uri'], report['document-uri'], report['source-file']);
  }
  return reports.flatMap(({ type, url, body }) => {
    if (!body) return [];
    if (type === 'permissions-policy-violation') {
      return [
        { act: 'browser.permission_refused', directive: word(body.featureId), source: '', page: pageOf(url) },
      ];
    }
    if (type !== 'csp-violation') return [];
    return blocked(body.effectiveDirective, body.blockedURL, url, body.sourceFile);
  });
}

function blocked(
  directive: string | null | undefined,
  source: string | null | undefined,
  page: string | undefined,
  file: string | null | undefined,
): Blocked[] {
  if ([source, file].some((address) => EXTENSION.test(address ?? ''))) return [];
  const known = word(directive);
  const act = SCRIPT.test(known) ? 'browser.script_blocked' : 'browser.content_blocked';
  return [{ act, directive: known, source: sourceOf(source ?? ''), page: pageOf(page) }];
}

function word(text: string | null | undefined): string {
  return text && DIRECTIVE.test(text) ? text : '';
}

function sourceOf(text: string): string {
  const url = URL.parse(text);
  return url ? (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100) : word(text);
}

function pageOf(address: string | undefined): string {
  const first = URL.parse(address ?? '')?.pathname.split('/')[1] ?? '';
  return `/${/^[\w-]{0,40}$/.test(first) ? first : ''}`;
}
