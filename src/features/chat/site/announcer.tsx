// Tells a screen reader of answers as they come. The log itself is silent: it is drawn anew with every piece.
import { useState } from 'react';

import type { TalkMessage } from '../talk-parts.ts';
import { spokenParts } from './spoken.ts';

import hidden from '../../../platform/ui/visually-hidden.module.css';

/** `last`: the newest message; one that was there from the start is not said. */
export function Announcer({ last, isLoading }: { last: TalkMessage | undefined; isLoading: boolean }) {
  const [oldId] = useState(last?.id);
  const isNew = last?.role === 'assistant' && last.id !== oldId;
  const parts = isNew ? spokenParts(last, !isLoading) : [];
  return (
    <div aria-live="polite" aria-relevant="additions" className={hidden.hidden}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences only follow one another
        <p key={`${last?.id} ${at}`}>{part}</p>
      ))}
    </div>
  );
}
