// Where the shop is: a drawing in the map's place. Nothing is loaded from the map service before 'Näytä kartta' is clicked.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { mapFrame, mapPage } from '../map-link.ts';
import { shopMapMessages as messages } from '../messages.ts';
import { formatAddress, type ShopProfile } from '../shop-profile.ts';
import { MapSketch } from './map-sketch.tsx';

import styles from './shop-map.module.css';

interface ShopMapProps {
  address: ShopProfile['address'];
  /** Link to the map service; empty: the drawing alone. */
  href: string;
  /** Low, with the address on it. */
  isStrip?: boolean;
}

/** A link; with script and a map that can be embedded, shop-map.plain.ts replaces it. */
export function ShopMap({ address, href, isStrip = false }: ShopMapProps) {
  const frame = mapFrame(href);
  const where = formatAddress(address);
  const wakes = frame && { 'data-plain': 'shop-profile/shop-map', 'data-island-when': 'visible' };
  return (
    <div data-map={frame ?? ''} className={classNames(styles.map, isStrip && styles.strip)} {...wakes}>
      {isStrip && (
        <p className={styles.place}>
          <b>{where}</b> <small>{messages.sketch}</small>
        </p>
      )}
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
