// Files in an S3-compatible store: every request is signed with its content, retried when the store fails, and a
// file is stored completely or not at all, because it goes up in one request.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { AwsV4Signer } from 'aws4fetch';
import type { ChildNode } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

import { OutboundError, callOutside, type OutboundResponse } from '../outbound/outbound.ts';
import type { ObjectStoreSettings } from '../settings.ts';
import { FilesError, checkFileName, isFileName, type Files, type TestFile } from './files.ts';

/** Bytes; the largest files are a few megabytes and read completely, so that a broken answer can be retried. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 100;
const REMOVED_AT_ONCE = 8;
const FULL = 507;
/** Stores with a quota answer 403 or 400 with their own code. */
const FULL_CODES = /quota|storage.?full|insufficient.?storage/i;

export interface ObjectFilesOptions extends ObjectStoreSettings {
  /** For each try; a request takes at most four. */
  tryMs?: number;
  /** Called with every final failure: callers only learn that the file store does not answer. */
  onFailure?: (error: FilesError) => void;
}

/** The bucket must be there and be this shop's alone; it is addressed by path. Methods throw `FilesError`. */
export function createObjectFiles({ tryMs = 10_000, onFailure, ...store }: ObjectFilesOptions): Files {
  async function ask(request: ObjectRequest, good: readonly number[]): Promise<OutboundResponse> {
    try {
      return expectStatus(await sendPatiently(store, request, tryMs), good);
    } catch (error) {
      if (error instanceof FilesError) onFailure?.(error);
      throw error;
    }
  }

  async function* list(): AsyncGenerator<TestFile> {
    let token: string | undefined;
    do {
      const search = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
      const page = readPage((await ask({ method: 'GET', path: `?${search}` }, [200])).text);
      yield* page.files;
      ({ token } = page);
    } while (token !== undefined);
  }

  return {
    put: async (name, content) => {
      const path = `/${checkFileName(name)}`;
      await ask({ method: 'PUT', path, body: content }, [200, 201, 204]);
    },
    open: async (name) => {
      const { status, bytes } = await ask({ method: 'GET', path: `/${checkFileName(name)}` }, [200, 404]);
      if (status === 404) return undefined;
      return { bytes: bytes.length, stream: Readable.from([bytes]) };
    },
    remove: async (names) => {
      const paths = names.map((name) => `/${checkFileName(name)}`);
      for (let from = 0; from < paths.length; from += REMOVED_AT_ONCE) {
        await Promise.all(
          paths
            .slice(from, from + REMOVED_AT_ONCE)
            .map((path) => ask({ method: 'DELETE', path }, [200, 204, 404])),
        );
      }
    },
    list,
  };
}

interface ObjectRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Within the bucket. */
  path: string;
  body?: Uint8Array;
}

/** Every request is idempotent: what is put has one content, and what is removed stays removed. */
async function sendPatiently(
  store: ObjectStoreSettings,
  request: ObjectRequest,
  tryMs: number,
): Promise<OutboundResponse> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await sendSigned(store, request, tryMs);
      if (tries === MAX_TRIES || !isPassing(answer.status)) return answer;
    } catch (error) {
      const isSilent = error instanceof OutboundError && error.kind === 'silent';
      if (tries === MAX_TRIES || !isSilent) {
        throw new FilesError('The store of files is unavailable', { cause: error });
      }
    }
    await wait(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
  }
}

function isPassing(status: number): boolean {
  return (status >= 500 && status !== FULL) || status === 429 || status === 408;
}

async function sendSigned(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStoreSettings,
  { method, path, body }: ObjectRequest,
  timeoutMs: number,
): Promise<OutboundResponse> {
  const signer = new AwsV4Signer({
    method,
    url: `${endpoint}/${bucket}${path}`,
    // Part of the signature: a body that arrives short or changed is refused.
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
  });
  const { url, headers } = await signer.sign();
  return callOutside({
    method,
    url: url.href,
    headers: Object.fromEntries(headers),
    ...(body && { body }),
    maxBytes: MAX_BYTES,
    timeoutMs,
    operatorOrigin: endpoint,
  });
}

/** A bucket that is not there is not an object that is not there. */
function expectStatus(answer: OutboundResponse, good: readonly number[]): OutboundResponse {
  const [code] = answer.status < 300 ? [] : textsOf(answer.text, 'Code');
  if (good.includes(answer.status) && code !== 'NoSuchBucket') return answer;
  throw new FilesError(`The store of files answers ${answer.status}${code ? ` (${code})` : ''}`, {
    isFull: answer.status === FULL || FULL_CODES.test(code ?? ''),
  });
}

function readPage(xml: string): { files: TestFile[]; token: string | undefined } {
  const files = getElementsByTagName('Contents', readXml(xml)).flatMap((entry): TestFile[] => {
    const text = (tag: string) => textContent(getElementsByTagName(tag, entry));
    const name = text('Key');
    // What somebody else has put there is not ours to count or to remove.
    if (!isFileName(name)) return [];
    return [{ name, bytes: Number(text('Size')), changedAt: new Date(text('LastModified')) }];
  });
  const [token] = textsOf(xml, 'NextContinuationToken');
  return { files, token: token || undefined };
}

function textsOf(xml: string, tag: string): string[] {
  return getElementsByTagName(tag, readXml(xml)).map((element) => textContent(element));
}

function readXml(xml: string): ChildNode[] {
  return parseDocument(xml, { xmlMode: true }).children;
}
