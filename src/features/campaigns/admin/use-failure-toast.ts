// Tells in passing that a list could not be loaded; the page itself says so for as long as it is true.
import { useEffect } from 'react';

import { showToast } from '../../../platform/browser/toasts.ts';

/** Once for each failure (specification, point 8). */
export function useFailureToast(error: Error | null, text: string): void {
  useEffect(() => {
    if (error) showToast({ text, tone: 'bad' });
  }, [error, text]);
}
