// Loaded into the product before it starts: times React inside it and, after SIGUSR2, lets React alone write the
// last tree again, in the same process, of the same components, and without anything that the product had written before. The
// figures go to the file RENDERING_FIGURES names.
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { cloneElement, isValidElement } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';

const SECONDS = 5;
const WARM_UP = 200;
const LARGE_PAGE = 50_000;

// By require: modules that import it later get the replaced functions.
const server: unknown = createRequire(import.meta.url)('react-dom/server');
if (!hasRenderToString(server)) throw new Error('React writes no strings');
const { renderToString } = server;
let last: Parameters<typeof RenderToString> | undefined;
let depth = 0;
let pages = 0;
let reactMs = 0;

const processorMs = () => sum(process.threadCpuUsage());
let threadFromMs = processorMs();
let processFromMs = sum(process.cpuUsage());

server.renderToString = (...given) => {
  const fromMs = depth === 0 ? processorMs() : 0;
  depth += 1;
  try {
    const html = renderToString(...given);
    if (depth === 1 && html.length > LARGE_PAGE) {
      last = given;
      pages += 1;
      reactMs += processorMs() - fromMs;
    }
    return html;
  } finally {
    depth -= 1;
  }
};

process.on('SIGUSR2', () => {
  const figures = {
    pages,
    reactMs: reactMs / pages,
    threadMs: (processorMs() - threadFromMs) / pages,
    processMs: (sum(process.cpuUsage()) - processFromMs) / pages,
    alone: last && measureAlone(last),
  };
  [pages, reactMs] = [0, 0];
  threadFromMs = processorMs();
  processFromMs = sum(process.cpuUsage());
  const file = process.env['RENDERING_FIGURES'] ?? '';
  writeFileSync(`${file}.part`, JSON.stringify(figures));
  renameSync(`${file}.part`, file);
});

function measureAlone([tree, ...more]: Parameters<typeof RenderToString>) {
  // The outermost provider caches fragments: without a value every part is rendered in place.
  const given = [
    isValidElement<{ value: unknown }>(tree) ? cloneElement(tree, { value: undefined }) : tree,
    ...more,
  ] satisfies Parameters<typeof RenderToString>;
  for (let turn = 0; turn < WARM_UP; turn += 1) renderToString(...given);
  const fromMs = processorMs();
  const endAt = performance.now() + SECONDS * 1000;
  let count = 0;
  for (; performance.now() < endAt; count += 1) renderToString(...given);
  return {
    perSecond: count / SECONDS,
    processorMs: (processorMs() - fromMs) / count,
    length: renderToString(...given).length,
  };
}

function sum({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function hasRenderToString(value: unknown): value is { renderToString: typeof RenderToString } {
  return typeof value === 'object' && value !== null && 'renderToString' in value;
}
