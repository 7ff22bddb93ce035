// What the operator reads when the product cannot start: one clear line for what they can mend, the stack for the rest.
import { EmbeddedDatabaseError } from '../platform/server/db/embedded/embedded-database-error.ts';
import { isRefusedSignIn } from '../platform/server/db/errors.ts';
import { MigrationError } from '../platform/server/db/migrate.ts';
import { SettingsError } from '../platform/server/settings.ts';

/** The text for `error`, without a line end. `dataDir` is the folder of the data. */
export function describeStartFailure(error: unknown, dataDir: string | undefined): string {
  if (
    error instanceof SettingsError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof MigrationError
  ) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  if (isRefusedSignIn(error)) return `DATABASE_URL cannot be used: ${error.message}`;
  return (isSystemError(error) && describeSystemError(error, dataDir)) || (error.stack ?? error.message);
}

interface SystemError extends Error {
  code: string;
  syscall: string;
  path?: string;
  port?: number;
}

function isSystemError(error: Error): error is SystemError {
  return 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

function describeSystemError(
  { code, syscall, message, path = '', port }: SystemError,
  dataDir: string | undefined,
): string | undefined {
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `The port ${port} is in use by another program. Stop it, or start with another one, such as PORT=3001.`;
  }
  if (syscall === 'listen') return `Cannot listen on HOST and PORT: ${message}`;
  if (dataDir !== undefined && isAround(dataDir, path)) {
    return `DATA_DIR ${dataDir} cannot be used: ${message}`;
  }
  return undefined;
}

/** The folder itself, something in it, or a folder above it that had to be made. */
function isAround(dataDir: string, path: string): boolean {
  return path !== '' && (path.startsWith(dataDir) || dataDir.startsWith(path));
}
