import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { newId } from '../../../../platform/contract/ids.ts';
import type { SheetRow } from '../../contract/sheet.ts';
import { NARROW_COLUMNS } from './columns.ts';
import { SheetLine } from './sheet-row.tsx';

const tyre: SheetRow = {
  _id: newId(0),
  sizeId: newId(1),
  manufacturer: 'Continental',
  manufacturerSlug: 'continental',
  model: 'IceContact 3',
  size: '195/65R15',
  diameterIn: 15,
  vehicleType: 'passenger',
  service: '95T',
  isXl: true,
  isRunFlat: false,
  type: 'winter',
  winterType: 'studded',
  price: 128,
  salePrice: 108,
  saleEndsOn: '2026-12-15',
  stock: 20,
  stockIsMinimum: true,
  stockSource: 'supplier',
  reserved: 0,
  ean: null,
  hasPicture: false,
  hasLabel: false,
  version: 1,
};

test.each([
  ['until a day', '2026-12-15', '15.12.2026 asti'],
  ['while stock lasts', null, 'Kunnes loppuu'],
])(
  'on a phone an offer %s is named beside its price, with its end, and tyres of one name and size differ',
  (_until, saleEndsOn, end) => {
    const line = renderToStaticMarkup(
      <SheetLine
        gridId="sheet"
        index={0}
        row={{ ...tyre, saleEndsOn }}
        columns={NARROW_COLUMNS}
        isSelected={false}
        active={null}
        editor={null}
        priceRows={[]}
      />,
    );
    const text = line.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' ');
    expect(text).toContain('128,00 €Tarjous 108,00 €');
    expect(text).toContain(end);
    for (const apart of ['95T XL', 'asennus: kysy', 'Toimittaja']) expect(text).toContain(apart);
    expect(line).toContain('data-offer="true"');
  },
);
