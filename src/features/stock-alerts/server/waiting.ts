// Who waits for which tyre, for staff.
import { notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { WaitingTyre } from '../contract.ts';
import { alertErrors as errors } from '../messages.ts';
import type { AlertSources } from './sources.ts';
import * as store from './store.ts';
import { alertTable, type AlertRow, type AlertTables } from './store.ts';

/** At a glance; the count includes the others. */
const SHOWN = 5;

export function waitingReader(
  { db: anyDb, clock, audit }: Platform,
  { catalogue }: Pick<AlertSources, 'catalogue'>,
) {
  const db = anyDb.$extendTables<AlertTables>();
  const namesAndLeft = (ids: readonly string[]) =>
    Promise.all([catalogue.listNamedTyres(ids), catalogue.listRemainingStock(ids)]);
  return {
    /** The most wanted tyre first; per tyre, the first confirmed first. */
    listWaiting: async (productId?: string): Promise<WaitingTyre[]> => {
      const rows = await store.listWaiting(db, clock.now(), productId);
      const alerts = Map.groupBy(rows, (alert) => alert.productId);
      const [names, left] = await namesAndLeft([...alerts.keys()]);
      return [...alerts]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .flatMap(([id, waiting]) => {
          const tyre = names.get(id);
          return tyre ? { ...tyre, left: left.get(id) ?? 0, waiting: waiting.flatMap(waitingOf) } : [];
        });
    },
    /** 404 when it does not exist. The audit names the tyre, not who waited. */
    removeWaiting: async (id: string) => {
      const alert = await alertTable.find(db, id);
      if (!alert) throw notFound('stock_alert.not_found', errors.notFound);
      const tyre = (await catalogue.listNamedTyres([alert.productId])).get(alert.productId);
      const name = tyre ? `${tyre.name} ${tyre.size}` : '';
      await inTransaction(db, async (tx) => {
        await alertTable.remove(tx, id);
        await audit.record(tx, { action: 'removed', entity: 'stock-alert', entityId: id, name });
      });
    },
    /** For the overview of the day. */
    summarizeWaiting: async () => {
      const wanted = await store.listWantedProducts(db, clock.now());
      const shown = wanted.slice(0, SHOWN);
      const [names, left] = await namesAndLeft(shown.map(({ productId }) => productId));
      return {
        people: wanted.reduce((sum, { count }) => sum + count, 0),
        tyres: wanted.length,
        items: shown.flatMap(({ productId, count }) => {
          const tyre = names.get(productId);
          return tyre ? { ...tyre, count, left: left.get(productId) ?? 0 } : [];
        }),
      };
    },
  };
}

export type WaitingReader = ReturnType<typeof waitingReader>;

function waitingOf({ id, email, confirmedAt, expiresAt }: AlertRow): WaitingTyre['waiting'] {
  if (!confirmedAt) return [];
  return [{ _id: id, email, confirmedAt: confirmedAt.toISOString(), expiresAt: expiresAt.toISOString() }];
}
