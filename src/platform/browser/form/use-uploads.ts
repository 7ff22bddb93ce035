// A save pressed while a picture of the form is uploading waits for it, so that the picture is saved with the rest;
// what is refused in the other fields is told at once.
import { createContext, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { callMessages } from '../messages.ts';
import { showToast } from '../toasts.ts';

/** An upload into a field, ended by `control`, has begun; call what is returned when it is over, with whether its picture is in the form. */
type BeginUpload = (control: AbortController, field?: string) => (hasPicture: boolean) => void;

/** `coming`: fields whose picture is on its way, so that none is missing there. */
type Submit = (intent?: string, onInvalid?: () => void, coming?: readonly string[]) => void;

interface Saves {
  submitNow: Submit;
  /** Whether a field is refused, those of `coming` apart. */
  isRefused: (coming: readonly string[]) => boolean;
}

/** Of the form around a field. */
export const UploadContext = createContext<BeginUpload | undefined>(undefined);

/** Its `submit` saves at once, or as soon as nothing uploads any more; an upload without a picture ends the wait, and says so. */
export function useUploads({ submitNow, isRefused }: Saves) {
  const [running, setRunning] = useState<readonly { control: AbortController; field: string }[]>([]);
  const [hasPressed, setHasPressed] = useState(false);
  const pressed = useRef<Parameters<Submit>>(undefined);
  const stopWaiting = useCallback(() => {
    pressed.current?.[1]?.();
    pressed.current = undefined;
    setHasPressed(false);
  }, []);
  const beginUpload: BeginUpload = useCallback(
    (control, field = '') => {
      setRunning((others) => [...others, { control, field }]);
      setHasPressed(pressed.current !== undefined);
      return (hasPicture) => {
        setRunning((all) => all.filter((each) => each.control !== control));
        if (hasPicture) return;
        if (pressed.current) showToast({ text: callMessages.notSavedWithoutPicture, tone: 'bad' });
        stopWaiting();
      };
    },
    [stopWaiting],
  );
  const isUploading = running.length > 0;
  const save = useEffectEvent(() => {
    const waiting = pressed.current;
    pressed.current = undefined;
    if (waiting) submitNow(...waiting);
  });
  useEffect(() => {
    if (!isUploading) save();
  }, [isUploading]);
  return {
    beginUpload,
    isUploading,
    isWaiting: hasPressed && isUploading,
    submit: (intent?: string, onInvalid?: () => void) => {
      const coming = running.map(({ field }) => field);
      if (!isUploading || isRefused(coming)) return submitNow(intent, onInvalid, coming);
      pressed.current = [intent, onInvalid];
      setHasPressed(true);
    },
    endUploads: () => {
      stopWaiting();
      for (const { control } of running) control.abort();
    },
  };
}
