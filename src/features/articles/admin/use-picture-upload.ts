// Sends a picture for the text: how far it is, and why it failed.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { uploadFile } from '../../../platform/browser/api.ts';
import type { uploadImage } from '../../media/contract.ts';
import { writingMessages as messages } from '../messages-admin.ts';

/** `onUploaded` gets the picture's own path. */
export function usePictureUpload(onUploaded: (path: string) => void) {
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      return uploadFile<typeof uploadImage>({
        method: 'POST',
        path: '/upload',
        field: 'image',
        file,
        onProgress: ({ sentBytes, totalBytes }) => setPercent(Math.round((100 * sentBytes) / totalBytes)),
      });
    },
    onSuccess: ({ imageUrl }) => onUploaded(imageUrl),
  });
  return {
    send: mutate,
    state: isPending ? messages.uploading(percent) : undefined,
    failure: error ? failureText(error) : undefined,
  };
}

/** The server's sentence, or one of the specification's two. */
function failureText(error: Error): string {
  if (!(error instanceof ApiProblem)) return messages.uploadFailed;
  return error.status === 500 || error.code === 'network.unreadable'
    ? messages.uploadFailedHere
    : error.message;
}
