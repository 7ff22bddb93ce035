// The headers that a signed-in client sends.
import type { LightMyRequestResponse } from 'fastify';

import { CONFIRMATION_HEADER } from '../src/platform/contract/auth/confirmation-header.ts';

export interface SessionHeaders extends Record<string, string> {
  authorization: string;
}

/** Headers of somebody who has just signed in, from the answer. */
export function sessionHeaders(answer: LightMyRequestResponse): SessionHeaders {
  return proven({ authorization: `Bearer ${answer.json().token}` }, answer);
}

/** With the proof in an answer that the password was just typed. */
export function proven(
  session: { authorization: string },
  { headers }: LightMyRequestResponse,
): SessionHeaders {
  return { ...session, [CONFIRMATION_HEADER]: String(headers[CONFIRMATION_HEADER]) };
}
