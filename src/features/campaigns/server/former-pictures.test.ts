import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { emptyDatabase } from '../../../../test/database.ts';
import { migrate, readMigrations } from '../../../platform/server/db/migrate.ts';

const MIGRATION = '0030-campaign-pictures';
const root = new URL('../../../../', import.meta.url);

let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ url, drop } = await emptyDatabase());
});
afterEach(() => drop());

test('campaigns with a drawing that is gone get a picture that exists, others keep theirs', async () => {
  const migrations = await readMigrations(fileURLToPath(new URL('migrations', root)));
  await migrate(
    url,
    migrations.filter(({ name }) => name < MIGRATION),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const former = ['/campaigns/talvi.svg', '/campaigns/hotelli.svg', '/api/files/abc-960x600.png'];
    await client.query(
      `insert into campaign (id, name, description, image_url, start_day, end_day, is_active, discount_type, discount_code,
         created_at, updated_at)
       select gen_random_uuid(), image_url, '', image_url, '2026-01-01', '2026-12-31', true, 'free_shipping', '', now(), now()
       from unnest($1::text[]) image_url`,
      [former],
    );
    expect(await migrate(url, migrations)).toContain(MIGRATION);
    const { rows } = await client.query<{ name: string; image_url: string }>(
      'select name, image_url from campaign order by name',
    );
    const shown = new Map(rows.map(({ name, image_url }) => [name, image_url]));
    expect([...shown.keys()].toSorted()).toEqual(former.toSorted());
    expect(shown.get('/api/files/abc-960x600.png')).toBe('/api/files/abc-960x600.png');
    for (const drawing of former.slice(0, 2)) {
      const picture = shown.get(drawing) ?? drawing;
      expect(picture).toMatch(/^\/tyres\/.+\.avif$/);
      await access(new URL(`public${picture}`, root));
    }
  } finally {
    await client.end();
  }
});
