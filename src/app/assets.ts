// Where the built files are and which of them a document names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import type { DocumentAssets } from '../platform/server/pages/document.tsx';
import { themeScript } from './site/theme-script.ts';

export interface BuiltAssets {
  site: DocumentAssets;
  admin: { scripts: readonly string[]; stylesheets: readonly string[] };
}

/** The part of Vite's manifest that is used here. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().default(false),
  }),
);
type ManifestEntry = z.output<typeof manifestSchema>[string];

/** Reads the manifests of the browser builds in `folder` (dist/site). */
export function readBuiltAssets(folder: string, devScript: string | undefined): BuiltAssets {
  const site = readManifest(resolve(folder, 'site-manifest.json'));
  const single = readManifest(resolve(folder, 'page-manifest.json'));
  const admin = readManifest(resolve(folder, 'admin-manifest.json'));
  const entry = (entries: readonly ManifestEntry[], name: string) =>
    entries.filter((candidate) => candidate.isEntry && candidate.name === name);
  const stylesheets = (entries: readonly ManifestEntry[]) =>
    entries.filter(({ file }) => file.endsWith('.css')).map(({ file }) => `/${file}`);
  return {
    site: {
      stylesheets: stylesheets(site),
      pageSheet: stylesheets(single)[0] ?? '',
      script: `/${entry(site, 'site')[0]?.file ?? ''}`,
      fonts: ['/fonts/archivo.woff2'],
      themeScript,
      devScript,
    },
    admin: {
      scripts: entry(admin, 'admin').map(({ file }) => `/${file}`),
      stylesheets: stylesheets(admin),
    },
  };
}

function readManifest(file: string): ManifestEntry[] {
  return Object.values(manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
}
