import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FragmentCacheContext, CachedFragment } from '../../ui/cached-fragment.tsx';
import { Island } from '../../ui/island.tsx';
import { createFragmentCache } from './fragment-cache.ts';

interface Tyre {
  id: string;
  name: string;
}

let written = 0;

/** Counts how often it is written. */
function tyreOf(id: string, name: string): Tyre {
  return {
    id,
    get name() {
      written += 1;
      return name;
    },
  };
}

function Words({ tyre }: { tyre: Tyre }) {
  const id = useId();
  return <p id={id}>{tyre.name}</p>;
}

function listOf(tyres: readonly Tyre[], by: readonly unknown[] = []) {
  return tyres.map((tyre) => (
    <CachedFragment key={tyre.id} as="article" className="card" of={tyre} by={by} idPrefix={`${tyre.id}-`}>
      <Words tyre={tyre} />
    </CachedFragment>
  ));
}

const cacheFragment = createFragmentCache();
const write = (tyres: readonly Tyre[], by?: readonly unknown[]) =>
  renderToString(<FragmentCacheContext value={cacheFragment}>{listOf(tyres, by)}</FragmentCacheContext>);

test('a part is written once for each object and for whatever else it shows', () => {
  const [summer, winter] = [tyreOf('a', 'Kesä & <meri>'), tyreOf('b', 'Talvi')];
  written = 0;
  const first = write([summer, winter]);
  expect(first).toContain('<article class="card"><p id="');
  expect(first).toContain('Kesä &amp; &lt;meri&gt;');
  expect([write([summer, winter]), written]).toEqual([first, 2]);
  write([summer], ['12 kk']);
  write([summer], ['12 kk']);
  expect(written).toBe(3);
  expect(write([tyreOf('a', 'Kesä 2')])).toContain('Kesä 2');
});

test('ids of parts on one page are different, and the same each time a part is written', () => {
  const tyres = [
    { id: 'a', name: 'Yksi' },
    { id: 'b', name: 'Kaksi' },
  ];
  const ids = (html: string) => [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  const here = ids(write(tyres));
  expect(new Set(here).size).toBe(2);
  const elsewhere = renderToString(
    <FragmentCacheContext value={createFragmentCache()}>{listOf(tyres)}</FragmentCacheContext>,
  );
  expect(ids(elsewhere)).toEqual(here);
});

test('an island in a part has ids of that part', () => {
  const search = (
    <CachedFragment as="header" id="top" of={cacheFragment} by={['header']} idPrefix="header-">
      <Island name="test/words" component={Words} props={{ tyre: { id: 'a', name: 'Haku' } }} />
    </CachedFragment>
  );
  const html = renderToString(<FragmentCacheContext value={cacheFragment}>{search}</FragmentCacheContext>);
  expect(html).toMatch(/^<header id="top"><div data-island="test\/words" data-island-id="header-i1-"/);
  expect(html).toMatch(/<p id="[^"]*header-i1-[^"]*">Haku<\/p>/);
});

test('without a cache a fragment is rendered in place', () => {
  const html = renderToString(<>{listOf([{ id: 'a', name: 'Yksi' }])}</>);
  expect(html).toMatch(/^<article class="card"><p id="[^"]+">Yksi<\/p><\/article>$/);
});
