// The call of the assistant: takes the last message, answers as a stream.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { FastifyRequest } from 'fastify';

import type { Platform } from '../../../../platform/server/context.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import { networkOf } from '../../../subscribers/network.ts';
import { postChat } from '../../contract/assistant.ts';
import type { ListOwnSets } from './shop-tools.ts';
import { feedbackCallOf, submitFeedback, type ReceiveFeedback } from './submit-feedback.ts';
import type { AssistantTools } from './tools.ts';
import { answerEvents } from './turns/answer-events.ts';
import { createDialogue, newVisitor } from './turns/dialogue.ts';
import { STREAM_HEADERS, messageStream } from './turns/message-stream.ts';

/** A label that ties a conversation to the browser that began it; no login. Over TLS with a prefix that no page without TLS can set. */
const CHAT_COOKIE = 'kaarto_chat';
const SECURE_PREFIX = '__Secure-';
const COOKIE_PATH = '/api/ai/chat';
const COOKIE_DAYS = 90;

export function assistantRoutes(
  platform: Platform,
  tools: AssistantTools,
  { receiveFeedback, listOwnSets }: { receiveFeedback: ReceiveFeedback; listOwnSets: ListOwnSets },
): BoundRoute[] {
  const dialogue = createDialogue(platform, tools, listOwnSets);
  const isSecure = platform.settings.publicUrl.startsWith('https:');
  return [
    route(postChat, async ({ body, principal, request, reply, signal }) => {
      const known = visitorOf(request);
      const visitor = known ?? newVisitor();
      const { conversationId } = body;
      const last = body.messages.at(-1);
      const feedback = feedbackCallOf(last);
      const answered = feedback
        ? answerEvents(
            await submitFeedback(receiveFeedback, feedback, { conversationId, address: request.ip }),
          )
        : await dialogue.answer(
            {
              text: last?.content.trim() ?? '',
              conversationId,
              visitor,
              address: request.ip,
              network: networkOf(request.ip) || null,
              principal,
            },
            signal,
          );
      reply.hijack();
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...STREAM_HEADERS })) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      if (known === undefined) reply.raw.setHeader('set-cookie', cookie(visitor, isSecure));
      await pipeline(Readable.from(messageStream(crypto.randomUUID(), answered)), reply.raw).catch(
        () => undefined,
      );
      return undefined;
    }),
  ];
}

function visitorOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)(?:${SECURE_PREFIX})?${CHAT_COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(
    headers.cookie ?? '',
  )?.[1];
}

function cookie(visitor: string, isSecure: boolean): string {
  return [
    `${isSecure ? SECURE_PREFIX : ''}${CHAT_COOKIE}=${visitor}`,
    `Path=${COOKIE_PATH}`,
    `Max-Age=${COOKIE_DAYS * 86_400}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
