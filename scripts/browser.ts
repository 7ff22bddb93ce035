// Finds the browser of the journeys or installs one: CHROMIUM_PATH, else one without a window (the system's, or @sparticuz/chromium),
// else the system's with a window, else one from apt-get.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface BrowserProgram {
  path: string;
  /** Added to the environment of the browser alone. */
  env: Readonly<Record<string, string>>;
  /** Where it came from, for one line of output. */
  origin: 'CHROMIUM_PATH' | 'system' | 'npm';
}

const root = fileURLToPath(new URL('..', import.meta.url));
const ANSWER_TIMEOUT_MS = 20_000;
const APT_TIMEOUT_MS = 10 * 60_000;

/** The browser without its window: the same engine for a third of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES_WITH_WINDOW = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'google-chrome-beta',
  'microsoft-edge-stable',
];
const MAC_PROGRAMS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export const NO_BROWSER =
  'No browser for the journeys: install Chrome or Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

/** The browser that is there already, installing nothing. */
export async function findBrowser(): Promise<BrowserProgram | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await answers(named, {})) return { path: named, env: {}, origin: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start as a browser`);
  }
  return (
    (await findSystemBrowser([HEADLESS_SHELL])) ??
    (await unpackedBrowser()) ??
    (await findSystemBrowser(NAMES_WITH_WINDOW))
  );
}

/** The browser, installed if need be; `undefined` when nothing can be done from here. */
export async function findOrInstallBrowser(
  report: (line: string) => void,
): Promise<BrowserProgram | undefined> {
  const found = await findBrowser();
  if (found && (found.origin !== 'system' || basename(found.path) === HEADLESS_SHELL)) return found;
  const other = (await unpackBrowser()) ?? found;
  if (other || !(await isDebianAsRoot())) return other;
  report(`No Chrome or Chromium here: installing ${HEADLESS_SHELL} with apt-get`);
  return (await installWithApt()) ? findBrowser() : undefined;
}

async function findSystemBrowser(names: readonly string[]): Promise<BrowserProgram | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const programs = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' && names === NAMES_WITH_WINDOW ? MAC_PROGRAMS : []),
  ];
  for (const path of programs) {
    if (existsSync(path) && (await answers(path, {}))) return { path, env: {}, origin: 'system' };
  }
  return undefined;
}

/** Whether it is a browser that starts at all: a distribution may put a mere pointer to a shop in its place. */
async function answers(path: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      timeout: ANSWER_TIMEOUT_MS,
      env: { ...process.env, ...env },
    });
    return /Chrom|Edge/.test(stdout);
  } catch {
    return false;
  }
}

async function isDebianAsRoot(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

async function installWithApt(): Promise<boolean> {
  const apt = (...args: string[]): Promise<boolean> =>
    new Promise((resolve) => {
      spawn('apt-get', ['-q', '-y', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: APT_TIMEOUT_MS,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
        .once('error', () => resolve(false))
        .once('exit', (code) => resolve(code === 0));
    });
  const install = (name: string) => apt('install', '--no-install-recommends', name);
  // Debian before 12 has no package of the browser without its window.
  return (await apt('update')) && ((await install(HEADLESS_SHELL)) || (await install('chromium')));
}

async function unpackedFolder(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (!existsSync(manifest)) return undefined;
  const version = /"version": "([^"]+)"/.exec(await readFile(manifest, 'utf8'))?.[1] ?? 'unknown';
  return join(root, '.cache', `chromium-${version}`);
}

async function unpackedBrowser(): Promise<BrowserProgram | undefined> {
  const folder = await unpackedFolder();
  const path = folder === undefined ? '' : join(folder, 'chromium');
  if (folder === undefined || !existsSync(path)) return undefined;
  // Its own libraries come second, so that a machine which has them uses its own.
  const libraries = [process.env['LD_LIBRARY_PATH'], join(folder, 'al2023', 'lib')]
    .filter(Boolean)
    .join(delimiter);
  for (const env of [{}, { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }]) {
    if (await answers(path, env)) return { path, env, origin: 'npm' };
  }
  return undefined;
}

/** The package unpacks into TMPDIR and takes files there for complete, so it gets a separate folder, renamed when done. */
async function unpackBrowser(): Promise<BrowserProgram | undefined> {
  const folder = await unpackedFolder();
  if (folder === undefined) return undefined;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await unpackInto(unfinished);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return unpackedBrowser();
}

async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findOrInstallBrowser((line) => console.log(line));
  console.log(browser ? `${browser.path} (${browser.origin})` : NO_BROWSER);
  process.exitCode = browser ? 0 : 1;
}
