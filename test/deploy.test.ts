// The files of deploy/ and compose.yaml keep the product within limits: no service has rights that it does not need.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { root } from '../scripts/source-tree.ts';
import { MAX_LIST_BYTES } from '../src/features/imports/contract.ts';

const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';
const NGINX = '/usr/sbin/nginx';
const start = promisify(execFile);

const read = (path: string) => readFile(join(root, path), 'utf8');

/**
 * Limits of deploy/kaarto.service. MemoryDenyWriteExecute is not among them: a JavaScript engine writes memory that it
 * then runs.
 */
const UNIT = [
  'User=kaarto',
  'StateDirectoryMode=0700',
  'UMask=0077',
  'NoNewPrivileges=true',
  'CapabilityBoundingSet=',
  'PrivateTmp=true',
  'PrivateDevices=true',
  'DevicePolicy=closed',
  'PrivateMounts=true',
  'PrivateUsers=true',
  'RemoveIPC=true',
  'ProtectSystem=strict',
  'ProtectHome=true',
  'ProtectProc=invisible',
  'ProtectKernelTunables=true',
  'ProtectKernelModules=true',
  'ProtectKernelLogs=true',
  'ProtectControlGroups=true',
  'ProtectClock=true',
  'ProtectHostname=true',
  'RestrictNamespaces=true',
  'RestrictRealtime=true',
  'RestrictSUIDSGID=true',
  'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK',
  'LockPersonality=true',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged',
];

const missingInUnit = (unit: string) => UNIT.filter((line) => !unit.split('\n').includes(line));

test('the service may do no more than it needs', async () => {
  const unit = await read('deploy/kaarto.service');
  expect(missingInUnit(unit)).toEqual([]);
  for (const line of UNIT) expect(missingInUnit(unit.replace(`\n${line}\n`, '\n'))).toEqual([line]);
});

test.runIf(existsSync(SYSTEMD_ANALYZE))(
  'systemd finds the service exposed by 2.0 of 10 at most',
  async () => {
    // In tenths; it fails above.
    const judge = ['security', '--offline=true', '--threshold=20', '--no-pager'];
    const { stdout } = await start(SYSTEMD_ANALYZE, [...judge, join(root, 'deploy/kaarto.service')]);
    expect(stdout).toMatch(/Overall exposure level for kaarto.service: [01]\.\d OK/);
  },
);

/** The lines of each service of a composition, with those of the part that it begins with. */
function servicesOf(compose: string): Map<string, string> {
  const [shared = '', services = ''] = compose.split(/^services:\n/m);
  const [own = ''] = services.split(/^volumes:\n/m);
  const parts = own.split(/^ {2}(?=[\w-]+:\n)/m).filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf(':')),
      part.includes('<<: *kaarto') ? shared + part : part,
    ]),
  );
}

function looseServices(compose: string): string[] {
  return [...servicesOf(compose)].flatMap(([name, lines]) => {
    const isOurs = lines.includes('image: kaarto');
    const needed = [
      'cap_drop: [ALL]',
      "security_opt: ['no-new-privileges:true']",
      ...(isOurs ? ['read_only: true'] : []),
    ];
    const image = /image: (\S+)/.exec(lines)?.[1] ?? '';
    const isPinned = isOurs || /:\d/.test(image);
    return [
      ...needed.filter((line) => !lines.includes(line)).map((line) => `${name}: ${line}`),
      ...(isPinned ? [] : [`${name}: ${image} without a version`]),
      ...(lines.includes('privileged: true') ? [`${name}: privileged`] : []),
    ];
  });
}

test('every container has dropped its privileges, ours cannot write to their image, and images have versions', async () => {
  const compose = await read('compose.yaml');
  expect([...servicesOf(compose).keys()]).toEqual(['web-1', 'web-2', 'worker', 'database', 'proxy']);
  expect(looseServices(compose)).toEqual([]);
  expect(looseServices(compose.replace('  cap_drop: [ALL]\n', ''))).toEqual(
    ['web-1', 'web-2', 'worker'].map((name) => `${name}: cap_drop: [ALL]`),
  );
  expect(looseServices(compose.replace('caddy:2', 'caddy:latest'))).toEqual([
    'proxy: caddy:latest without a version',
  ]);
});

test('only the proxy of a composition is reached from outside', async () => {
  const open = [...servicesOf(await read('compose.yaml'))].filter(([, lines]) => lines.includes('ports:'));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('the proxies lead to a fixed name, pass on who asks, and keep the figures to the machine', async () => {
  const nginx = await read('deploy/nginx.conf');
  const [, target] = /return 301 (\S+);/.exec(nginx) ?? [];
  expect(target).toMatch(/^https:\/\/[a-z.]+\$request_uri$/);
  const passing = [...nginx.matchAll(/location [^{]+\{([^}]*proxy_pass[^}]*)\}/g)].map(([, lines]) => lines);
  expect(passing).toHaveLength(2);
  for (const lines of passing) {
    expect(lines).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(lines).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  }
  expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 ** 2).toBeGreaterThan(MAX_LIST_BYTES);
  expect(/^ *ssl_protocols (.+);$/m.exec(nginx)?.[1]).toBe('TLSv1.2 TLSv1.3');
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
  expect(await read('deploy/Caddyfile')).toContain('respond /metrics 404');
});

test.runIf(existsSync(NGINX))('nginx takes its file as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-nginx-'));
  try {
    // Certificates that are named by a variable are read when somebody connects, and anybody may listen on sockets of a folder.
    const sites = (await read('deploy/nginx.conf'))
      .replaceAll(/(ssl_certificate(?:_key)?) \S+;/g, '$1 $ssl_server_name;')
      .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`);
    const file = join(folder, 'nginx.conf');
    await writeFile(file, `pid ${folder}/pid; events {}\nhttp { access_log off; ${sites} }\n`);
    const { stderr } = await start(NGINX, ['-t', '-c', file, '-e', join(folder, 'error.log')]);
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const namesAndVersions = (all: readonly { name: string; version: string }[]) =>
  [...new Set(all.map(({ name, version }) => `${name} ${version}`))].toSorted();

test('every package that ships is in the list of packages, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-packages-'));
  const path = join(folder, 'list.json');
  try {
    await start(process.execPath, [join(root, 'scripts/sbom.ts'), path]);
    const component = z.object({ name: z.string(), version: z.string() });
    const { components } = z
      .object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) })
      .parse(JSON.parse(await readFile(path, 'utf8')));
    const { packages } = z
      .object({
        packages: z.record(
          z.string(),
          z.object({ version: z.string(), dev: z.boolean().optional(), name: z.string().optional() }),
        ),
      })
      .parse(JSON.parse(await read('package-lock.json')));
    const shipped = Object.entries(packages).flatMap(([at, { version, dev, name }]) =>
      at === '' || dev ? [] : [{ name: name ?? at.slice(at.lastIndexOf('node_modules/') + 13), version }],
    );
    expect(namesAndVersions(components)).toEqual(namesAndVersions(shipped));
  } finally {
    await rm(folder, { recursive: true });
  }
});
