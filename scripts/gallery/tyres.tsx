// What is drawn about a tyre.
import { tyrePicture } from '../../src/features/catalogue/product/tyre-picture.ts';
import { DbMeter } from '../../src/features/catalogue/site/drawings/db-meter.tsx';
import { SizeDiagram } from '../../src/features/catalogue/site/drawings/size-diagram.tsx';
import { TyrePicture } from '../../src/features/catalogue/site/drawings/tyre-picture.tsx';
import { OfferTag } from '../../src/features/catalogue/site/offer-tag.tsx';
import { EuLabel, type EuLabelProps } from '../../src/features/catalogue/site/product/eu-label.tsx';
import { RatingStars } from '../../src/features/catalogue/site/product/rating-stars.tsx';
import { SeasonBadge } from '../../src/features/catalogue/site/season-badge.tsx';
import type { SizeDimensions } from '../../src/features/catalogue/size/tyre-size.ts';
import { ButtonLink } from '../../src/platform/ui/button.tsx';
import { Card } from '../../src/platform/ui/card.tsx';

import layout from '../../src/platform/ui/style/layout.module.css';
import type_ from '../../src/platform/ui/style/typography.module.css';

const label: Omit<EuLabelProps, 'isStudded'> = {
  fuelEfficiency: 'B',
  wetGrip: 'C',
  noiseDb: 69,
  noiseClass: 'A',
  hasSnowGrip: true,
  hasIceGrip: true,
};

interface Example {
  name: string;
  code: string;
  size: SizeDimensions;
  type: 'summer' | 'winter';
  winterType: 'studded' | 'friction' | null;
  label: Omit<EuLabelProps, 'isStudded'>;
  price: string;
  isOffer?: boolean;
  isDrawn?: boolean;
}

const rendered: Example[] = [
  {
    name: 'Talvi R5',
    code: '205/55R16 94T XL',
    size: { widthMm: 205, aspect: 55, diameterIn: 16 },
    type: 'winter',
    winterType: 'friction',
    label,
    price: '119,90 €',
    isOffer: true,
  },
  {
    name: 'Nasta 10',
    code: '195/65R15 95T XL',
    size: { widthMm: 195, aspect: 65, diameterIn: 15 },
    type: 'winter',
    winterType: 'studded',
    label,
    price: '134,50 €',
  },
  {
    name: 'Suvi S3',
    code: '225/45R17 94W XL',
    size: { widthMm: 225, aspect: 45, diameterIn: 17 },
    type: 'summer',
    winterType: null,
    label: {
      ...label,
      fuelEfficiency: 'A',
      wetGrip: 'E',
      noiseDb: 72,
      noiseClass: 'B',
      hasSnowGrip: false,
      hasIceGrip: false,
    },
    price: '98,00 €',
  },
];

const examples = [
  ...rendered,
  ...rendered.map((tyre) => ({ ...tyre, name: `${tyre.name} piirrettynä`, isDrawn: true })),
];

export function Tyres() {
  return (
    <>
      <h2>Renkaat</h2>
      <div className={layout.cards}>
        {examples.map((tyre) => (
          <TyreCard key={tyre.name} tyre={tyre} />
        ))}
      </div>
      <div className={layout.cards}>
        <Card>
          <h3>Vanha merkintä</h3>
          <EuLabel
            isStudded={false}
            {...{ ...label, fuelEfficiency: 'F', wetGrip: null, noiseDb: null, hasIceGrip: false }}
          />
        </Card>
        <Card>
          <h3>Ei tietoja</h3>
          <EuLabel
            isStudded={false}
            {...{
              fuelEfficiency: null,
              wetGrip: null,
              noiseDb: null,
              noiseClass: null,
              hasSnowGrip: false,
              hasIceGrip: false,
            }}
          />
          <OfferTag percent={null} />
          <SeasonBadge product={{ type: 'winter', winterType: null, label: { hasIceGrip: false } }} />
        </Card>
        <Card>
          <DbMeter noiseDb={71} noiseClass="B" isDetailed />
          <RatingStars
            isExample
            type="winter"
            rating={{ dryGrip: 4, wetGrip: 3, snowGrip: 5, iceGrip: 5, comfort: 4, durability: null }}
          />
        </Card>
      </div>
      <h2>Mistä rengaskoko löytyy?</h2>
      <SizeDiagram size={{ widthMm: 205, aspect: 55, diameterIn: 16 }} service="91V" />
      <SizeDiagram size={{ widthMm: 315, aspect: 30, diameterIn: 22 }} />
      <SizeDiagram size={{ widthMm: 195, aspect: 80, diameterIn: 14, isCommercial: true }} />
      <SizeDiagram size={{ widthMm: 165, aspect: 70, diameterIn: 13 }} />
    </>
  );
}

function TyreCard({ tyre }: { tyre: Example }) {
  return (
    <Card
      as="article"
      top={
        <TyrePicture
          picture={
            tyre.isDrawn
              ? null
              : tyrePicture({ ...tyre, ...tyre.size, manufacturer: 'Pohjola', model: tyre.name }).threeQuarter
          }
          season={tyre.winterType ?? 'summer'}
          alt={`Havainnekuva: ${tyre.name}`}
        />
      }
    >
      <p className={type_.caption}>Pohjola</p>
      <h3>{tyre.name}</h3>
      <p className={type_.size}>{tyre.code}</p>
      <EuLabel {...tyre.label} isStudded={tyre.winterType === 'studded'} />
      {tyre.isOffer && <OfferTag percent={14} />}
      <div className={layout.spread}>
        <span className={type_.price}>{tyre.price}</span>
        <ButtonLink href="#a" size="small">
          Varaa asennus
        </ButtonLink>
      </div>
    </Card>
  );
}
