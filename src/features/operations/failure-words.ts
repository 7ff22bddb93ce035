// What an error of the program or of a service means to a person.
import { failureMessages as messages } from './messages.ts';

/** The first that fits counts; the last but one line of a library is often all there is to go by. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|no space left/i, messages.full],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, messages.unknownHost],
  [/STARTTLS|ETLS/, messages.notEncrypted],
  [/certificate|CERT_|self.signed/i, messages.certificate],
  [/EAUTH|invalid login|unauthori[sz]ed|forbidden|\b40[13]\b|\b535\b/i, messages.refused],
  [/\b429\b|too many|quota|is busy/i, messages.busy],
  [/process is stopping|heartbeat|stalled/i, messages.left],
  [/database\.unavailable|57P0/i, messages.database],
  [/time(?:d)? ?out|ETIMEDOUT|abort|is slow|too long|expired/i, messages.late],
  [/(?:answer(?:ed|s) |status |\()5\d\d\b/, messages.broken],
  [
    /answered (?:200|text|something|of another)|is broken|unexpected token|not valid json/i,
    messages.unreadable,
  ],
  [
    /ECONN|ESOCKET|EHOSTUNREACH|ENETUNREACH|EPIPE|socket hang up|fetch failed|no answer from|is unavailable/i,
    messages.unreachable,
  ],
];

/** One Finnish sentence. */
export function failureWords(error: string): string {
  return MEANINGS.find(([pattern]) => pattern.test(error))?.[1] ?? messages.other;
}
