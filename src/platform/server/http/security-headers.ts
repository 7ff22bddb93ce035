// One constant set of security headers for every answer; the policy allows one hashed inline script and nothing else.
import { createHash } from 'node:crypto';

/** Where browsers report what was blocked; a slice answers there. */
const REPORTS_PATH = '/api/security-reports';

/** Adds to the policy what a deployment needs; each entry is an exact origin, of frames an exact address. */
export interface PolicyOrigins {
  /** Frames a visitor opens by a click (the map). */
  frames?: readonly string[];
  scripts?: readonly string[];
  connects?: readonly string[];
  images?: readonly string[];
}

/**
 * The header set, computed once at start. `inlineScripts` are the exact texts of allowed inline scripts.
 * Source: CSP Level 3, Trusted Types; OWASP secure headers.
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  origins: PolicyOrigins,
  isHttps: boolean,
): Record<string, string> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const list = (...sources: readonly string[]) => sources.filter(Boolean).join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...hashes, ...(origins.scripts ?? []))}`,
    `style-src 'self'`,
    `img-src ${list(`'self'`, 'data:', 'blob:', ...(origins.images ?? []))}`,
    `font-src 'self'`,
    `connect-src ${list(`'self'`, ...(origins.connects ?? []))}`,
    `frame-src ${list(`'self'`, ...(origins.frames ?? []))}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    // Both forms: the newer is not known everywhere.
    `report-uri ${REPORTS_PATH}`,
    'report-to default',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    // Violations of the permissions policy go to the endpoint of this name, too.
    'reporting-endpoints': `default="${REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
