// The log: JSON lines for machines, readable lines in a terminal, and neither secrets nor mail addresses in either.
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';

import { redactAddresses } from './redact-addresses.ts';
import type { LogLevel } from './settings.ts';

export interface LogOptions {
  level: LogLevel;
  /** Lines for a person instead of JSON. */
  isReadable: boolean;
  /** Where lines go; standard output when left out. */
  destination?: DestinationStream;
}

const HIDDEN = '[hidden]';
const SECRET_KEY = /password|token|secret|authorization|cookie|api_?key|connectionstring/i;
const MAX_DEPTH = 6;

export function createLog({ level, isReadable, destination }: LogOptions): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => hideFields(fields, 0),
    },
  };
  if (!isReadable) return destination ? pino(options, destination) : pino(options);
  return pino(
    options,
    pretty({
      colorize: true,
      translateTime: 'SYS:HH:MM:ss',
      sync: true,
      ...(destination && { destination }),
    }),
  );
}

function hideFields(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      SECRET_KEY.test(key) ? HIDDEN : hide(value, depth + 1),
    ]),
  );
}

function hide(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return '[deep]';
  if (typeof value === 'string') return redactAddresses(value);
  if (Array.isArray(value)) return value.map((each) => hide(each, depth + 1));
  // Errors have their own form; class instances with a toJSON are left to it.
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? hideFields({ ...value }, depth) : value;
}

/** Type, message, stack and code, with its causes. Other fields (PostgreSQL's `detail`) may contain customers' data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return {
    type,
    message: redactAddresses(message),
    ...('code' in error && { code: error.code }),
    stack: redactAddresses(stack),
  };
}
