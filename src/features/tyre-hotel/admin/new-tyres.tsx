// Tyres below the advised depth: the way to new ones of the size and kind, with what four of them cost fitted.
import { tyresTabPath } from '../../catalogue/tyres-tab-path.ts';
import type { TyreSet } from '../contract/tyre-hotel.ts';
import { setPageMessages as messages } from '../messages/admin.ts';
import { ownMessages } from '../messages/own.ts';
import { depthLimits, formatDepth, formatLimit, isWorn, thinnest } from '../tread-depth.ts';
import { useToday } from './use-today.ts';

interface NewTyresProps extends Pick<TyreSet, 'season' | 'size'> {
  depthsMm: readonly (number | null)[];
}

export function NewTyres({ season, size, depthsMm }: NewTyresProps) {
  const today = useToday();
  const depthMm = thinnest(depthsMm);
  if (depthMm === undefined || !isWorn(season, depthsMm, today)) return null;
  return (
    <p>
      <b>{ownMessages.low(formatDepth(depthMm), formatLimit(depthLimits(season, today).advisedMm))}</b>{' '}
      {/* In a tab of its own: what is being measured stays. */}
      <a href={tyresTabPath(size, season)} target="_blank" rel="noreferrer">
        {messages.newTyres(size)}
      </a>
    </p>
  );
}
