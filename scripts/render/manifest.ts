/** Remembers by which recipe each shipped picture was made, so that only changed pictures are taken again. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

const manifestSchema = z.record(z.string(), z.object({ recipe: z.string(), bytes: z.number().int() }));

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest in the folder; empty when there is none yet. */
export function readManifest(folder: URL): Manifest {
  const file = new URL('manifest.json', folder);
  if (!existsSync(file)) return {};
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes names in order and at once, so that a render that is stopped can be taken up again. */
export function writeManifest(folder: URL, manifest: Manifest): void {
  const inOrder = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const draft = new URL('manifest.json.draft', folder);
  writeFileSync(draft, `${JSON.stringify(inOrder, null, 1)}\n`);
  renameSync(draft, new URL('manifest.json', folder));
}
