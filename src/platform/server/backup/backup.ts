// Makes a backup of a shop that runs: one archive of all data and pictures as they were at one moment.
import { buffer } from 'node:stream/consumers';

import { Client } from 'pg';

import { isFileName, type Files } from '../files/files.ts';
import type { ConfiguredSecrets } from '../secret.ts';
import { fileEntryName } from './archive-format.ts';
import { addTables, openSnapshot } from './snapshot.ts';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

export interface BackupOptions {
  /** Connection string of the database; its schema may be of any age. */
  url: string;
  files: Files;
  /** Where the archive goes; one that is there is replaced. */
  file: string;
  /** Version of the program. */
  version: string;
  /** The operator's own, which the data may need elsewhere. */
  secrets: ConfiguredSecrets;
  now: Date;
  /** The archive is encrypted with it. */
  passphrase?: string | undefined;
  signal: AbortSignal;
}

/** Length of the archive in bytes. Leaves nothing when it fails. */
export async function makeBackup(options: BackupOptions): Promise<number> {
  const client = new Client({
    connectionString: options.url,
    connectionTimeoutMillis: 5_000,
    application_name: 'kaarto backup',
  });
  // A lost connection also rejects what is being read.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { secrets } = options;
    const snapshot = await openSnapshot(client);
    const header = {
      ...snapshot,
      version: options.version,
      createdAt: options.now.toISOString(),
      ...(secrets.current !== undefined && { appSecret: secrets.current }),
      ...(secrets.former.length > 0 && { formerSecrets: [...secrets.former] }),
    };
    return await writeArchive(
      options.file,
      header,
      async (archive) => {
        // First, because a picture that is deleted meanwhile is lost, while rows stay in the snapshot.
        await addFiles(options.files, archive);
        await addTables(client, snapshot, archive);
      },
      options,
    );
  } finally {
    await client.end();
  }
}

async function addFiles(files: Files, archive: ArchiveWriter): Promise<void> {
  for await (const { name } of files.list()) {
    // What is only half written, or was put into the folder by somebody else, is nobody's picture.
    if (name.endsWith('.part') || !isFileName(name)) continue;
    const file = await files.open(name);
    if (file) await archive.add(fileEntryName(name), await buffer(file.stream));
  }
}
