// `npm run dev`: rebuilds and restarts on every change; the page in the browser reloads itself.
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SETTLE_MS = 120;
let server: ChildProcess | undefined;
let isBusy = false;
let isDirty = false;

function run(args: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
}

function stopServer(): Promise<void> {
  return new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

async function rebuild(): Promise<void> {
  if (isBusy) {
    isDirty = true;
    return;
  }
  isBusy = true;
  const code = await run(['scripts/build.ts', '--if-stale']);
  if (code === 0) {
    await stopServer();
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
  }
  isBusy = false;
  if (isDirty) {
    isDirty = false;
    await rebuild();
  }
}

let timer: NodeJS.Timeout | undefined;
for (const folder of ['src', 'migrations']) {
  watch(`${root}${folder}`, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stopServer().then(() => process.exit(0)));
}
await rebuild();
