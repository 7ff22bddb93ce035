// Asks for the password when a call needs it again; the dialog is loaded when it is first needed.
import { Suspense, lazy } from 'react';

import { useConfirmation } from '../../../platform/browser/session/use-confirmation.ts';

const Question = lazy(async () => ({
  default: (await import('./identity-question.tsx')).IdentityQuestion,
}));

export function IdentityCheck() {
  const waiting = useConfirmation();
  return (
    waiting && (
      <Suspense fallback={null}>
        <Question {...waiting} />
      </Suspense>
    )
  );
}
