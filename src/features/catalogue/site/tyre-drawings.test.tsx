import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DbMeter } from './drawings/db-meter.tsx';
import { SizeDiagram } from './drawings/size-diagram.tsx';
import { TyreDrawing } from './drawings/tyre-drawing.tsx';
import { TyrePicture } from './drawings/tyre-picture.tsx';
import { OfferTag } from './offer-tag.tsx';
import { EuLabel, type EuLabelProps } from './product/eu-label.tsx';
import { RatingStars } from './product/rating-stars.tsx';
import { SeasonBadge } from './season-badge.tsx';

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const text = (element: ReactElement): string => html(element).replaceAll(/<[^>]+>/g, '');

const label: EuLabelProps = {
  isStudded: false,
  fuelEfficiency: 'B',
  wetGrip: 'C',
  noiseDb: 69,
  noiseClass: 'A',
  hasSnowGrip: true,
  hasIceGrip: false,
};

test('the label says its classes, noise and marks in words', () => {
  const markup = html(<EuLabel {...label} />);
  expect(markup).toContain('aria-label="Polttoainetalous: luokka B, asteikko A–E"');
  expect(markup).toContain('aria-label="Märkäpito: luokka C, asteikko A–E"');
  expect(markup).toContain('aria-label="Ulkoinen vierintämelu 69 desibeliä, luokka A"');
  expect(markup).toContain('Lumipito');
  expect(markup).not.toContain('Jääpito');
});

test('F and G are shown as the old scale, without a ladder', () => {
  const markup = html(<EuLabel {...label} fuelEfficiency="F" wetGrip="G" />);
  expect(markup).toContain('aria-label="Polttoainetalous: luokka F, vanha asteikko A–G"');
  expect(markup).toContain('vanha asteikko');
  expect(markup).not.toContain('asteikko A–E');
});

test('what the manufacturer did not give is said to be missing, never drawn empty', () => {
  const markup = html(<EuLabel {...label} wetGrip={null} noiseDb={null} />);
  expect(markup.match(/Ei ilmoitettu/g)).toHaveLength(2);
  expect(markup.match(/asteikko A–E/g)).toHaveLength(1);
  const nothing = {
    fuelEfficiency: null,
    wetGrip: null,
    noiseDb: null,
    noiseClass: null,
    hasSnowGrip: false,
  };
  expect(text(<EuLabel {...label} {...nothing} />)).toBe('EU-rengasmerkintää ei ole ilmoitettu.');
});

test('a studded tyre has no label, whatever its data', () => {
  expect(text(<EuLabel {...label} isStudded />)).toBe('Nastarenkailla ei ole EU-rengasmerkintää.');
});

test('the knob of the noise meter is on the scale', () => {
  expect(html(<DbMeter noiseDb={60} noiseClass={null} />)).toContain('cx="0"');
  expect(html(<DbMeter noiseDb={99} noiseClass="C" />)).toContain('cx="200"');
  expect(text(<DbMeter noiseDb={71} noiseClass="B" isDetailed />)).toContain(
    '3\u00A0dB vähemmän puolittaa äänen energian.',
  );
});

test.each([
  ['summer', null, false, 'Kesä'],
  ['winter', 'friction', false, 'Kitka'],
  ['winter', 'friction', true, 'Kitka jääpito'],
  ['winter', 'studded', true, 'Nasta'],
  ['winter', null, true, 'Talvi'],
] as const)(
  'the season of a %s tyre (%s, ice grip %s) is the word %s',
  (type, winterType, hasIceGrip, word) => {
    expect(text(<SeasonBadge product={{ type, winterType, label: { hasIceGrip } }} />)).toBe(word);
  },
);

test('an offer shows a true minus, and no percent that may not be claimed', () => {
  expect(text(<OfferTag percent={14} />)).toContain('\u221214\u00A0%');
  expect(text(<OfferTag percent={null} />)).toBe('Tarjous');
});

test("the shop's stars are titled as its own and leave out what is not estimated", () => {
  const rating = { dryGrip: 4, wetGrip: null, snowGrip: 5, iceGrip: 5, comfort: 3, durability: null };
  const winter = html(<RatingStars rating={rating} type="winter" isExample />);
  expect(winter).toContain('Liikkeen arvio (esimerkki)');
  expect(winter).toContain('Lumipito');
  expect(winter).not.toContain('Märkäpito');
  expect(html(<RatingStars rating={rating} type="summer" />)).not.toContain('Lumipito');
  const none = { dryGrip: null, wetGrip: null, snowGrip: 3, iceGrip: null, comfort: null, durability: null };
  expect(html(<RatingStars rating={none} type="summer" />)).toBe('');
});

test('the size drawings have the same facts in words', () => {
  const markup = html(<SizeDiagram size={{ widthMm: 205, aspect: 55, diameterIn: 16 }} />);
  expect(markup).toContain('Kyljen korkeus on 55 prosenttia leveydestä eli 113 millimetriä.');
  expect(markup).toContain('Vanteen halkaisija on 16 tuumaa eli 406 millimetriä.');
  expect(markup).toContain('Ulkohalkaisija 632\u00A0mm · vierintäkehä n.\u00A01,93\u00A0m');
  expect(markup).not.toContain('NaN');
});

test('two diagrams on one page share no id', () => {
  const size = { widthMm: 225, aspect: 45, diameterIn: 17 };
  const markup = html(
    <>
      <SizeDiagram size={size} />
      <SizeDiagram size={size} />
      <TyreDrawing season="studded" />
      <TyreDrawing season="studded" />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  { widthMm: 135, aspect: 80, diameterIn: 12 },
  { widthMm: 355, aspect: 25, diameterIn: 24 },
  { widthMm: 315, aspect: 70, diameterIn: 22.5 },
])('size $widthMm/$aspect R $diameterIn can be drawn', (size) => {
  const markup = html(<SizeDiagram size={size} service="109/107T" />);
  expect(markup).not.toMatch(/NaN|Infinity/);
  expect(markup).toContain(`${String(size.diameterIn).replace('.', ',')}\u2033`);
});

test('a drawn tyre replaces a missing picture and weighs at most 6 kB', () => {
  for (const season of ['summer', 'friction', 'studded'] as const) {
    expect(html(<TyreDrawing season={season} />).length).toBeLessThan(6 * 1024);
  }
  expect(html(<TyrePicture picture={null} season="summer" alt="Kesärengas" />)).toContain(
    'aria-label="Havainnekuva: Kesärengas"',
  );
  expect(html(<TyreDrawing season="summer" alt="" />)).toContain('aria-hidden="true"');
});

test('a rendered tyre says in sight that it is one, a photo does not', () => {
  const picture = { url: '/tyres/summer-1.webp', widthPx: 420, heightPx: 420 };
  const rendered = <TyrePicture picture={picture} season="summer" alt="Nokian Hakka" />;
  expect(text(rendered)).toContain('Havainnekuva');
  expect(html(rendered)).toContain('alt="Havainnekuva: Nokian Hakka"');
  const photo = <TyrePicture picture={picture} season="summer" alt="Nokian Hakka" isPhoto />;
  expect(text(photo)).not.toContain('Havainnekuva');
  expect(html(photo)).toContain('alt="Nokian Hakka"');
});

test('a render is AVIF in two small widths on a card, on its page AVIF and WebP in three widths', () => {
  const picture = { url: '/tyres/summer-1.avif', widthPx: 420, heightPx: 420 };
  const onCard = html(<TyrePicture picture={picture} season="summer" alt="" isOnCard />);
  expect(onCard).toContain('src="/tyres/summer-1.avif"');
  expect(onCard).toContain('srcSet="/tyres/wide/summer-1-240.avif 240w, /tyres/summer-1.avif 420w"');
  expect(onCard).not.toContain('<source');
  const onPage = html(<TyrePicture picture={picture} season="summer" alt="" sizes="450px" />);
  for (const [first, format] of [
    ['/tyres/summer-1.avif', 'avif'],
    ['/tyres/wide/summer-1-420.webp', 'webp'],
  ]) {
    const wide = [840, 1260].map((px) => `/tyres/wide/summer-1-${px}.${format} ${px}w`);
    expect(onPage).toContain(`srcSet="${[`${first} 420w`, ...wide].join(', ')}"`);
  }
});

test('nothing carries an inline style', () => {
  const markup = html(
    <>
      <EuLabel {...label} isDetailed />
      <SizeDiagram size={{ widthMm: 205, aspect: 55, diameterIn: 16 }} />
      <TyreDrawing season="friction" />
    </>,
  );
  expect(markup).not.toMatch(/\sstyle=/);
});

test('a photo is shown whole, whatever its proportions', () => {
  const picture = { url: '/api/files/square.jpg', widthPx: 800, heightPx: 800 };
  const markup = html(<TyrePicture picture={picture} season="summer" alt="Rengas" isPhoto />);
  expect(markup).toMatch(/class="[^"]*contain/);
});
