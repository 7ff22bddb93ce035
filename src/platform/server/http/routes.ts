// Binds a declared endpoint to its handler. A route exists only with a declaration, so only with a principal.
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ResponseOf, BodyOf, EndpointDeclaration, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import type { Principal } from './principal.ts';

export interface RouteRequest<E extends EndpointDeclaration> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  principal: Principal;
  /** Aborted when the client goes away, and when the server leaves and has waited for the answer for a while. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a cached public read depends on. */
export interface CacheDependencies {
  tags: string[];
  /** When the response changes by itself (an opening hour, midnight). */
  expiresAt?: Date | undefined;
}

type Cached = CacheDependencies | undefined | Promise<CacheDependencies | undefined>;

/** A request whose parts are checked by the schemas of an endpoint not known here. */
export interface CheckedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  principal: Principal;
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface BoundRoute {
  endpoint: EndpointDeclaration;
  /** Method syntax on purpose: a handler of known parts is a handler. */
  handle(request: CheckedRequest): unknown;
  /** Set for public reads that are cached in memory until one of the tags changes; undefined: not worth it for this one. */
  cached?(request: { params: unknown; query: unknown }): Cached;
  /** Requests with the same key share a cached answer; without it those with the same params and query. */
  cacheKey?(request: { params: unknown; query: unknown }): string;
}

/**
 * Binds `handle` to `endpoint`; params, query and body arrive parsed and checked, the answer is checked against
 * `output`. With `cached` the JSON is cached by path and query until a tag changes; only for 'everyone' GETs.
 */
export function route<const E extends EndpointDeclaration>(
  endpoint: E,
  handle: (request: RouteRequest<E>) => ResponseOf<E> | Promise<ResponseOf<E>>,
  cached?: (request: { params: ParamsOf<E>; query: QueryOf<E> }) => Cached,
  cacheKey?: (request: { params: ParamsOf<E>; query: QueryOf<E> }) => string,
): BoundRoute {
  return { endpoint, handle, ...(cached && { cached }), ...(cacheKey && { cacheKey }) } satisfies {
    endpoint: E;
    handle(request: RouteRequest<E>): unknown;
    cached?(request: { params: ParamsOf<E>; query: QueryOf<E> }): Cached;
    cacheKey?(request: { params: ParamsOf<E>; query: QueryOf<E> }): string;
  };
}
