// Where a size is printed on a tyre, drawn for one, with a link to the guide.
import { finderMessages as texts } from '../../messages/finder.ts';
import { Sidewall } from '../drawings/sidewall.tsx';

const GUIDE_PATH = '/hyva-tietaa#koko';
const EXAMPLE = { widthMm: 205, aspect: 55, diameterIn: 16 };

export function SizeExample({ isDrawn = true }: { isDrawn?: boolean }) {
  return (
    <>
      {isDrawn && <Sidewall size={EXAMPLE} />}
      <p>{texts.sizeIsOnTyre}</p>
      <a href={GUIDE_PATH}>{texts.readMore}</a>
    </>
  );
}
