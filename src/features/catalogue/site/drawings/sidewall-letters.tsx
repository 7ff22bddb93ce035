// The size of a tyre on the sidewall of its render: the picture serves many sizes, the letters are this one's.
import type { TyreProfile } from '../../product/tyre-picture.ts';
import { LETTER_SIZE, PICTURE_UNITS, letterSidewall } from './sidewall-lettering.ts';

export function SidewallLetters({ size }: { size: TyreProfile & { fullSize: string } }) {
  return (
    <svg
      viewBox={`0 0 ${PICTURE_UNITS} ${PICTURE_UNITS}`}
      fontSize={LETTER_SIZE}
      fontWeight="750"
      fill="#c3c7ca"
      textAnchor="middle"
      aria-hidden="true"
    >
      {letterSidewall(size.fullSize, size).map(({ letter, transform }) => (
        <text key={transform} transform={transform}>
          {letter}
        </text>
      ))}
    </svg>
  );
}
