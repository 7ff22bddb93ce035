import { expect, test } from 'vitest';

import { themeScript } from '../site/theme-script.ts';
import { adminDocument } from './document.ts';

test('the back office is one document with one inline script and nothing that is secret', () => {
  const html = adminDocument({
    scripts: ['/assets/admin-1.js'],
    stylesheets: ['/assets/admin-1.css'],
    firstTab: ['/assets/today-1.js'],
    drawer: ['/assets/drawer-1.js'],
    themeScript,
  });
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  expect(scripts.map(([, attributes, text]) => [attributes?.trim(), text])).toEqual([
    ['', themeScript],
    ['type="module" src="/assets/admin-1.js"', ''],
  ]);
  expect(html).toContain('<link rel="stylesheet" href="/assets/admin-1.css">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/today-1.js">');
  expect(html).toContain('<link rel="prefetch" href="/assets/drawer-1.js">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
});
