// The source of a statement about the law, as a small link after it.
import { sourceNames } from '../../messages/good-to-know.ts';
import { guideMessages as messages } from '../../messages/pages.ts';
import { LAW_SOURCES, type LawSource } from '../../season-law.ts';

import guide from './guide.page.module.css';

export function SourceNote({ source }: { source: LawSource }) {
  return (
    <small className={guide.source}>
      {messages.source}:{' '}
      <a href={LAW_SOURCES[source]} rel="external">
        {sourceNames[source]}
      </a>
    </small>
  );
}
