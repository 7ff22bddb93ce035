// The port to a language model: a chat with tools, streamed, over any service that speaks OpenAI's chat completions.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';

import { postOutside } from '../outbound/outbound.ts';
import type { ModelSettings } from '../settings.ts';

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface ModelCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it; perhaps none. */
  readonly input: string;
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  | { readonly role: 'tool'; readonly call: ModelCall; readonly result: string };

export interface ModelQuestion {
  readonly messages: readonly ModelMessage[];
  /** Empty: the model has to answer in words. */
  readonly tools: readonly ModelTool[];
  readonly signal: AbortSignal;
}

export type ModelPart =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'call'; readonly call: ModelCall }
  /** The last part of a good answer; tokens as the service counted them, else estimated. */
  | { readonly type: 'end'; readonly tokens: number };

/** busy: rate limited; unavailable: refused or down; slow: timed out; broken: ended midway or unreadable. */
export type ModelErrorKind = 'busy' | 'unavailable' | 'slow' | 'broken';

/** Why no answer came. Contains nothing of the service's reply. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  /** HTTP status, when there was one. */
  readonly status: number | undefined;

  constructor(kind: ModelErrorKind, status?: number, options?: ErrorOptions) {
    super(`The language model is ${kind}${status === undefined ? '' : ` (${status})`}`, options);
    this.kind = kind;
    this.status = status;
  }
}

export interface ModelLimits {
  /** Until the first piece of an answer, in milliseconds. */
  readonly firstMs: number;
  /** Between two pieces, in milliseconds. */
  readonly stallMs: number;
  /** Bytes of one answer as received. */
  readonly maxBytes: number;
}

export interface ChatModel {
  /** Parts as they come; throws `ModelError`. Ending the iteration early ends the request. */
  answer: (question: ModelQuestion) => AsyncIterable<ModelPart>;
}

const LIMITS: ModelLimits = { firstMs: 30_000, stallMs: 12_000, maxBytes: 3_000_000 };
/** Fewest letters per token: for services that do not count. */
const LETTERS_OF_TOKEN = 3;

export function createChatModel(settings: ModelSettings, limits: ModelLimits = LIMITS): ChatModel {
  const service = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    fetch: guardedFetch(settings.baseUrl, limits.maxBytes),
  }).chatModel(settings.model);
  return { answer: (question) => answer(service, question, limits) };
}

type Service = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;
type CallOptions = Parameters<Service['doStream']>[0];
type ServicePart =
  Awaited<ReturnType<Service['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

/** Every request goes through our own guard: the operator's origin alone, no redirects, a limit of bytes. */
function guardedFetch(baseUrl: string, maxBytes: number): typeof globalThis.fetch {
  const operatorOrigin = new URL(baseUrl).origin;
  return async (input, init) => {
    const request = new Request(input, init);
    const { status, contentType, body } = await postOutside({
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      maxBytes,
      operatorOrigin,
      signal: init?.signal ?? request.signal,
    });
    if (status === 200 && !/^(?:text\/event-stream|$)/.test(contentType)) {
      throw new ModelError('broken', status);
    }
    return new Response(streamOf(body), { status, headers: { 'content-type': contentType } });
  };
}

function streamOf(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
}

async function* answer(
  service: Service,
  { messages, tools, signal }: ModelQuestion,
  { firstMs, stallMs }: ModelLimits,
): AsyncGenerator<ModelPart> {
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), firstMs);
  let letters = messages.reduce((sum, message) => sum + lettersOf(message), 0);
  try {
    const { stream } = await service.doStream({
      prompt: messages.map(promptMessage),
      ...(tools.length > 0 && { tools: tools.map(functionTool) }),
      abortSignal: AbortSignal.any([signal, watch.signal]),
    });
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const part = next.value;
      if ('delta' in part) {
        letters += part.delta.length;
        clearTimeout(timer);
        timer = setTimeout(() => watch.abort(), stallMs);
      }
      const read = partOf(part, letters);
      if (read !== undefined) yield read;
    }
  } catch (error) {
    throw modelErrorOf(error, watch.signal.aborted || signal.aborted);
  } finally {
    clearTimeout(timer);
    watch.abort();
  }
}

function partOf(part: ServicePart, letters: number): ModelPart | undefined {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text', delta: part.delta };
    case 'tool-call':
      return { type: 'call', call: { id: part.toolCallId, name: part.toolName, input: part.input } };
    case 'error':
      throw new ModelError('broken', undefined, { cause: part.error });
    case 'finish': {
      const { inputTokens, outputTokens } = part.usage;
      const counted = (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
      return { type: 'end', tokens: counted > 0 ? counted : Math.ceil(letters / LETTERS_OF_TOKEN) };
    }
    default:
      return undefined;
  }
}

function modelErrorOf(error: unknown, isOutOfTime: boolean): ModelError {
  if (isOutOfTime) return new ModelError('slow', undefined, { cause: error });
  const found = modelErrorIn(error);
  if (found) return found;
  const status = statusIn(error);
  if (status === 429) return new ModelError('busy', status);
  // Without a status the connection broke; with a status of success the content was unusable.
  const isBroken = status === undefined ? isBrokenStream(error) : status < 300;
  return new ModelError(isBroken ? 'broken' : 'unavailable', status, { cause: error });
}

function modelErrorIn(error: unknown): ModelError | undefined {
  if (error instanceof ModelError) return error;
  return error instanceof Error && error.cause !== undefined ? modelErrorIn(error.cause) : undefined;
}

function statusIn(error: unknown): number | undefined {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error;
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Whether an answer had started: the failure of the request itself has another name. */
function isBrokenStream(error: unknown): boolean {
  return !(
    error instanceof Error && /No answer from|Cannot connect|not in the outside world/.test(error.message)
  );
}

function lettersOf(message: ModelMessage): number {
  return message.role === 'tool' ? message.result.length : message.text.length;
}

function promptMessage(message: ModelMessage): CallOptions['prompt'][number] {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.text }] };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...message.calls.map(({ id, name, input }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input: readJson(input),
          })),
        ],
      };
    case 'tool':
      return {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: message.call.id,
            toolName: message.call.name,
            output: { type: 'text', value: message.result },
          },
        ],
      };
  }
}

function functionTool({ name, description, input }: ModelTool) {
  return { type: 'function' as const, name, description, inputSchema: input };
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return {};
  }
}
