// One-time codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds.
import { Secret, TOTP } from 'otpauth';

/** As every authenticator app reads it from the QR code. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The clock of a phone may be a step behind or ahead. */
const WINDOW = 1;

/** A new secret in base32, as it is typed where no QR code can be read. */
export function newCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Content of the QR code: whose codes these are, and at which shop. */
export function codeAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  // A colon parts the two in the address.
  return new TOTP({ ...PARAMETERS, secret, issuer: issuer.replaceAll(':', ' '), label }).toString();
}

/** The step of the code, a number that grows by one every 30 seconds; `undefined` for a wrong code. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...PARAMETERS, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PARAMETERS.period, timestamp }) + delta;
}
