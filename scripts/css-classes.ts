// Compares the classes of the CSS modules with those that the components use: the types know neither a class that is
// not defined nor one that nothing uses.
import { posix } from 'node:path';

import type { SourceFile } from './source-tree.ts';

const IMPORT = /import (\w+) from '([^']+[.]module[.]css)'/g;

/** One line for each class that is used but not defined, or defined but not used, and for each sheet that is missing. */
export function cssClassProblems(sheets: readonly SourceFile[], modules: readonly SourceFile[]): string[] {
  const uses = modules.flatMap((module) => usesIn(module));
  const missingSheets = uses.filter(({ sheet }) => !sheets.some(({ path }) => path === sheet));
  const problems = sheets.flatMap(({ path, text }) => {
    const defined = classesOf(text);
    const here = uses.filter(({ sheet }) => sheet === path);
    const used = new Set(here.flatMap(({ classes }) => classes));
    const isOpen = here.some(({ isWhole }) => isWhole);
    const missing = [...used].filter((name) => !defined.has(name));
    const unused = isOpen ? [] : [...defined].filter((name) => !used.has(name));
    return [
      ...missing.map((name) => `${path}: class ${name} is used but not defined`),
      ...unused.map((name) => `${path}: class ${name} is not used`),
    ];
  });
  return [...missingSheets.map(({ sheet }) => `${sheet}: imported, but there is no such file`), ...problems];
}

function classesOf(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\((?:[^()]|\([^()]*\))*\)|"[^"]*"|'[^']*'/g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/[.](-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return new Set(names);
}

/** `isWhole` when the module computes a class name or passes the sheet on, so that any class may be used. */
function usesIn({ path, text }: SourceFile): { sheet: string; classes: string[]; isWhole: boolean }[] {
  const code = text.replaceAll(IMPORT, '');
  return [...text.matchAll(IMPORT)].map(([, local = '', from = '']) => ({
    sheet: posix.join(posix.dirname(path), from),
    classes: [...code.matchAll(new RegExp(`(?<![/\\w-])${local}(?:[.](\\w+)|\\['([^']+)'\\])`, 'g'))].map(
      ([, dotted, quoted]) => dotted ?? quoted ?? '',
    ),
    isWhole: new RegExp(`(?<![/\\w-])${local}\\b(?![.]\\w|\\[')`).test(code),
  }));
}
