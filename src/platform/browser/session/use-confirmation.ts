// Whether a call waits for the password again, why, and how to answer it.
import { useEffect, useMemo, useState } from 'react';

import { onConfirmationNeeded } from './confirmation.ts';

interface Waiting {
  reason: string;
  onAnswer: (isConfirmed: boolean) => void;
}

/** What a call waits for; undefined while none does. */
export function useConfirmation(): Waiting | undefined {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(
    () =>
      onConfirmationNeeded(
        (reason) => new Promise<boolean>((resolve) => setWaiting({ reason, onAnswer: resolve })),
      ),
    [],
  );
  return useMemo(
    () =>
      waiting && {
        reason: waiting.reason,
        onAnswer: (isConfirmed) => {
          setWaiting(undefined);
          waiting.onAnswer(isConfirmed);
        },
      },
    [waiting],
  );
}
