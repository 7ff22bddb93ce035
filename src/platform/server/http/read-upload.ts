// Reads the one file of a multipart request. A malformed request is answered as an error of the client.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { malformed, type Problem } from '../../contract/problem.ts';
import { httpMessages } from './messages.ts';
import { asProblem } from './problems.ts';

export interface UploadRules {
  /** The multipart field of the file, and how long it may be. */
  upload: { field: string; maxBytes: number };
  /** What is thrown when there is no file in that field. */
  missing: () => Problem;
  /** What is thrown when it is longer. */
  tooLarge: () => Problem;
}

export interface UploadedFile {
  fileName: string;
  /** Rejects with a problem when the file is too long, cut off, or stops coming. */
  chunks: AsyncGenerator<Uint8Array>;
}

/** Milliseconds an upload may pause: one that hangs must not block a queue. */
const MAX_PAUSE_MS = 10_000;

/** What the boundaries and headers of a multipart body may add to its file. */
const MULTIPART_BYTES = 64 * 1024;

/** The file as it arrives; one that is announced as too long is refused before anything of it is read. */
export async function openUpload(request: FastifyRequest, rules: UploadRules): Promise<UploadedFile> {
  const { field, maxBytes } = rules.upload;
  const pause = limitPause(request);
  try {
    if (Number(request.headers['content-length']) > maxBytes + MULTIPART_BYTES) throw rules.tooLarge();
    const part = await request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false });
    if (part?.fieldname !== field) throw rules.missing();
    return { fileName: part.filename, chunks: chunksOf(request, part.file, rules) };
  } catch (error) {
    passOver(request);
    throw clientError(error);
  } finally {
    clearTimeout(pause);
  }
}

/** The file in one piece. */
export async function readUpload(
  request: FastifyRequest,
  rules: UploadRules,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { fileName, chunks } = await openUpload(request, rules);
  return { fileName, bytes: Buffer.concat(await Array.fromAsync(chunks)) };
}

async function* chunksOf(
  request: FastifyRequest,
  file: MultipartFile['file'],
  { tooLarge }: UploadRules,
): AsyncGenerator<Uint8Array> {
  let pause = limitPause(request);
  try {
    for await (const chunk of file) {
      clearTimeout(pause);
      if (chunk instanceof Uint8Array) yield chunk;
      pause = limitPause(request);
    }
    if (file.truncated) throw tooLarge();
  } catch (error) {
    throw clientError(error);
  } finally {
    clearTimeout(pause);
    passOver(request);
  }
}

/** What is left of a request that nobody reads would block the next one on its connection. */
function passOver({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Ends the connection of a request that sends nothing for too long; what waits for its bytes then rejects. */
function limitPause({ raw }: FastifyRequest): NodeJS.Timeout {
  return setTimeout(() => raw.destroy(), MAX_PAUSE_MS);
}

/** The multipart reader's errors have no code: all of them mean that the request is malformed. */
function clientError(error: unknown): Problem {
  return asProblem(error) ?? malformed('request.malformed', httpMessages.malformedRequest);
}
