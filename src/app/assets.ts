// Where the built files are and which of them a document names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import type { DocumentAssets } from '../platform/server/pages/document.tsx';
import { themeScript } from './site/theme-script.ts';

export interface BuiltAssets {
  site: DocumentAssets;
  admin: {
    scripts: readonly string[];
    stylesheets: readonly string[];
    /** The scripts of its first tab, which the shell would only request once it runs. */
    firstTab: readonly string[];
    /** What the public page after the sign-in loads until it opens the drawer. */
    drawer: readonly string[];
  };
}

/** The part of Vite's manifest that is used here. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;
type ManifestEntry = Manifest[string];

const FIRST_TAB = 'src/features/today/admin/today-page.tsx';
const SITE = 'src/app/site/entry.ts';
const DRAWER = 'src/app/site/admin-drawer.ts';

/** Reads the manifests of the browser builds in `folder` (dist/site). */
export function readBuiltAssets(folder: string, devScript: string | undefined): BuiltAssets {
  const siteParts = readManifest(resolve(folder, 'site-manifest.json'));
  const site = Object.values(siteParts);
  const single = Object.values(readManifest(resolve(folder, 'page-manifest.json')));
  const adminParts = readManifest(resolve(folder, 'admin-manifest.json'));
  const admin = Object.values(adminParts);
  const entry = (entries: readonly ManifestEntry[], name: string) =>
    entries.filter((candidate) => candidate.isEntry && candidate.name === name);
  const stylesheets = (entries: readonly ManifestEntry[]) =>
    entries.filter(({ file }) => file.endsWith('.css')).map(({ file }) => `/${file}`);
  const sheets = stylesheets([...site, ...single]);
  return {
    site: {
      stylesheets: stylesheets(site),
      pageSheet: stylesheets(single)[0] ?? '',
      sheets: new Map(sheets.map((href) => [href, readFileSync(resolve(folder, `.${href}`), 'utf8')])),
      script: `/${entry(site, 'site')[0]?.file ?? ''}`,
      fonts: ['/fonts/archivo.woff2'],
      themeScript,
      devScript,
    },
    admin: {
      scripts: entry(admin, 'admin').map(({ file }) => `/${file}`),
      stylesheets: stylesheets(admin),
      firstTab: [...partsOf(adminParts, FIRST_TAB)]
        .filter(({ isEntry }) => !isEntry)
        .map(({ file }) => `/${file}`),
      drawer: [
        ...stylesheets(site),
        ...[...partsOf(siteParts, SITE), ...partsOf(siteParts, DRAWER)].map(({ file }) => `/${file}`),
      ],
    },
  };
}

function readManifest(file: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A module and all that it imports at once. */
function partsOf(manifest: Manifest, key: string, found = new Set<ManifestEntry>()): Set<ManifestEntry> {
  const part = manifest[key];
  if (!part || found.has(part)) return found;
  found.add(part);
  for (const imported of part.imports) partsOf(manifest, imported, found);
  return found;
}
