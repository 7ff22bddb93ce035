// What browsers report to have blocked: counted by kind, and a few lines an hour for finding the cause.
import type { Platform } from '../../../platform/server/context.ts';
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
const HOUR_MS = 3_600_000;

/** Takes the reports of one request. */
export function browserReportCounter({ security, log, clock }: Pick<Platform, 'security' | 'log' | 'clock'>) {
  let hour = { since: 0, counted: 0, logged: 0 };
  return (reports: BrowserReports): void => {
    const now = clock.now().getTime();
    if (now - hour.since >= HOUR_MS) hour = { since: now, counted: 0, logged: 0 };
    for (const { act, ...details } of readReports(reports)) {
      hour.counted += 1;
      if (hour.counted > MAX_PER_HOUR.counted) return;
      security.record(act);
      if (hour.logged >= MAX_PER_HOUR.logged) continue;
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
