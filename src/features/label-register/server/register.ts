// Client of the EU tyre label register: a tyre by its number, its official label as a drawing, its product sheet in Finnish.
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { fetchOutside, OutboundError } from '../../../platform/server/outbound/outbound.ts';
import type { LabelRegisterSettings } from '../../../platform/server/settings.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../../catalogue/product/tyre-label.ts';
import type { RegisterEntry } from '../contract.ts';
import { isHarmlessDrawing } from './harmless-drawing.ts';
import recorded from './recorded-answers.json' with { type: 'json' };

/** refused: the key. busy: too many questions. down: no answer or its own trouble. unreadable: not what it should be. */
export type RegisterErrorKind = 'refused' | 'busy' | 'down' | 'unreadable';

/** No usable answer. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
  readonly kind: RegisterErrorKind;
  /** Seconds to wait before the next request, from Retry-After. */
  readonly retryAfterS: number | null;

  constructor(kind: RegisterErrorKind, message: string, retryAfterS: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterS = retryAfterS;
  }
}

export interface LabelRegister {
  /** null: the register has no such tyre. Throws `RegisterError`. */
  find: (number: string, signal: AbortSignal) => Promise<RegisterEntry | null>;
  /** The official label; null when there is none that we may store. Throws `RegisterError`. */
  fetchLabel: (number: string, signal: AbortSignal) => Promise<Uint8Array | null>;
  /** The product sheet, a PDF; null when there is none that we may store. Throws `RegisterError`. */
  fetchSheet: (number: string, signal: AbortSignal) => Promise<Uint8Array | null>;
}

interface RegisterAnswer {
  status: number;
  contentType: string;
  retryAfterS: number | null;
  bytes: Uint8Array;
}
/** Gets a path of the register. Throws `RegisterError`. */
type SendRequest = (path: string, maxBytes: number, signal: AbortSignal) => Promise<RegisterAnswer>;

const REGISTER = 'https://eprel.ec.europa.eu';
const TIMEOUT_MS = 15_000;
const MAX_ENTRY_BYTES = 500_000;
const MAX_LABEL_BYTES = 1_000_000;
const MAX_SHEET_BYTES = 3_000_000;
const ATTEMPTS = 3;
const MAX_PAUSE_S = 24 * 3600;

/** Numbers come as numbers or as texts. */
const whole = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(z.int())
  .nullish()
  .catch(null);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullish().catch(null);
const text = z.string().trim().max(300).nullish().catch(null);
const yesNo = z.boolean().nullish().catch(null);
const tyreSchema = z.object({
  supplierOrTrademark: text,
  modelIdentifier: text,
  commercialName: text,
  sizeDesignation: text,
  tyreDesignation: text,
  energyClass: oneOf(LABEL_CLASSES),
  wetGripClass: oneOf(LABEL_CLASSES),
  externalRollingNoiseValue: whole,
  externalRollingNoiseClass: oneOf(NOISE_CLASSES),
  severeSnowTyre: yesNo,
  iceTyre: yesNo,
  loadCapacityIndex: whole,
  loadCapacityIndex2: whole,
  speedCategorySymbol: z
    .string()
    .regex(/^[A-Z]\d?$/)
    .nullish()
    .catch(null),
});
/** What makes an answer a tyre at all: without them it is some other JSON. */
const identitySchema = z.object({
  eprelRegistrationNumber: z.union([z.string(), z.number()]).transform(String),
});
const addressSchema = z.object({ address: z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/) });

export interface RegisterOptions {
  /** Waits before another attempt. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The register's API, called with the key. */
export function createEprelClient(
  settings: LabelRegisterSettings,
  { wait = pause }: RegisterOptions = {},
): LabelRegister {
  return registerOver(withRetries(fetchRegister(settings), wait));
}

/** Recorded answers in the register's form, for development without a key. */
export function recordedRegister(): LabelRegister {
  const answers = new Map(Object.entries(recorded));
  return registerOver(async (path) => {
    const answer = answers.get(path.replace(/\?.*$/, ''));
    if (!answer) return { status: 404, contentType: '', retryAfterS: null, bytes: new Uint8Array() };
    const { contentType, body } = answer;
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    return { status: 200, contentType, retryAfterS: null, bytes: new TextEncoder().encode(content) };
  });
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}

function fetchRegister({ apiKey, baseUrl }: LabelRegisterSettings): SendRequest {
  return async (path, maxBytes, signal) => {
    try {
      const { status, contentType, headers, bytes } = await fetchOutside({
        url: `${baseUrl ?? REGISTER}${path}`,
        headers: { 'x-api-key': apiKey, accept: '*/*' },
        maxBytes,
        timeoutMs: TIMEOUT_MS,
        signal,
        ...(baseUrl !== undefined && { operatorOrigin: baseUrl }),
      });
      return { status, contentType, bytes, retryAfterS: secondsOf(headers['retry-after']) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof OutboundError)) throw error;
      throw new RegisterError(error.kind === 'silent' ? 'down' : 'unreadable', error.message);
    }
  };
}

/** Retry-After in seconds; null for a date or nonsense. */
function secondsOf(header: string | undefined): number | null {
  return header && /^\d{1,6}$/.test(header) ? Math.min(Number(header), MAX_PAUSE_S) : null;
}

/** Retries when the register is down or silent; its refusals are final. */
function withRetries(send: SendRequest, wait: NonNullable<RegisterOptions['wait']>): SendRequest {
  return async (path, maxBytes, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return judged(await send(path, maxBytes, signal));
      } catch (error) {
        const mayPass = error instanceof RegisterError && error.kind === 'down';
        if (!mayPass || attempt === ATTEMPTS) throw error;
      }
      await wait(1000 * 2 ** (attempt - 1), signal);
    }
  };
}

function judged(answer: RegisterAnswer): RegisterAnswer {
  const { status, retryAfterS } = answer;
  const said = `The label register answered ${status}`;
  if (status === 401 || status === 403) throw new RegisterError('refused', said);
  if (status === 429) throw new RegisterError('busy', said, retryAfterS);
  if (status >= 500) throw new RegisterError('down', said);
  if (status !== 200 && status !== 404) throw new RegisterError('unreadable', said);
  return answer;
}

function registerOver(send: SendRequest): LabelRegister {
  const fetchFile = async (path: string, maxBytes: number, signal: AbortSignal) => {
    const answered = await send(path, maxBytes, signal);
    if (answered.status !== 200 || !answered.contentType.includes('json')) return answered;
    const { address } = parsed(addressSchema, answered);
    return send(address, maxBytes, signal);
  };
  return {
    find: async (number, signal) => {
      const answer = await send(`/api/products/tyres/${number}`, MAX_ENTRY_BYTES, signal);
      if (answer.status === 404) return null;
      const { eprelRegistrationNumber } = parsed(identitySchema, answer);
      if (eprelRegistrationNumber !== number) {
        throw new RegisterError('unreadable', 'It answered of another tyre');
      }
      return entryOf(number, parsed(tyreSchema, answer));
    },
    fetchLabel: async (number, signal) => {
      const path = `/api/products/tyres/${number}/labels?noRedirect=true&format=SVG`;
      const { status, bytes } = await fetchFile(path, MAX_LABEL_BYTES, signal);
      return status === 200 && isHarmlessDrawing(new TextDecoder().decode(bytes)) ? bytes : null;
    },
    fetchSheet: async (number, signal) => {
      const path = `/api/products/tyres/${number}/fiches?noRedirect=true&language=FI`;
      const { status, bytes } = await fetchFile(path, MAX_SHEET_BYTES, signal);
      return status === 200 && new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
        ? bytes
        : null;
    },
  };
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  { contentType, bytes }: RegisterAnswer,
): z.output<Schema> {
  if (!contentType.includes('json')) throw new RegisterError('unreadable', `It answered ${contentType}`);
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new RegisterError('unreadable', 'It answered something else than a tyre');
  }
}

function entryOf(number: string, tyre: z.output<typeof tyreSchema>): RegisterEntry {
  return {
    number,
    supplier: tyre.supplierOrTrademark ?? '',
    model: tyre.commercialName || (tyre.modelIdentifier ?? ''),
    size: tyre.sizeDesignation || (tyre.tyreDesignation ?? ''),
    values: {
      fuelEfficiency: tyre.energyClass ?? null,
      wetGrip: tyre.wetGripClass ?? null,
      noiseLevel: tyre.externalRollingNoiseValue ?? null,
      noiseClass: tyre.externalRollingNoiseClass ?? null,
      hasSnowGrip: tyre.severeSnowTyre ?? null,
      hasIceGrip: tyre.iceTyre ?? null,
      loadIndex: tyre.loadCapacityIndex ?? null,
      twinLoadIndex: tyre.loadCapacityIndex2 ?? null,
      speedSymbol: tyre.speedCategorySymbol ?? null,
    },
  };
}
