// The sending of one picture: how far it is, why it failed, and a way to give it up.
import { useCallback, useEffect, useRef, useState } from 'react';

import { failureOf, refusalOf } from './upload-picture.ts';
import type { QuotedFailure, UploadFailure, UploadPicture } from './upload-picture.ts';

export interface PictureUpload {
  /** 0 to 1; `undefined` when nothing is sent. */
  share: number | undefined;
  failure: UploadFailure | undefined;
  send: (file: File) => void;
  cancel: () => void;
}

/** `quoted` are the English texts of the specification for a failure at this place. */
export function usePictureUpload(
  upload: UploadPicture,
  onDone: (imageUrl: string) => void,
  quoted?: QuotedFailure,
): PictureUpload {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure>();
  const underWay = useRef<AbortController>(undefined);
  // A field that is gone sends nothing more.
  useEffect(() => () => underWay.current?.abort(), []);
  const cancel = useCallback(() => underWay.current?.abort(), []);

  async function run(file: File): Promise<void> {
    underWay.current?.abort();
    const giveUp = new AbortController();
    underWay.current = giveUp;
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal) return;
    setShare(0);
    try {
      const { imageUrl } = await upload(file, { signal: giveUp.signal, onProgress: setShare });
      if (!giveUp.signal.aborted) onDone(imageUrl);
    } catch (error) {
      if (giveUp.signal.aborted) return;
      setFailure(failureOf(error instanceof Error ? error : new Error(String(error)), quoted));
    } finally {
      if (underWay.current === giveUp) setShare(undefined);
    }
  }

  return { share, failure, cancel, send: (file) => void run(file) };
}
