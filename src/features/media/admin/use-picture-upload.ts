// Uploads pictures: how far the current one is, why one failed, and a way to cancel.
import { useContext, useEffect, useRef, useState } from 'react';

import { UploadContext } from '../../../platform/browser/form/use-uploads.ts';
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
  /** The field of the form that the picture is for. */
  name?: string | undefined;
  /** The English texts for a failure at this place. */
  quoted?: QuotedFailure | undefined;
  /** Pictures are uploaded one after the other; otherwise a new one cancels the one before. */
  isQueue?: boolean;
}

export function usePictureUpload(
  onDone: (imageUrl: string) => void,
  { upload = uploadPicture, name, quoted, isQueue = false }: UploadOptions = {},
) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const beginUpload = useContext(UploadContext);
  const current = useRef<AbortController>(undefined);
  const queue = useRef(Promise.resolve());
  const cancel = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);
  /** Whether the picture is there. */
  const run = async (file: File, control: AbortController): Promise<boolean> => {
    const { signal } = control;
    if (signal.aborted) return false;
    current.current = control;
    setShare(0);
    try {
      const { imageUrl } = await upload(file, { signal, onProgress: setShare });
      if (!signal.aborted) onDone(imageUrl);
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) {
        setFailure(failureOf(error instanceof Error ? error : new Error(String(error)), quoted));
      }
      return false;
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
      if (refusal) return;
      const control = new AbortController();
      const end = beginUpload?.(control, name);
      queue.current = queue.current.then(async () => {
        const hasPicture = await run(file, control);
        end?.(hasPicture);
      });
    },
    cancel,
    forgetFailure: () => setFailure(undefined),
  };
}
