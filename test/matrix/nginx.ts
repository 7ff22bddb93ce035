// nginx of the system as a round-robin proxy before processes of the product, with the locations of deploy/nginx.conf.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const NGINX = '/usr/sbin/nginx';
const DEPLOYED = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const APT_TIMEOUT_MS = 300_000;

export const NO_NGINX = 'NOT TESTED behind nginx: there is none, and apt-get as root on Debian brought none.';

/** Whether the program is there, if need be by installing Debian's package. */
export async function bringNginx(): Promise<boolean> {
  if (existsSync(NGINX)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--no-install-recommends', 'nginx-light']]) {
    await promisify(execFile)('apt-get', ['-q', '-y', ...args], { env, timeout: APT_TIMEOUT_MS }).catch(
      () => undefined,
    );
  }
  return existsSync(NGINX);
}

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** Listens on `port` and hands requests to `targets` in turn, by the very words of deploy/nginx.conf. */
export async function startProxy(port: number, targets: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, await configuration(folder, port, targets));
  const child = spawn(NGINX, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilListening(port);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const isThere = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isThere()); tries += 1) {
    if (tries > 200) throw new Error('nginx does not answer');
    await wait(50);
  }
}

async function configuration(folder: string, port: number, targets: readonly string[]): Promise<string> {
  const deployed = await readFile(DEPLOYED, 'utf8');
  const [, options] = /server 127\.0\.0\.1:\d+ ([^;]+);/.exec(deployed) ?? [];
  const locations = deployed.slice(deployed.indexOf('    location /'), deployed.lastIndexOf('}'));
  if (options === undefined || locations === '') throw new Error(`${DEPLOYED} is not as expected`);
  const servers = targets.map((url) => `server 127.0.0.1:${new URL(url).port} ${options};`).join(' ');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // As root it would work as an account that may not write here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid ${folder}/pid; worker_processes 1; events {}
http {
  access_log off; ${folders.join(' ')}
  upstream kaarto { ${servers} keepalive 32; }
  server { listen ${port}; client_max_body_size 64m; ${locations} }
}
`;
}
