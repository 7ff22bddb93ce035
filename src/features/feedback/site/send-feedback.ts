// Sends feedback; on failure returns what the visitor can do about it.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { RequestBodyOf } from '../../../platform/contract/endpoint.ts';
import type { postFeedback } from '../contract.ts';

export type FeedbackOutcome = { isSent: true } | { isSent: false; reasons: string[] };

type Body = RequestBodyOf<typeof postFeedback>;

/** Only the status of the answer counts: a 2xx without readable content is a success, too. */
export async function sendFeedback(body: Body): Promise<FeedbackOutcome> {
  try {
    await callApi<typeof postFeedback>('POST /feedback', { body });
    return { isSent: true };
  } catch (error) {
    return error instanceof ApiProblem && isGood(error.status)
      ? { isSent: true }
      : { isSent: false, reasons: reasonsOf(error) };
  }
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

/** What the visitor can do about it, where the server has sent it. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiProblem) || error.status < 400 || error.status >= 500) return [];
  return [error.errors[0]?.message ?? error.message];
}
