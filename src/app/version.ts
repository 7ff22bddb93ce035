// The version of this program, from package.json.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export function readVersion(root: string): string {
  const found = /"version":\s*"([^"]+)"/.exec(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return found?.[1] ?? '0';
}
