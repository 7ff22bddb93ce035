// An e-mail address as text, with the letters of its domain: where it does not fit, it goes on after @ or before a full stop
// rather than in a word.
import { Fragment } from 'react';

import { readableAddress } from '../browser/readable-address.ts';

export function EmailText({ children }: { children: string }) {
  const parts = readableAddress(children).split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts may be alike, and never move
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
