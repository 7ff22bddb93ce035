// Where tests put their folders: in memory where there is room for them, because the databases of a run, each of a thousand files,
// cost a disk's file system more processor time than all their statements.
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';

const FOLDER = '/dev/shm';
/** Several times what the databases and pictures of a complete run take at once. */
const ROOM_BYTES = 6 * 1024 ** 3;

/** The folder in memory, or undefined: not Linux, little memory, or a container that gives it little or forbids programs there. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(FOLDER, constants.W_OK | constants.X_OK);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, folder]) => folder === FOLDER);
    const [, , kind, options = ''] = mount ?? [];
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return undefined;
    const { bavail, bsize } = statfsSync(FOLDER);
    return Math.min(bavail * bsize, availableMemory()) >= ROOM_BYTES ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}
