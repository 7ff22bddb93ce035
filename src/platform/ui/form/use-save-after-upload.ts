// A save pressed while a picture of the form is uploading waits for it, so that the picture is saved with the rest.
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

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
  const [uploadCount, setUploadCount] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const begin = useCallback(() => {
    setUploadCount((count) => count + 1);
    return () => setUploadCount((count) => count - 1);
  }, []);
  const fail = useCallback(() => setIsWaiting(false), []);
  const isDue = isWaiting && uploadCount === 0;
  useEffect(() => {
    if (!isDue) return;
    setIsWaiting(false);
    submit();
  }, [isDue, submit]);
  return {
    uploads: useMemo(() => ({ begin, fail }), [begin, fail]),
    isWaiting,
    save: () => {
      if (uploadCount > 0) setIsWaiting(true);
      else submit();
    },
  };
}
