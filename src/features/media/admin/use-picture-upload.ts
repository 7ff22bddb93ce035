// Uploads pictures: how far the current one is, why one failed, and a way to cancel.
import { useEffect, useRef, useState } from 'react';

import {
  failureOf,
  refusalOf,
  uploadPicture,
  type QuotedFailure,
  type UploadFailure,
  type UploadPicture,
} from './upload-picture.ts';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

interface UploadOptions {
  /** How a file is sent; into the library by default. */
  upload?: UploadPicture | undefined;
  /** The English texts for a failure at this place. */
  quoted?: QuotedFailure | undefined;
  /** Pictures are uploaded one after the other; otherwise a new one cancels the one before. */
  isQueue?: boolean;
}

export function usePictureUpload(
  onDone: (imageUrl: string) => void,
  { upload = uploadPicture, quoted, isQueue = false }: UploadOptions = {},
) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const current = useRef<AbortController>(undefined);
  const queue = useRef(Promise.resolve());
  const cancel = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);
  const run = async (file: File): Promise<void> => {
    const control = new AbortController();
    current.current = control;
    setShare(0);
    try {
      const { imageUrl } = await upload(file, { signal: control.signal, onProgress: setShare });
      if (!control.signal.aborted) onDone(imageUrl);
    } catch (error) {
      if (control.signal.aborted) return;
      setFailure(failureOf(error instanceof Error ? error : new Error(String(error)), quoted));
    } finally {
      setShare(undefined);
    }
  };
  return {
    /** 0 to 1; undefined when nothing is uploading. */
    share,
    failure,
    send: (file: File) => {
      if (!isQueue) cancel();
      const refusal = refusalOf(file);
      setFailure(refusal);
      if (!refusal) queue.current = queue.current.then(() => run(file));
    },
    cancel,
    forgetFailure: () => setFailure(undefined),
  };
}
