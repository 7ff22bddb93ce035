// A row that is to be committed together with the first change of a piece of work, wherever the transaction is opened.
import { AsyncLocalStorage } from 'node:async_hooks';

import type { SqlRunner } from './transaction.ts';

export interface WithFirstCommit {
  /** Runs in the first transaction of the work that changes something, just before its commit; what it throws undoes the transaction. */
  write: (tx: SqlRunner) => Promise<void>;
  /** That transaction is committed. */
  isCommitted: boolean;
}

const scope = new AsyncLocalStorage<WithFirstCommit>();

/** Runs `work`; `row` is written with the first of its transactions. */
export function withFirstCommit<T>(row: WithFirstCommit, work: () => T): T {
  return scope.run(row, work);
}

/** What the transaction that is about to be committed has to write; for the driver alone. */
export function rowOfFirstCommit(): WithFirstCommit | undefined {
  const row = scope.getStore();
  return row?.isCommitted === false ? row : undefined;
}
