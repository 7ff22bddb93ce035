// A save pressed while a picture of the form is uploading waits for it, so that the picture is saved with the rest.
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

interface FormUploads {
  /** An upload has begun; call what is returned when it is over. */
  begin: () => () => void;
  /** An upload failed: what waits for it is not saved. */
  fail: () => void;
}

export const UploadsContext = createContext<FormUploads | undefined>(undefined);

/** Of a field: tells the form around it that a file is on its way. */
export function useUploadInForm(isUploading: boolean, hasFailed: boolean): void {
  const uploads = useContext(UploadsContext);
  useEffect(() => (isUploading ? uploads?.begin() : undefined), [uploads, isUploading]);
  useEffect(() => {
    if (hasFailed) uploads?.fail();
  }, [uploads, hasFailed]);
}

/** Of a form: `save` saves at once, or as soon as nothing uploads any more. */
export function useSaveAfterUpload(submit: () => void) {
  const count = useRef(0);
  const isPressed = useRef(false);
  const latest = useRef(submit);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    latest.current = submit;
  }, [submit]);
  // A form that is closed saves nothing more.
  useEffect(() => () => void (isPressed.current = false), []);
  const uploads = useMemo(() => {
    const wait = (isOn: boolean) => {
      isPressed.current = isOn;
      setIsWaiting(isOn);
    };
    const end = () => {
      if (!isPressed.current || count.current > 0) return;
      wait(false);
      latest.current();
    };
    return {
      wait,
      begin: () => {
        count.current += 1;
        return () => {
          count.current -= 1;
          // A failure is known a moment after the end.
          queueMicrotask(end);
        };
      },
      fail: () => wait(false),
    };
  }, []);
  return {
    uploads,
    isWaiting,
    save: () => {
      if (count.current > 0) uploads.wait(true);
      else submit();
    },
  };
}
