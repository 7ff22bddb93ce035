// What a backup is made of: a gzipped tar of a header, pieces of tables, stored files and, at its end, a checksum. Why it
// looks like this is in docs/decisions.
import { z } from 'zod';

/** Grows when an older program could not read it. */
export const ARCHIVE_FORMAT = 1;
export const HEADER_NAME = 'kaarto-backup.json';
export const FOOTER_NAME = 'checksum.json';

/** 'tables/<table>/<number>': pieces of PostgreSQL's COPY text, in order. */
export function pieceName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}`;
}

export const fileEntryName = (name: string) => `files/${name}`;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

export const headerSchema = z.object({
  product: z.literal('kaarto'),
  format: z.int().positive(),
  /** The program that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The schema of the data, in the order in which it came to be. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
  /** The last number that each sequence has given. */
  sequences: z.array(z.object({ name: identifier, last: z.string().regex(/^\d+$/) })),
  /** The operator's own APP_SECRET, where one was set: links and hashes of the data need it. */
  appSecret: z.string().optional(),
  /** Those before it. */
  formerSecrets: z.array(z.string()).optional(),
});
export type ArchiveHeader = z.infer<typeof headerSchema>;

export const footerSchema = z.object({
  /** Over name, length and content of every entry before this one, hex. */
  sha256: z.string(),
  entries: z.int(),
});

/** Why an archive is refused; complete sentences for the operator. Nothing has been written. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
