// The three builds of one product: the public site's files, the back office's files, and the server.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const slashed = (path: string) => path.replaceAll('\\', '/');
const SHEETS = globSync('src/**/*.module.css', { cwd: root }).map(slashed).toSorted();

/**
 * Class names that are the same in every build of the same sources: two letters for the sheet and the number of the class in it.
 * They make the site's one sheet a tenth smaller than names with a hash.
 */
function scopedName(name: string, filename: string): string {
  const path = filename.split('?')[0] ?? filename;
  const sheet = slashed(relative(root, path));
  // A sheet that is written while `npm run dev` runs.
  if (!SHEETS.includes(sheet)) SHEETS.push(sheet);
  const at = SHEETS.indexOf(sheet);
  const letters = String.fromCharCode(97 + (at % 26), 65 + Math.floor(at / 26));
  const classes = readFileSync(path, 'utf8').matchAll(/\.([a-z][\w-]*)/gi);
  const number = [...new Set(Array.from(classes, ([, found]) => found))].indexOf(name);
  return `${letters}${number === -1 ? `_${name}` : number.toString(36)}`;
}

/** Fails a browser build that reaches server code. */
function refuseServerCode(): Plugin {
  return {
    name: 'kaarto:refuse-server-code',
    enforce: 'pre',
    load(id) {
      if (id.includes('/src/') && id.includes('/server/')) this.error(`Browser code must not reach ${id}`);
      return null;
    },
  };
}

/**
 * Puts the design system above the ground rules (base.css) and below everything else, whatever order the bundler
 * writes them in: a layer named later wins, and what is in none wins over all.
 */
function layerDesignSystem(): Plugin {
  return {
    name: 'kaarto:layer-design-system',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/platform\/ui\/.*\.module\.css$/ },
      handler: (code) => ({
        code: `@layer base, design-system;\n@layer design-system {\n${code}\n}`,
        map: null,
      }),
    },
  };
}

/** A sheet of single pages gives the site's scripts its class names and leaves its rules to the build of that sheet. */
const PAGE_SHEET = /[.]page[.]module[.]css$/;
function leaveOutPageSheets(): Plugin {
  return {
    name: 'kaarto:leave-out-page-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_SHEET },
      handler: (code) => ({
        code: [...new Set(Array.from(code.matchAll(/[.](?:[a-z][\w-]*)/gi), ([found]) => `${found}{}`))].join(
          '',
        ),
        map: null,
      }),
    },
  };
}

/**
 * A part loaded later has no separate sheet or script to fetch first, as each surface has one sheet: the loader
 * that Vite puts around every `import()` for that is left out of what every visitor loads.
 */
function plainImports(): Plugin {
  return {
    name: 'kaarto:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Lucide's icons in the frame of our own, which the styles draw: theirs has 200 bytes of attributes each time. */
function plainIcons(): Plugin {
  return {
    name: 'kaarto:plain-icons',
    enforce: 'pre',
    load: {
      filter: { id: /[/\\]lucide-react[/\\].*[/\\]createLucideIcon[.]mjs$/ },
      handler: () =>
        `export { createLucideIcon as default } from '${slashed(join(root, 'src/platform/ui/icons/icon.tsx'))}';`,
    },
  };
}

type CodeSplitting = Rolldown.OutputOptions['codeSplitting'];

const shared = {
  root,
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  publicDir: 'public',
  css: { modules: { generateScopedName: scopedName } },
} satisfies InlineConfig;

/** One sheet for each surface. */
function browserBuild(
  input: Record<string, string>,
  manifest: string,
  plugins: readonly Plugin[] = [],
  codeSplitting: CodeSplitting = true,
): InlineConfig {
  return {
    ...shared,
    plugins: [react(), refuseServerCode(), layerDesignSystem(), plainImports(), plainIcons(), ...plugins],
    build: {
      outDir: 'dist/site',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      manifest,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input,
        // Preserves what site-styles exports, and with it the sheets of pages that only the server renders.
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // Every visitor loads the names of all parts, so they are as short as the bundler lets them be.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting,
        },
      },
    },
  };
}

export const siteBuild = browserBuild(
  { site: 'src/app/site/entry.ts', 'site-styles': 'src/app/site/styles.ts' },
  'site-manifest.json',
  [leaveOutPageSheets()],
);
/** Styles of single pages in addition to the site's one sheet. */
export const pageBuild = browserBuild({ 'page-styles': 'src/app/site/page-styles.ts' }, 'page-manifest.json');
export const adminBuild: InlineConfig = {
  ...browserBuild({ admin: 'src/app/admin/entry.tsx' }, 'admin-manifest.json', [], {
    // What its entry imports, in one file: nothing else is needed before the first tab.
    groups: [{ name: 'shell', tags: ['$initial'] }],
  }),
  resolve: { alias: [{ find: /^zod$/, replacement: join(root, 'src/app/admin/zod.ts') }] },
};
export const serverBuild: InlineConfig = {
  ...shared,
  plugins: [react(), plainIcons()],
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'hashing-worker': 'src/platform/server/auth/hashing-worker.ts',
        'picture-worker': 'src/platform/server/files/picture-worker.ts',
        'reading-worker': 'src/features/competitors/server/reading/reading-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};
