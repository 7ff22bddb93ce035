// How the catalogue counts tyres in Finnish.
import { formatCount } from '../../../platform/contract/count.ts';

/** '1 rengas', '24 rengasta', with a no-break space: products are counted, not pieces. */
export function tyreCount(count: number): string {
  return `${formatCount(count)}\u00A0${count === 1 ? 'rengas' : 'rengasta'}`;
}
