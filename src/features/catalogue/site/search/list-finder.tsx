// The size finder over a list of tyres: one line, which on a desktop stays under the header. The season of the list goes on.
import { Island } from '../../../../platform/ui/island.tsx';
import type { TyreFilters } from '../../search/search-filters.ts';
import { SEASON_KINDS, type MeasureChoices, type SeasonKind } from '../../size/size-choice.ts';
import { SizeFinder } from '../size-finder.island.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './list-finder.module.css';

export function ListFinder({ choices, filters }: { choices: MeasureChoices; filters: TyreFilters }) {
  const { text, type, winterTypes } = filters;
  const season = winterTypes.join(',') || (type ?? '');
  return (
    <div className={styles.bar} data-print="no">
      <div className={layout.page}>
        <Island
          name="catalogue/size-finder"
          component={SizeFinder}
          props={{ choices, kinds: kindsOf(filters), list: { text, season } }}
        />
      </div>
    </div>
  );
}

function kindsOf({ type, winterTypes }: TyreFilters): readonly SeasonKind[] {
  if (winterTypes.length > 0) return winterTypes;
  if (type === 'summer') return ['summer'];
  return type === 'winter' ? ['friction', 'studded'] : SEASON_KINDS;
}
