// A backup that an owner downloads: made next to the running shop, sent, and removed here.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FastifyReply } from 'fastify';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { backupFile, backupMessages as messages } from '../messages.ts';

export function backupDownload({ backup, settings, audit, db, clock }: Platform) {
  let isRunning = false;
  /** One at a time per process: each reads the complete database. */
  return async (reply: FastifyReply, signal: AbortSignal): Promise<undefined> => {
    if (isRunning) throw new Problem('backup.running', 409, messages.running);
    isRunning = true;
    const folder = await mkdtemp(join(tmpdir(), 'kaarto-download-'));
    try {
      const file = join(folder, 'backup');
      await backup(file, signal);
      await audit.record(db, { action: 'exported', entity: 'backup' });
      const { size } = await stat(file);
      const isEncrypted = settings.backupPassphrase !== undefined;
      reply.hijack();
      for (const [name, value] of Object.entries({
        ...reply.getHeaders(),
        'content-type': isEncrypted ? 'application/octet-stream' : 'application/gzip',
        'content-length': size,
        'content-disposition': `attachment; filename="${backupFile(helsinkiDay(clock.now()))}${isEncrypted ? '.encrypted' : ''}"`,
        'cache-control': 'no-store',
      })) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // A client that disconnects has half a file and can tell by its length.
      await pipeline(createReadStream(file), reply.raw).catch(() => undefined);
      return undefined;
    } finally {
      isRunning = false;
      await rm(folder, { recursive: true, force: true });
    }
  };
}
