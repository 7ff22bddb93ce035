// The home page's editor in a panel over the settings; the part is a query parameter.
import { useSearchParams } from 'react-router';

import { partOf } from './editor-parts.tsx';
import { HomepageEditor } from './homepage-editor.tsx';

const PART_PARAM = 'osio';

export function HomepagePanel() {
  const [query] = useSearchParams();
  return (
    <HomepageEditor
      part={partOf(query.get(PART_PARAM))}
      toPart={(part) => ({ search: new URLSearchParams({ [PART_PARAM]: part }).toString() })}
    />
  );
}
