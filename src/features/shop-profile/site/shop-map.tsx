// Where the shop is: a drawing in the map's place. Nothing is loaded from the map service before 'Näytä kartta' is clicked.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { mapFrame, mapPage } from '../map-link.ts';
import { shopMapMessages as messages } from '../messages.ts';
import { formatAddress, type ShopProfile } from '../shop-profile.ts';
import { MapSketch } from './map-sketch.tsx';

import styles from './shop-map.module.css';

interface ShopMapProps {
  address: ShopProfile['address'];
  /** Of the map service; empty: the drawing alone. */
  href: string;
}

/** A link; with script and a map that can be embedded, shop-map.plain.ts replaces it. */
export function ShopMap({ address, href }: ShopMapProps) {
  const frame = mapFrame(href);
  const where = formatAddress(address);
  const wakes = frame && { 'data-plain': 'shop-profile/shop-map', 'data-island-when': 'visible' };
  return (
    <div data-map={frame ?? ''} className={styles.map} {...wakes}>
      <MapSketch label={`${messages.map}: ${where}`} />
      {href && (
        <ButtonLink
          href={mapPage(href, where)}
          size="small"
          variant="outline"
          className={styles.show}
          title={frame ? messages.mapComes : messages.mapLeaves}
        >
          {messages.showMap}
        </ButtonLink>
      )}
    </div>
  );
}
