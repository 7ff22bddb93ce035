// Forms sent by a browser without script: read as text fields, answered with another page instead of JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PlainForm } from '../../contract/endpoint.ts';
import { FORM_PAGE_FIELD, withPressed, type RefusedForm } from '../../contract/plain-form.ts';
import { Problem } from '../../contract/problem.ts';
import type { CachedResponse } from '../pages/byte-cache.ts';
import { sendResponse } from '../pages/send-response.ts';
import { httpMessages } from './messages.ts';
import { asProblem, unexpectedFailure } from './problems.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 64 * 1024;

/** The page of a form: its path as declared, and the path parameters of the call, which it shares. */
export interface FormPage {
  path: string;
  params: Readonly<Record<string, string>>;
}

/** Shows the form's page again with what was typed and why it was refused; never rejects. */
export type ShowForm = (page: FormPage, refused: RefusedForm, failure: Problem) => Promise<CachedResponse>;

/** What a form sent in addition to its fields. */
interface SentForm {
  page: string;
  values: Record<string, string>;
}

const sentForms = new WeakMap<FastifyRequest, SentForm>();

/** Teaches the server to read plain forms: a flat object of texts, the last of a repeated name, at most 64 KiB. */
export function readPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}

/** Whether a browser sent this as a plain form. */
export function isPlainForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE;
}

/** Refuses a plain form where none is expected, and one that a foreign site makes a visitor's browser send. */
export function admitPlainForm(request: FastifyRequest, isExpected: boolean): void {
  if (!isPlainForm(request)) return;
  if (!isExpected) throw new Problem('request.unsupported_media', 415, httpMessages.unsupportedMedia);
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new Problem('request.cross_site', 403, httpMessages.crossSite);
  }
}

/** Before validation: stores what was typed, to show it again, and removes the field that names the page. */
export function readSubmittedForm(request: FastifyRequest): void {
  if (!isPlainForm(request)) return;
  const { [FORM_PAGE_FIELD]: page = '', ...values } = withPressed(textsOf(request.body));
  sentForms.set(request, { page, values });
  request.body = values;
}

/** Where a form leads that was taken: '/ajanvaraus/varaus/:code' with the answer's code in it. */
export function donePathOf({ form }: { form?: PlainForm }, answer: unknown): string | undefined {
  const texts = textsOf(answer);
  return form?.donePath.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(texts[name] ?? ''));
}

/** Answers a form that failed with its page, the fields filled as they were. */
export async function sendRefusedForm(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { showForm, headers }: { showForm: ShowForm; headers: Record<string, string> },
): Promise<void> {
  const failure = asProblem(error) ?? unexpectedFailure(error, request);
  const { page, values } = sentForms.get(request) ?? { page: '', values: {} };
  const place = { path: page, params: textsOf(request.params) };
  const answer = await showForm(place, { values, problem: failure.body() }, failure);
  reply.hijack();
  sendResponse(request.raw, reply.raw, answer, Object.entries(headers).flat());
}

function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
