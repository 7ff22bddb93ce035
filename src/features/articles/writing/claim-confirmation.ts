// Claims without proof in texts: which there are, whether staff have confirmed them, and their line in the audit log.
import { invalid } from '../../../platform/contract/problem.ts';
import { claimLine, claimListMessages as messages } from '../messages/claims.ts';
import { findClaims, type Claim } from './claim-check.ts';

/** A text that staff have written, with the path and the name of its field. */
export interface ClaimingText {
  readonly path: string;
  readonly place: string;
  readonly text: string;
}

export interface PlacedClaim extends Claim {
  readonly path: string;
  readonly place: string;
}

/** Sent with a text: false refuses it with open claims; left out, they are only recorded. */
export type ClaimConfirmation = boolean | undefined;

export interface ClaimsSent {
  readonly hasConfirmedClaims?: ClaimConfirmation;
}

export function claimsOfTexts(texts: readonly ClaimingText[]): PlacedClaim[] {
  return texts.flatMap(({ path, place, text }) =>
    findClaims(text).map((claim): PlacedClaim => ({ ...claim, path, place })),
  );
}

/** Throws a 422 with every open claim when the sender states that nobody has confirmed them. */
export function requireConfirmedClaims(
  claims: readonly PlacedClaim[],
  hasConfirmedClaims: ClaimConfirmation,
): void {
  if (hasConfirmedClaims !== false || claims.length === 0) return;
  const errors = claims.map((claim) => ({
    path: claim.path,
    code: 'text.claims_open',
    message: claimLine(claim),
  }));
  throw invalid('text.claims_open', messages.open, errors);
}

/** The audit log's line on the claims of a saved text. */
export function auditedClaims(
  claims: readonly PlacedClaim[],
  hasConfirmedClaims: ClaimConfirmation,
): Record<string, string> {
  if (claims.length === 0) return {};
  const lines = claims.map(claimLine).join('; ');
  return hasConfirmedClaims === true ? { confirmedClaims: lines } : { openClaims: lines };
}
