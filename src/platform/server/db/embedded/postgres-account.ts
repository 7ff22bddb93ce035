// Who runs the embedded PostgreSQL. It refuses to run as root, so there it gets an account without rights.
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresAccount {
  uid: number;
  gid: number;
  /** True when PostgreSQL runs under another account than this process. */
  isOther: boolean;
}

/** The account of this process, or for root the owner of an existing `cluster`, else `nobody`. */
export async function postgresAccount(cluster: string): Promise<PostgresAccount> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { uid, gid, isOther: false };
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, isOther: true };
  const [nobody, group] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(nobody.stdout), gid: Number(group.stdout), isOther: true };
}

/** Whether `account` may pass through every folder down to `path`, which must exist. */
export async function canReach(path: string, { uid, gid, isOther }: PostgresAccount): Promise<boolean> {
  if (!isOther) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    let bit = 0o001;
    if (owner === uid) bit = 0o100;
    else if (group === gid) bit = 0o010;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
