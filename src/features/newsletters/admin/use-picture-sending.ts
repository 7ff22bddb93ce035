// Sends a picture for the text: how far it is, and why it failed.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureOf, refusalOf, uploadPicture } from '../../media/admin/upload-picture.ts';
import { mediaAdminMessages } from '../../media/messages-admin.ts';

const LONGEST_MS = 120_000;

/** `onSent` gets the picture's own path. */
export function usePictureSending(onSent: (path: string) => void) {
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      uploadPicture(file, { signal: AbortSignal.timeout(LONGEST_MS), onProgress: setShare }),
    onSuccess: ({ imageUrl }) => onSent(imageUrl),
  });
  return {
    send: (file: File) => {
      const refused = refusalOf(file);
      setRefusal(refused?.message);
      setShare(0);
      if (!refused) mutate(file);
    },
    state: isPending
      ? `${mediaAdminMessages.uploading} ${mediaAdminMessages.percent(Math.floor(share * 100))}`
      : undefined,
    failure: refusal ?? (error ? failureOf(error, undefined).message : undefined),
  };
}
