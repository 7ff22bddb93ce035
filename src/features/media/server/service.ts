// Use cases of uploaded pictures: store one, list them with where they are used, remove one, delete orphaned files.
import { randomBytes } from 'node:crypto';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import {
  FILES_PATH,
  filesOf,
  findUploadedPicture,
  readPictureName,
  sizeName,
  stemOf,
} from '../../../platform/contract/pictures/uploaded-picture.ts';
import { conflict, invalid, notFound, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { PictureUse } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import type { Remade, RemadePicture } from '../../../platform/server/files/remake-picture.ts';
import type { Media } from '../contract.ts';
import { mediaMessages as messages } from '../messages.ts';
import { hasImageSignature } from '../picture-limits.ts';
import * as store from './store.ts';
import type { MediaRow, MediaTables } from './store.ts';

/** Files without a picture are left alone for this long: their picture may still be uploading. */
const ORPHAN_RETENTION_MS = DAY_MS;

export interface Upload {
  fileName: string;
  bytes: Uint8Array;
}

export interface MediaQuery {
  q?: string | undefined;
  use?: 'used' | 'unused' | undefined;
}

export type MediaService = ReturnType<typeof mediaService>;

export interface MediaParts {
  maker: PictureMaker;
  /** Every place of the product where pictures are shown. */
  listUses: () => Promise<readonly PictureUse[]>;
}

type UsesByName = ReadonlyMap<string, Media['uses']>;

export function mediaService(platform: Platform, { maker, listUses }: MediaParts) {
  const db = platform.db.$extendTables<MediaTables>();

  async function usesByName(): Promise<UsesByName> {
    const byName = new Map<string, Media['uses']>();
    for (const { path, where, href } of await listUses()) {
      const name = findUploadedPicture(path)?.name;
      if (name) byName.set(name, [...(byName.get(name) ?? []), { where, href }]);
    }
    return byName;
  }

  return {
    /** Stores a picture and answers with its address. */
    add: async (read: () => Promise<Upload>) => {
      let fileName = '';
      const remade = await maker.make(async () => {
        const upload = await read();
        fileName = upload.fileName;
        if (!hasImageSignature(upload.bytes)) throw new Problem('media.type', 415, messages.type);
        return upload.bytes;
      });
      return saveFiles(platform, pictureOf(remade), fileName);
    },
    list: async ({ q, use }: MediaQuery, window: { offset: number; limit: number }) => {
      const uses = await usesByName();
      const used = [...uses.keys()];
      const filter = { q, ...(use === 'used' && { only: used }), ...(use === 'unused' && { without: used }) };
      const { rows, total } = await store.listMediaRows(db, filter, window);
      return { media: rows.flatMap((row) => mediaOf(row, uses)), total };
    },
    remove: async (name: string, isForced: boolean) => {
      const picture = readPictureName(name);
      if (!picture || !(await store.findMedia(db, name))) {
        throw notFound('media.not_found', messages.notFound);
      }
      const uses = (await usesByName()).get(name) ?? [];
      if (uses.length > 0 && !isForced) throw conflict('media.in_use', messages.inUse, { uses });
      // The row first: should this fail half way, the sweep removes files without a row.
      await inTransaction(db, async (tx) => {
        const row = await store.deleteMediaRow(tx, name);
        if (row) await record(platform, tx, 'removed', row);
      });
      await platform.files.remove(filesOf(picture)).catch((error: unknown) => {
        platform.log.warn({ err: error }, 'files of a removed picture wait for the sweep');
      });
    },
    /** Removes files that belong to no picture; how many there were. */
    sweep: () => sweep(platform, listUses),
  };
}

function pictureOf(remade: Remade): RemadePicture {
  if (remade.kind === 'picture') return remade;
  throw remade.reason === 'pixels'
    ? invalid('media.too_many_pixels', messages.pixels)
    : invalid('media.damaged', messages.damaged);
}

/** Files first, the row last: what is in the library is there in full. */
async function saveFiles(platform: Platform, picture: RemadePicture, fileName: string): Promise<string> {
  const { files, clock } = platform;
  const db = platform.db.$extendTables<MediaTables>();
  const name = `${randomName()}-${picture.widthPx}x${picture.heightPx}.${picture.format}`;
  const contents = [
    { name, content: picture.content },
    ...picture.sizes.map(({ widthPx, format, content }) => ({
      name: sizeName(name, widthPx, format),
      content,
    })),
  ];
  const row: MediaRow = {
    name,
    originalName: readableName(fileName),
    bytes: contents.reduce((sum, { content }) => sum + content.length, 0),
    createdAt: clock.now(),
  };
  try {
    for (const file of contents) await files.put(file.name, file.content);
    await inTransaction(db, async (tx) => {
      await store.insertMedia(tx, row);
      await record(platform, tx, 'created', row);
    });
  } catch (error) {
    await files.remove(contents.map((file) => file.name)).catch(() => undefined);
    throw error;
  }
  return FILES_PATH + name;
}

/** 20 letters and digits: 100 bits that nobody guesses. */
function randomName(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => letters.charAt(byte % letters.length)).join('');
}

/** The last part of a name from outside, without signs that are no text. */
function readableName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const text = last.toWellFormed().replaceAll(/\p{C}/gu, '').trim();
  return text.slice(0, 120).toWellFormed() || 'kuva';
}

function mediaOf(row: MediaRow, uses: UsesByName): Media[] {
  const picture = readPictureName(row.name);
  if (!picture) return [];
  return [
    {
      name: row.name,
      imageUrl: FILES_PATH + row.name,
      originalName: row.originalName,
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      bytes: row.bytes,
      createdAt: row.createdAt.toISOString(),
      uses: uses.get(row.name) ?? [],
    },
  ];
}

async function record(
  { audit }: Platform,
  tx: Parameters<Platform['audit']['record']>[0],
  action: 'created' | 'removed',
  { name, originalName }: MediaRow,
): Promise<void> {
  await audit.record(tx, { action, entity: 'media', entityId: name, name: originalName });
}

/** A picture that some slice shows stays also when the library does not have it, such as a reviewer's photo or a tyre's. */
async function sweep({ db, files, clock }: Platform, listUses: MediaParts['listUses']): Promise<number> {
  const before = clock.now().getTime() - ORPHAN_RETENTION_MS;
  const orphans: string[] = [];
  const shown = (await listUses()).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const library = await store.listNames(db.$extendTables<MediaTables>());
  const known = new Set([...library, ...shown].map(stemOf));
  const named = new Set(shown);
  for await (const { name, changedAt } of files.list()) {
    const stem = stemOf(name);
    const isKept = stem === undefined ? named.has(name) : known.has(stem);
    if (changedAt.getTime() < before && !isKept) orphans.push(name);
  }
  await files.remove(orphans);
  return orphans.length;
}
