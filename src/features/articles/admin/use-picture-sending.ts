// Sends pictures for a text, one after the other: how far the one on its way is, why one failed, and a way to give it up.
import { useRef, useState } from 'react';

import { failureOf, refusalOf, uploadPicture } from '../../media/admin/upload-picture.ts';
import type { UploadFailure } from '../../media/admin/upload-picture.ts';

export interface PictureSending {
  /** 0 to 1; undefined when nothing is sent. */
  share: number | undefined;
  failure: UploadFailure | undefined;
  send: (file: File) => void;
  /** Gives up the one on its way. */
  cancel: () => void;
  /** What was said of a failure has been read. */
  forgetFailure: () => void;
}

/** `onSent` gets the picture's own path. */
export function usePictureSending(onSent: (path: string) => void): PictureSending {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const underWay = useRef<AbortController>(undefined);
  const line = useRef(Promise.resolve());
  const run = async (file: File): Promise<void> => {
    const giveUp = new AbortController();
    underWay.current = giveUp;
    setShare(0);
    try {
      const { imageUrl } = await uploadPicture(file, { signal: giveUp.signal, onProgress: setShare });
      onSent(imageUrl);
    } catch (error) {
      if (giveUp.signal.aborted) return;
      setFailure(failureOf(error instanceof Error ? error : new Error(String(error)), undefined));
    } finally {
      setShare(undefined);
    }
  };
  return {
    share,
    failure,
    send: (file) => {
      const refusal = refusalOf(file);
      setFailure(refusal);
      if (!refusal) line.current = line.current.then(() => run(file));
    },
    cancel: () => underWay.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  };
}
