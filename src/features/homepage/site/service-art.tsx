// The pictures of the shop's services: renders, the same on the home page and on the service's own.
import { Picture } from '../../../platform/ui/picture.tsx';
import { scenePictures, type Picture as Render } from '../../catalogue/product/tyre-picture.ts';
import type { Service } from '../../shop-profile/contract.ts';

const pictures: Readonly<Record<Service, Render>> = {
  summerTyres: scenePictures.wetRoad,
  winterTyres: scenePictures.winterRoad,
  tyreHotel: scenePictures.rack,
  specialRims: scenePictures.dryRoad,
  balancing: scenePictures.weights,
  repair: scenePictures.nail,
};

interface ServiceArtProps {
  service: Service;
  /** At the head of its page: larger, and loaded at once. */
  isFirst?: boolean | undefined;
}

/** Decoration next to the service's own words. */
export function ServiceArt({ service, isFirst }: ServiceArtProps) {
  const { url, widthPx, heightPx } = pictures[service];
  return (
    <Picture
      src={url}
      width={widthPx}
      height={heightPx}
      alt=""
      sizes={isFirst ? '(min-width: 821px) 520px, 100vw' : undefined}
      isFirst={isFirst}
      isRender
    />
  );
}
