// Where the shop is: a drawing of ours in the map's place, and the way to the map service, which is asked nothing before.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { shopMapMessages as messages } from '../messages.ts';
import { formatAddress } from '../shop-profile.ts';
import type { ShopProfile } from '../shop-profile.ts';
import { MapSketch } from './map-sketch.tsx';

import styles from './shop-map.module.css';

interface ShopMapProps {
  address: ShopProfile['address'];
  /** Of the map service; empty: the drawing alone. */
  href: string;
}

export function ShopMap({ address, href }: ShopMapProps) {
  return (
    <div data-map="" className={styles.map}>
      <MapSketch label={`${messages.map}: ${formatAddress(address)}`} />
      {href && (
        <ButtonLink
          href={href}
          size="small"
          variant="outline"
          className={styles.show}
          title={messages.mapLeaves}
        >
          {messages.showMap}
        </ButtonLink>
      )}
    </div>
  );
}
