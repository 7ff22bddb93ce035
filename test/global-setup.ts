// Around a complete test run: the database server that tests shared is stopped, unless another run still uses it.
import { stopTestServer } from './database.ts';

export function setup(): void {}

export async function teardown(): Promise<void> {
  await stopTestServer();
}
