// The key under which a form creates a record: sent again after a cut connection, it brings the record that is there already.
import { useRef } from 'react';

import { newId } from '../../contract/ids.ts';
import { ApiProblem } from '../api-problem.ts';

/** Calls `create` with the form's key, which stays the same until an answer confirms that the record was created. */
export type Creation = <T>(create: (idempotencyKey: string) => Promise<T>) => Promise<T>;

export function useCreation(): Creation {
  const key = useRef<string>(undefined);
  return async (create) => {
    key.current ??= newId();
    const answer = await create(key.current);
    key.current = undefined;
    return answer;
  };
}

/** The record that an earlier attempt created although its response was lost, when this attempt sends something else. */
export function createdEarlier(error: unknown): unknown {
  return error instanceof ApiProblem && error.code === 'request.key_reused' ? error.current : undefined;
}
