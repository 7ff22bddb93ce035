// Reads a backup's file from its start to its end and believes nothing: every entry is counted and summed, and the end
// has to agree.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract as createExtract, type Extract } from 'tar-stream';

import { isRecord } from '../../contract/records.ts';
import { checkFileName } from '../files/files.ts';
import {
  ARCHIVE_FORMAT,
  ArchiveError,
  FOOTER_NAME,
  HEADER_NAME,
  footerSchema,
  headerSchema,
  type ArchiveHeader,
} from './archive-format.ts';
import { DecryptionError, ENCRYPTED_START, decryption } from './encryption.ts';

/** No entry that we write is longer: pieces of tables are of 1 MB, pictures of a few. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

export type ArchivePart =
  | { kind: 'piece'; table: string; content: Buffer }
  | { kind: 'file'; name: string; content: Buffer };

export interface ReadArchive {
  header: ArchiveHeader;
  /** The same for the same content. */
  sha256: string;
}

/**
 * Gives every part to `onPart` in its order, one at a time. Throws `ArchiveError` when the file is damaged, cut off, not
 * ours or made by a newer program; by then `onPart` may have had parts. What `onPart` throws is passed on.
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  onPart: (part: ArchivePart, header: ArchiveHeader) => Promise<void>,
): Promise<ReadArchive> {
  const isEncrypted = await checkStart(file);
  if (isEncrypted && passphrase === undefined) {
    throw new ArchiveError(`${file} is encrypted: set BACKUP_PASSPHRASE. Nothing was restored.`);
  }
  const extract = createExtract();
  const plain = isEncrypted && passphrase !== undefined ? [decryption(passphrase)] : [];
  const flowing = pipeline([createReadStream(file), ...plain, createGunzip(), extract]);
  flowing.catch(() => undefined);
  const ours: { error?: unknown } = {};
  try {
    const read = await readEntries(extract, async (part, header) => {
      try {
        await onPart(part, header);
      } catch (error) {
        ours.error = error;
        throw error;
      }
    });
    await flowing;
    return read;
  } catch (error) {
    extract.destroy();
    if (ours.error !== undefined || error instanceof ArchiveError) throw error;
    // The reader of entries may notice first.
    const cause: unknown = await flowing.catch((failure: unknown) => failure);
    if (cause instanceof DecryptionError) {
      throw new ArchiveError(
        `${file} was encrypted with another BACKUP_PASSPHRASE, or is damaged or not whole. Nothing was restored.`,
        { cause },
      );
    }
    throw new ArchiveError(`${file} is damaged or not whole. Nothing was restored.`, { cause: error });
  }
}

/** Whether it is encrypted. */
async function checkStart(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const length = ENCRYPTED_START.length;
    const { bytesRead, buffer: start } = await handle.read(Buffer.alloc(length), 0, length, 0);
    if (start.equals(ENCRYPTED_START)) return true;
    if (bytesRead < 2 || start[0] !== 0x1f || start[1] !== 0x8b) throw foreign(file);
    return false;
  } finally {
    await handle.close();
  }
}

async function readEntries(
  entries: Extract,
  onPart: (part: ArchivePart, header: ArchiveHeader) => Promise<void>,
): Promise<ReadArchive> {
  const sum = createHash('sha256');
  let header: ArchiveHeader | undefined;
  let count = 0;
  let ended: ReadArchive | undefined;
  for await (const entry of entries) {
    const { name, size, type } = entry.header;
    if (ended || type !== 'file' || size > MAX_ENTRY_BYTES) throw damaged();
    const content = await buffer(entry);
    if (!header) {
      header = readHeader(name, content);
    } else if (name === FOOTER_NAME) {
      const footer = footerSchema.parse(JSON.parse(content.toString()));
      const sha256 = sum.copy().digest('hex');
      if (footer.sha256 !== sha256 || footer.entries !== count) throw damaged();
      ended = { header, sha256 };
      continue;
    } else {
      await onPart(partOf(name, content), header);
    }
    sum.update(`${name}\n${content.length}\n`).update(content);
    count += 1;
  }
  if (!ended) throw damaged();
  return ended;
}

function readHeader(name: string, content: Buffer): ArchiveHeader {
  if (name !== HEADER_NAME) throw foreign('This');
  const json: unknown = JSON.parse(content.toString());
  const header = headerSchema.safeParse(json);
  if (isRecord(json) && Number(json['format']) > ARCHIVE_FORMAT) {
    throw new ArchiveError(
      `The backup was made by a newer Kaarto (${String(json['version'])}). Restore it with that one. Nothing was restored.`,
    );
  }
  if (!header.success) throw damaged();
  return header.data;
}

function partOf(name: string, content: Buffer): ArchivePart {
  const [folder, first, number, ...others] = name.split('/');
  if (folder === 'tables' && first && number && others.length === 0) {
    return { kind: 'piece', table: first, content };
  }
  if (folder === 'files' && first && number === undefined) {
    return { kind: 'file', name: checkFileName(first), content };
  }
  throw damaged();
}

function foreign(file: string): ArchiveError {
  return new ArchiveError(`${file} is not a backup of Kaarto. Nothing was restored.`);
}

function damaged(): ArchiveError {
  return new ArchiveError('The backup is damaged or not whole. Nothing was restored.');
}
