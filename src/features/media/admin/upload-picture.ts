// Uploads a picture; what the browser can see to be wrong is refused at once, and every failure has its words.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { uploadFile } from '../../../platform/browser/api.ts';
import type { uploadImage } from '../contract.ts';
import { mediaAdminMessages as texts } from '../messages-admin.ts';
import { mediaMessages, quotedTexts } from '../messages.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../picture-limits.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ imageUrl: string }>;

/** Puts a picture into the library. */
export function uploadPicture(file: File, { signal, onProgress }: UploadOptions) {
  return uploadFile<typeof uploadImage>('POST /upload', {
    field: 'image',
    file,
    signal,
    onProgress: ({ sentBytes, totalBytes }) => onProgress(sentBytes / Math.max(1, totalBytes)),
  });
}

export interface UploadFailure {
  title: string;
  message: string;
  /** An English text below the Finnish one. */
  quoted?: string | undefined;
}

/** English texts: the server refused the picture, or gave no answer. */
export interface QuotedFailure {
  refused: string;
  unanswered: string;
}

/** Why a file need not even be sent. */
export function refusalOf(file: File): UploadFailure | undefined {
  if (file.type !== '' && !PICTURE_TYPES.some((type) => type === file.type)) {
    return { title: texts.failed, message: mediaMessages.type, quoted: quotedTexts['media.type'] };
  }
  if (file.size > MAX_PICTURE_BYTES) {
    return { title: texts.failed, message: mediaMessages.tooLarge, quoted: quotedTexts['media.too_large'] };
  }
  return undefined;
}

/** Message for a failed upload. `quoted` is shown below where the error itself has no English text. */
export function failureOf(error: Error, quoted: QuotedFailure | undefined): UploadFailure {
  if (!(error instanceof ApiProblem)) {
    return { title: texts.failed, message: texts.failedUnknown, quoted: quoted?.unanswered };
  }
  const { status, code, message } = error;
  if (status === 0) return { title: texts.failed, message, quoted: quoted?.unanswered };
  if (status === 401) return { title: texts.notSignedIn, message, quoted: quoted?.refused };
  return {
    title: status >= 500 && status !== 507 ? texts.serverFailed : texts.failed,
    message,
    quoted: quotedTexts[code] ?? quoted?.refused,
  };
}
