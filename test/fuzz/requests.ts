// One request of the fuzz: an operation, the sender, the content, and its encoding.
import type { Operation } from './document.ts';
import { fileBody, type SentBody } from './files.ts';
import type { People } from './people.ts';
import type { Chance } from './random.ts';
import { HOSTILE, spoiled, valueFor, writeJson, type LearnedValues } from './values.ts';

export interface FuzzRequest {
  method: string;
  /** As it goes over the wire, undecodable parts included. */
  path: string;
  /** 'POST /api/tires/sizes/{sizeId}', or the kind of page. */
  operation: string;
  person: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface World {
  operations: readonly [Operation, ...Operation[]];
  people: People;
  learned: LearnedValues;
}

export function makeRequest(world: World, chance: Chance): FuzzRequest {
  return chance.is(0.04) ? pageRequest(chance) : operationRequest(world, chance);
}

function operationRequest({ operations, people, learned }: World, chance: Chance): FuzzRequest {
  const operation = chance.pick(operations);
  const person = chance.pick(chance.is(0.7) ? people.admitted : people.all);
  const sent = bodyOf(operation, people, learned, chance);
  return {
    method: operation.method,
    path: pathOf(operation, people, learned, chance),
    operation: `${operation.method} ${operation.path}`,
    person: person.name,
    headers: {
      ...(person.authorization !== '' && { authorization: person.authorization }),
      ...(sent.type !== undefined && { 'content-type': sent.type }),
      'x-forwarded-for': forwarded(chance),
      ...oddHeaders(chance),
    },
    body: sent.bytes,
  };
}

const JSON_TYPE = 'application/json';
const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/xml',
  'a',
  'application/x-www-form-urlencoded',
] as const;

function bodyOf(operation: Operation, people: People, learned: LearnedValues, chance: Chance): SentBody {
  const isFile = operation.takesFile ? !chance.is(0.05) : chance.is(0.01);
  if (isFile) return fileBody(chance, operation.path);
  if (operation.body === undefined && !chance.is(0.1)) return { type: undefined, bytes: Buffer.alloc(0) };
  const whole = valueFor(operation.body ?? {}, chance, learned);
  const withToken = chance.is(0.3) ? withSignedToken(whole, people, chance) : whole;
  const value = chance.is(0.45) ? spoiled(withToken, chance) : withToken;
  const type = chance.is(0.03) ? chance.pick(ODD_TYPES) : JSON_TYPE;
  const text = writeJson(value, chance);
  const bytes = Buffer.from(text, 'utf8');
  if (chance.is(0.01) && bytes.length > 2) bytes[chance.whole(bytes.length)] = 0xff;
  return { type, bytes };
}

function withSignedToken(value: unknown, { signed }: People, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || !('token' in value)) return value;
  return { ...value, token: chance.pickAny(signed) };
}

const ODD_PARTS = [
  '%ff',
  '%',
  '%00',
  '%2e%2e%2f',
  'x'.repeat(3000),
  '%ED%A0%80',
  '%F0%9F%9B%9E',
  '-1',
  '..',
  ';',
  "'",
  '%0d%0aX:y',
] as const;

function pathOf(
  { path, parameters }: Operation,
  people: People,
  learned: LearnedValues,
  chance: Chance,
): string {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (chance.is(0.15)) return chance.pick(ODD_PARTS);
    if (name === 'token' && chance.is(0.7)) return encodeURIComponent(chance.pickAny(people.signed) ?? 'x');
    const parameter = parameters.find((each) => each.name === name);
    return encode(valueFor(parameter?.schema ?? {}, chance, learned, name));
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && chance.is(0.3))
    .map(({ name, schema }) => {
      const value = chance.is(0.4) ? chance.pick(HOSTILE) : valueFor(schema, chance, learned, name);
      return `${name}=${chance.is(0.05) ? chance.pick(ODD_PARTS) : encode(value)}`;
    });
  if (chance.is(0.03)) {
    query.push(chance.pick(['%ff=%ff', 'a[b]=c&a[b]=d', '__proto__[x]=1', '&&&=', 'q=%', 'page=1&page=2']));
  }
  return query.length > 0 ? `${inPath}?${query.join('&')}` : inPath;
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}

const forwarded = (chance: Chance): string =>
  chance.is(0.97)
    ? `10.${chance.whole(250)}.${chance.whole(250)}.${chance.whole(250)}`
    : chance.pick([
        '<script>',
        '1.2.3.4:99',
        '005.5.5.0',
        '[::1]:8',
        ':'.repeat(4000),
        'unknown, 1.1.1.1',
        '',
      ]);

/** Now and then one of these in addition to the others. */
function oddHeaders(chance: Chance): Record<string, string> {
  if (!chance.is(0.12)) return {};
  return chance.pick<Record<string, string>>([
    { 'accept-encoding': 'br;q=0, gzip;q=0, *;q=0' },
    { 'accept-encoding': `gzip${' '.repeat(6000)}x;q=0` },
    { 'if-none-match': '*' },
    { origin: 'https://pahis.example', 'access-control-request-method': 'PUT' },
    { cookie: `kaarto_chat=${'%00"'.repeat(50)}; =; ;;` },
    { range: 'bytes=9999999999-' },
    { expect: 'tea' },
    { authorization: 'Basic eDp5' },
    { authorization: `Bearer ${'a'.repeat(6000)}` },
    { host: 'pahis.example' },
    { 'x-http-method-override': 'DELETE', 'x-original-url': '/admin' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-encoding': 'gzip' },
    { 'transfer-encoding': 'chunked' },
    { accept: '\u00FF/\u00FF;q=-1' },
    { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'a, b' },
  ]);
}

const PAGES = [
  '/',
  '/renkaat',
  '/renkaat/205-55-16',
  '/artikkelit',
  '/vanteet',
  '/hinnasto',
  '/admin',
  '/fonts',
  '/assets',
  '/jako/renkaat',
  '/kirjaudu',
  '/nowhere',
  '/tilaus/peru',
  '/metrics',
  '/sitemap.xml',
] as const;

/** As to a proxy, and what is no address at all. */
const WHOLE_ADDRESSES = [
  'http://',
  'http://[::1',
  'http://a/%ff',
  'http://a/#/b',
  'https://a/renkaat',
  'mailto:a',
  '*',
] as const;

function pageRequest(chance: Chance): FuzzRequest {
  const page = chance.pick(PAGES);
  const tail = chance.is(0.5) ? `/${chance.pick(ODD_PARTS)}` : '';
  const query = chance.is(0.5)
    ? `?search=${encode(chance.pick(HOSTILE))}&page=${encode(chance.pick(HOSTILE))}`
    : '';
  return {
    method: chance.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PATCH']),
    path: chance.is(0.05) ? chance.pick(WHOLE_ADDRESSES) : `${page}${tail}${query}`,
    operation: `page ${page}`,
    person: 'none',
    headers: { 'x-forwarded-for': forwarded(chance), ...oddHeaders(chance) },
    body: Buffer.alloc(0),
  };
}
