import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { parseContent } from '../../contract/content.ts';
import { Badge, StatusDot } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Content } from '../content.tsx';
import { Pagination } from '../list/pagination.tsx';
import { Table } from '../list/table.tsx';
import { Logo } from '../logo.tsx';
import { Dialog, Drawer, dialogTrigger } from '../overlay/dialog.tsx';
import { Toast, ToastRegion } from '../overlay/toast.tsx';
import { Picture } from '../picture.tsx';
import { Stars } from '../stars.tsx';
import { SkipLink } from '../visually-hidden.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Spinner } from './progress-ring.tsx';
import { Progress } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const text = (element: ReactElement): string => html(element).replaceAll(/<[^>]+>/g, '');

test('breadcrumbs are a named list of links that ends at the present page', () => {
  const markup = html(<Breadcrumbs crumbs={[{ label: 'Etusivu', href: '/' }, { label: 'Renkaat' }]} />);
  expect(markup).toContain('<nav aria-label="Murupolku">');
  expect(markup).toContain('<a href="/">Etusivu</a>');
  expect(markup).toContain('<span aria-current="page">Renkaat</span>');
});

test('pagination says where one is and leads to the neighbours', () => {
  const hrefOf = (page: number): string => `?sivu=${page}`;
  const middle = html(<Pagination page={4} pageCount={9} hrefOf={hrefOf} />);
  expect(middle).toContain('Sivu 4 / 9');
  expect(middle).toMatch(/href="\?sivu=3" rel="prev"/);
  expect(middle).toMatch(/href="\?sivu=5" rel="next"/);
  expect(middle.match(/aria-current="page"/g)).toHaveLength(1);
  expect([...middle.matchAll(/Siirry sivulle (\d)/g)].map(([, page]) => page)).toEqual([
    '1',
    '3',
    '4',
    '5',
    '9',
  ]);
  expect(html(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)).not.toContain('rel="prev"');
  expect(html(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)).toBe('');
});

test('a notice says its kind in words and quotes English as English', () => {
  const markup = html(
    <Notice tone="bad" role="alert" title="Tuotteita ei voitu ladata." quoted="Failed to load products" />,
  );
  expect(markup).toContain('role="alert"');
  expect(markup).toContain('Virhe: ');
  expect(markup).toMatch(/<p lang="en"[^>]*>Failed to load products<\/p>/);
});

test('a modal dialog is named by its title and closes without script', () => {
  const markup = html(
    <Dialog id="poisto" title="Poistetaanko rengas?">
      Sisältö
    </Dialog>,
  );
  expect(markup).toContain('aria-labelledby="poisto-title"');
  expect(markup).toMatch(/<form method="dialog"><button type="submit" aria-label="Sulje"/);
  expect(dialogTrigger('poisto')).toMatchObject({ commandfor: 'poisto', command: 'show-modal' });
});

test('a popover drawer opens and closes by attributes alone', () => {
  const markup = html(
    <Drawer id="ajat" side="right" kind="popover" title="Aukioloajat">
      Sisältö
    </Drawer>,
  );
  expect(markup).toContain('popover="auto"');
  expect(markup).toMatch(/popoverTarget="ajat" popoverTargetAction="hide"/i);
});

test('stars have their value as text and are limited to five', () => {
  expect(html(<Stars value={4.8} />)).toContain('aria-label="4,8 / 5 tähteä"');
  expect(html(<Stars value={7} />)).toContain('aria-label="5 / 5 tähteä"');
});

test('progress has a text for screen readers', () => {
  const markup = html(<Progress label="Lähetys" value={118} max={412} valueText="118 / 412 lähetetty" />);
  expect(markup).toContain('aria-valuetext="118 / 412 lähetetty"');
  expect(markup).toMatch(
    /<progress[^>]* value="118"[^>]* max="412"|<progress[^>]* max="412"[^>]* value="118"/,
  );
});

test('a spinner is a status for screen readers', () => {
  expect(html(<Spinner label="Ladataan renkaita" />)).toContain('role="status"');
});

test('a picture has its size, its alternative text and a failure text', () => {
  const markup = html(<Picture src="/a.webp" width={420} height={280} alt="Hallin ovi" />);
  expect(markup).toContain('data-picture="loading"');
  expect(markup).toContain('alt="Hallin ovi"');
  expect(markup).toContain('width="420" height="280"');
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('Kuva ei latautunut');
  const first = html(<Picture src="/a.webp" width={420} height={280} alt="" isFirst />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('data-picture="first"');
});

test('a picture in an article has its own size, a loading state and a failure text', () => {
  const path = '/api/files/abcdefghij0123456789-640x360.jpg';
  const markup = html(<Content blocks={parseContent(`![Hallin ovi](${path})`)} />);
  expect(markup).toContain('data-picture="loading"');
  expect(markup).toMatch(/<source type="image\/avif" srcSet="[^"]+480w/);
  expect(markup).toMatch(new RegExp(`<img[^>]* src="${path}" width="640" height="360" alt="Hallin ovi"`));
  expect(markup).toContain('Kuva ei latautunut');
  const shipped = html(<Content blocks={parseContent('![Rengas](/tyres/rengas.webp)')} />);
  expect(shipped).toMatch(/<img[^>]* src="\/tyres\/rengas\.webp" alt="Rengas"/);
  expect(shipped).toContain('Kuva ei latautunut');
});

test('a table names its scrolling frame and its caption', () => {
  const markup = html(
    <Table caption="Hinnat" isCaptionHidden>
      <tbody />
    </Table>,
  );
  expect(markup).toContain('role="region" aria-label="Hinnat" tabindex="0"');
  expect(markup).toMatch(/<caption[^>]*>.*Hinnat.*<\/caption>/);
});

test('small pieces say what they are', () => {
  expect(text(<Badge tone="ok">Lähetetty</Badge>)).toBe('Lähetetty');
  expect(text(<StatusDot tone="bad">Loppu</StatusDot>)).toBe('Loppu');
  expect(text(<Logo name="Kaarto Rengas" />)).toBe('Kaarto Rengas');
  expect(html(<SkipLink targetId="main" />)).toContain('href="#main"');
  expect(html(<Skeleton lines={2} />)).toContain('aria-hidden="true"');
  expect(html(<Card as="article">x</Card>)).toMatch(/^<article/);
  expect(text(<EmptyState title="Ei osumia" body="Poista rajaus." action="Tyhjennä" />)).toBe(
    'Ei osumiaPoista rajaus.Tyhjennä',
  );
});

test('toasts are in a polite live region and can be closed', () => {
  const markup = html(
    <ToastRegion>
      <Toast tone="ok" onClose={() => {}}>
        Rengas poistettu
      </Toast>
    </ToastRegion>,
  );
  expect(markup).toContain('aria-live="polite"');
  expect(markup).toContain('aria-label="Sulje"');
});
