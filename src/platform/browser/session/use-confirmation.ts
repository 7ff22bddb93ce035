// Whether a call waits for the password again, and how to answer it.
import { useCallback, useEffect, useState } from 'react';

import { onConfirmationNeeded } from './confirmation.ts';

type Answer = (isConfirmed: boolean) => void;

/** The answer that a call waits for; undefined while none does. */
export function useConfirmation(): Answer | undefined {
  const [waiting, setWaiting] = useState<Answer>();
  useEffect(
    () => onConfirmationNeeded(() => new Promise<boolean>((resolve) => setWaiting(() => resolve))),
    [],
  );
  const answer = useCallback<Answer>(
    (isConfirmed) => {
      setWaiting(undefined);
      waiting?.(isConfirmed);
    },
    [waiting],
  );
  return waiting && answer;
}
