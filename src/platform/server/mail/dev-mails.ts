// Development only: the emails of the outbox at a local page.
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';

import { escapeMarkup } from '../../contract/text.ts';

export const DEV_MAILS_PATH = '/dev/mails';

const FILE = /^[\w.-]{1,100}\.eml$/;
const HTML = 'text/html; charset=utf-8';
const MAX_SHOWN = 100;
/** An email shows what it shows in a mail program: its own styles, no script, nothing loaded. */
const EMAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups`;

interface DevMailsOptions {
  /** The outbox. */
  folder: string;
  stylesheets: readonly string[];
}

/** Adds the list, a page for each email with its text, and the email's HTML part as it is. */
export function mountDevMails(app: FastifyInstance, { folder, stylesheets }: DevMailsOptions): void {
  const page = (title: string, body: string) => documentOf(title, body, stylesheets);
  const schema = { hide: true };
  app.get(DEV_MAILS_PATH, { schema }, async (_request, reply) => {
    const names = await newestFirst(folder);
    const rows = await Promise.all(names.map((name) => listRow(folder, name)));
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Nothing has been mailed yet.</p>';
    return reply.type(HTML).send(page('Mails', `<h1>Mails</h1>${list}`));
  });
  app.get<{ Params: { name: string } }>(
    `${DEV_MAILS_PATH}/:name`,
    { schema },
    async ({ params: { name } }, reply) => {
      const mail = await readMail(folder, name);
      if (!mail) return notThere(reply, page);
      const { subject = '', text = '', from, to, headers } = mail;
      const lines = headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n');
      const people = `${from?.name ?? ''} ${from?.address ?? ''} → ${to?.[0]?.address ?? ''}`;
      return reply
        .type(HTML)
        .send(
          page(
            subject,
            `<p><a href="${DEV_MAILS_PATH}">Mails</a></p><h1>${escapeMarkup(subject)}</h1><p>${escapeMarkup(people)}</p>` +
              `<p><a href="${DEV_MAILS_PATH}/${name}/html">As HTML</a></p>${paragraphs(text)}` +
              `<details><summary>Headers</summary><pre>${escapeMarkup(lines)}</pre></details>`,
          ),
        );
    },
  );
  app.get<{ Params: { name: string } }>(
    `${DEV_MAILS_PATH}/:name/html`,
    { schema },
    async ({ params: { name } }, reply) => {
      const mail = await readMail(folder, name);
      if (!mail?.html) return notThere(reply, page);
      return reply.header('content-security-policy', EMAIL_POLICY).type(HTML).send(mail.html);
    },
  );
}

function notThere(reply: FastifyReply, page: (title: string, body: string) => string): FastifyReply {
  return reply.code(404).type(HTML).send(page('No such mail', '<h1>No such mail</h1>'));
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MAX_SHOWN)
    .map(({ name }) => name);
}

async function listRow(folder: string, name: string): Promise<string> {
  const mail = await readMail(folder, name);
  const subject = escapeMarkup(mail?.subject ?? name);
  return `<li><a href="${DEV_MAILS_PATH}/${name}">${subject}</a> ${escapeMarkup(mail?.to?.[0]?.address ?? '')}</li>`;
}

async function readMail(folder: string, name: string) {
  if (!FILE.test(name)) return undefined;
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  return bytes && PostalMime.parse(bytes);
}

function documentOf(title: string, body: string, stylesheets: readonly string[]): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>${links}</head><body><main>${body}</main></body></html>`;
}

function paragraphs(text: string): string {
  const parts = text.trim().split(/(?:\r?\n){2,}/);
  return parts.map((part) => `<p>${withLinks(part).replaceAll('\n', '<br>')}</p>`).join('');
}

function withLinks(text: string): string {
  return escapeMarkup(text).replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`);
}
