// Secrets from files: `SMTP_URL_FILE=/run/secrets/smtp` in place of `SMTP_URL`, as Docker, Kubernetes and systemd hand them over.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Longer is no secret but a wrong file. */
const MAX_BYTES = 16_384;
const FILE = '_FILE';

/**
 * The environment with the contents of the files that it names for `secrets`, without the line end, and what is wrong with those
 * that cannot be used. A file that is empty counts as unset, like an empty value.
 */
export function readSecretFiles(
  environment: Environment,
  secrets: readonly string[],
  workingDirectory: string,
): { environment: Environment; problems: string[] } {
  const read: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of secrets) {
    const file = environment[name + FILE]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) {
      problems.push(`${name} and ${name}${FILE} are both set: leave one out`);
      continue;
    }
    try {
      const content = readFileSync(resolve(workingDirectory, file));
      if (content.length > MAX_BYTES) problems.push(`${name}${FILE} has more than ${MAX_BYTES} bytes`);
      else read[name] = content.toString('utf8').trim();
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      problems.push(`${name}${FILE} cannot be read (${why})`);
    }
  }
  return { environment: read, problems };
}
