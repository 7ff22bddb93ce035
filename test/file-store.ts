// Where a test's application stores its files: in memory, or in an object store when the complete run is over one.
import { createMemoryFiles, type MemoryFiles } from '../src/platform/server/files/memory-files.ts';
import { createObjectFiles } from '../src/platform/server/files/object-files.ts';
import { STORE_BUCKET, STORE_KEYS, STORE_REGION, startObjectStore } from './object-store.ts';

/** Its value is 'object' where `npm run test:matrix` runs the tests over an object store. */
const FILES_OF_TESTS = 'TEST_FILES';

export interface TestFileStore {
  files: MemoryFiles;
  close: () => Promise<void>;
}

export async function startFileStore(now: () => Date): Promise<TestFileStore> {
  const memory = createMemoryFiles(now);
  if (process.env[FILES_OF_TESTS] !== 'object') return { files: memory, close: async () => {} };
  const store = await startObjectStore();
  const { endpoint } = store;
  const objects = createObjectFiles({ endpoint, bucket: STORE_BUCKET, region: STORE_REGION, ...STORE_KEYS });
  return {
    files: {
      ...objects,
      setRoom: memory.setRoom,
      put: async (name, content) => {
        // Has the test's clock, and knows when there is no more room.
        await memory.put(name, content);
        await objects.put(name, content);
      },
      async *list() {
        const changed = new Map<string, Date>();
        for await (const { name, changedAt } of memory.list()) changed.set(name, changedAt);
        for await (const file of objects.list()) {
          yield { ...file, changedAt: changed.get(file.name) ?? file.changedAt };
        }
      },
    },
    close: store.close,
  };
}
