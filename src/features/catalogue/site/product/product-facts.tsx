// A tyre's figures as a list.
import { catalogueMessages } from '../../messages/catalogue.ts';
import { productMessages } from '../../messages/site.ts';
import type { ManufacturerContact, ProductDetail } from '../../product/product-view.ts';
import { loadIndexKg, speedSymbolKmh } from '../../size/load-speed.ts';
import { sizeGeometry } from '../../size/size-geometry.ts';

import styles from './product-facts.module.css';

const texts = productMessages.rows;

export function ProductFacts({ product, contact }: { product: ProductDetail; contact: ManufacturerContact }) {
  return (
    <section>
      <h2>{productMessages.details}</h2>
      <dl className={styles.facts}>
        {[...factsOf(product), ...contactFacts(product, contact)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Regulation (EU) 2023/988, article 19: whom to write to about the product's safety. */
function contactFacts({ manufacturer }: ProductDetail, contact: ManufacturerContact): [string, string][] {
  const { postalAddress, electronicAddress, responsiblePerson } = contact;
  const addresses = [postalAddress, electronicAddress].filter(Boolean);
  return [
    ...(addresses.length > 0
      ? [[texts.manufacturer, [manufacturer.name, ...addresses].join(', ')] satisfies [string, string]]
      : []),
    ...(responsiblePerson ? [[texts.responsible, responsiblePerson] satisfies [string, string]] : []),
  ];
}

function factsOf(product: ProductDetail): [string, string][] {
  const geometry = sizeGeometry(product.size);
  const load = product.loadIndex === null ? null : loadIndexKg(product.loadIndex);
  const speed = product.speedSymbol === null ? null : speedSymbolKmh(product.speedSymbol);
  const words = texts.serviceText(load ?? undefined, speed ?? undefined);
  const marks = [product.isXl && 'XL', product.isRunFlat && 'Run flat', ...product.marks]
    .filter(Boolean)
    .join(', ');
  const kind = product.winterType
    ? catalogueMessages.winterTypes[product.winterType]
    : catalogueMessages.seasons[product.type];
  const rows: [string, string | null][] = [
    [texts.size, product.size.fullSize],
    [texts.service, product.service ? [product.service, words].filter(Boolean).join(': ') : null],
    [texts.season, kind],
    [texts.vehicle, catalogueMessages.vehicleTypes[product.size.vehicleType]],
    // The label next to it has the mark; a studded tyre has none.
    [texts.snow, product.winterType === 'studded' && product.label.hasSnowGrip ? texts.yes : null],
    [texts.marks, marks || null],
    [texts.outer, texts.millimetres(Math.round(geometry.outerMm))],
    [texts.circumference, texts.about(Math.round(geometry.circumferenceMm))],
    [texts.weight, product.weightG === null ? null : texts.weightText(product.weightG)],
    [texts.ean, product.ean],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
