// Asks for the password when a call needs it again; the dialog is loaded when it is first needed.
import { Suspense, lazy, useEffect, useState } from 'react';

import { onConfirmationNeeded } from '../../../platform/browser/session/confirmation.ts';

const Question = lazy(async () => ({
  default: (await import('./identity-question.tsx')).IdentityQuestion,
}));

type Answer = (isConfirmed: boolean) => void;

export function IdentityCheck() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () => onConfirmationNeeded(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  );
  if (!answer) return null;
  return (
    <Suspense fallback={null}>
      <Question
        onAnswer={(isConfirmed) => {
          setAnswer(undefined);
          answer(isConfirmed);
        }}
      />
    </Suspense>
  );
}
