// Today's advice in one line, with the way to its page.
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { shortMessages as messages } from '../messages.ts';
import { SEASON_PATH } from '../paths.ts';
import type { SeasonLine as Line } from '../season-view.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export function SeasonLine({ line: { sentence, isExample } }: { line: Line }) {
  const pageExists = usePageExists();
  return (
    <p>
      <b>{sentence}</b> {isExample && <span className={layout.muted}>{messages.example} </span>}
      {pageExists(SEASON_PATH) && <a href={SEASON_PATH}>{messages.more}</a>}
    </p>
  );
}
