// What visitors take of a processor, the database's share apart: a figure for choosing a machine, without a target.
import { load } from './load.ts';
import { cpuSecondsWithChildren, newDataDir, removeDataDir, startProduct } from './product.ts';
import { report } from './report.ts';
import { postmasterOf } from './restart.ts';
import { visitorTraffic } from './soak-traffic.ts';
import { PASSWORD } from './staff.ts';

/** Visitors' requests in a soak: pages, reads, searches, typing. */
const REQUESTS = 1_500;
/** As 9 000 visitors an hour do: neither in a hurry nor with long rests. */
const REQUESTS_PER_SECOND = 25;
const REQUESTS_OF_A_VISITOR = 10;

/** The demonstration shop after one such round of warming up. */
export async function measureVisits(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    const product = await startProduct(dataDir, { ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: '1' });
    try {
      const traffic = await visitorTraffic(product.url);
      const visit = () =>
        load({
          urls: traffic(REQUESTS),
          connections: 8,
          seconds: REQUESTS / REQUESTS_PER_SECOND,
          perSecond: REQUESTS_PER_SECOND,
          isEachOnce: true,
        });
      await visit();
      const processes = [product.process.pid ?? 0, await postmasterOf(dataDir)];
      const before = processes.map(cpuSecondsWithChildren);
      const { total } = await visit();
      const [ours = 0, theirs = 0] = processes.map(
        (pid, at) =>
          ((cpuSecondsWithChildren(pid) - (before[at] ?? 0)) / total) * REQUESTS_OF_A_VISITOR * 1_000,
      );
      report({
        what: 'processor time for 1,000 visitors of ten requests each: the product, its database',
        ours: `${ours.toFixed(0)} and ${theirs.toFixed(0)} s`,
        target: 'none',
        isMet: true,
      });
    } finally {
      await product.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}
