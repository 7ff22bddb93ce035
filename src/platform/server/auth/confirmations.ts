// The proof that the signed-in user has just typed the password or used a passkey. It is bound to the session and to the
// present password, signed, and stored nowhere: a thief of the session's token alone has none. See decision 30.
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import { MINUTE_MS } from '../../contract/durations.ts';
import type { Platform } from '../context.ts';
import { createStepTokens } from './step-tokens.ts';
import { sha256 } from './tokens.ts';

/** How long a typed password counts before what is dangerous, and how long work goes on with one that somebody else chose. See decision 30. */
export const CONFIRMED_MS = 30 * MINUTE_MS;

/** The session a proof is for: the hashes of its token and of the password it has now. */
interface ProvenFor {
  tokenHash: Buffer;
  passwordHash: string;
}

export function createConfirmations(platform: Pick<Platform, 'clock' | 'keys'>) {
  const tokens = createStepTokens(platform, {
    purpose: 'session.confirmation',
    lifetimeMs: CONFIRMED_MS,
    schema: z.string(),
  });
  return {
    issue: async (session: ProvenFor) => {
      const { token, expiresAt } = await tokens.issue(markOf(session));
      return { confirmation: token, confirmedUntil: expiresAt.toISOString() };
    },
    isValid: async (session: ProvenFor, confirmation: string | undefined): Promise<boolean> =>
      confirmation !== undefined && (await tokens.read(confirmation)) === markOf(session),
  };
}

function markOf({ tokenHash, passwordHash }: ProvenFor): string {
  return sha256(`${tokenHash.toString('base64')} ${passwordHash}`).toString('base64');
}

/** Puts the proof into a header of the answer, apart from the rest of it. */
export function withProof<Answer extends { confirmation: string }>(
  reply: FastifyReply,
  { confirmation, ...answer }: Answer,
): Omit<Answer, 'confirmation'> {
  reply.header(CONFIRMATION_HEADER, confirmation);
  return answer;
}

/** What was just confirmed: the proof, and until when it counts. */
export type Confirmation = Awaited<ReturnType<Confirmations['issue']>>;
export type Confirmations = ReturnType<typeof createConfirmations>;
