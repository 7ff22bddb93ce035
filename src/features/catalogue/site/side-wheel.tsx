// A rendered wheel as decoration, for the panel next to a form.
import { Picture } from '../../../platform/ui/picture.tsx';
import { sitePictures } from '../product/tyre-picture.ts';

const { url, widthPx, heightPx } = sitePictures.categoryWinter;

export function SideWheel() {
  return <Picture src={url} width={widthPx} height={heightPx} alt="" fit="contain" isRender />;
}
