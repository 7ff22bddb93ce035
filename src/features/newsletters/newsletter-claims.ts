// What a newsletter claims without proof.
import { claimPlace } from '../articles/messages/claims.ts';
import { findArticleClaims } from '../articles/writing/claim-check.ts';
import type { PlacedClaim } from '../articles/writing/claim-confirmation.ts';

/** Subject and content share their sources and lowest prices. */
export function newsletterClaims({ subject, content }: { subject: string; content: string }): PlacedClaim[] {
  return findArticleClaims({ title: subject, summary: '', content }).map((claim) => ({
    ...claim,
    path: claim.field === 'title' ? 'subject' : 'content',
    place: claimPlace(claim),
  }));
}
