// The built product killed with kill -9 again and again while a newsletter with two tyres goes to many recipients, and what
// the recipients have in the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import PostalMime from 'postal-mime';
import { z } from 'zod';

import { MINUTE_MS } from '../../../src/platform/contract/durations.ts';
import { addSubscribersTo, type NewSubscriber } from '../../builders/newsletter-subscribers.ts';
import { startSmtpSink } from '../../builders/smtp-sink.ts';
import { listRows, listText } from '../../builders/wholesaler-list.ts';
import { ADMIN, startProduct, type ProductProcess } from '../../product-process.ts';

const PUBLIC_URL = 'https://rengas.example.fi';
const TYRES = 2;
/** Other recipients of the second newsletter, in addition to the two who have left. */
const SECOND_READERS = 20;
const DONE_WITHIN_MS = 30 * MINUTE_MS;

export interface ProductKills {
  recipients: number;
  kills: number;
  answerAfterMs: number;
  /** A PostgreSQL to use; undefined for the embedded one. */
  databaseUrl?: string | undefined;
}

export interface ProductReport {
  arrived: number;
  lost: number;
  doubled: number;
  /** From the start after a kill until requests are answered, at most. */
  slowestStartMs: number;
  counts: z.output<typeof countsSchema>;
  /** What is not as it must be, in words. */
  failures: string[];
}

interface Arrived {
  to: string;
  raw: string;
}

/** What arrives, checked against the email that it must be. */
async function openMailbox(answerAfterMs: number) {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  const samples: Arrived[] = [];
  const checks: Promise<void>[] = [];
  let wanted: { subject: string; text: string; html: string } | undefined;
  const check = async ({ to, raw }: Arrived) => {
    const email = await PostalMime.parse(raw);
    const isRight =
      wanted !== undefined &&
      email.subject === wanted.subject &&
      anonymous(email.text) === anonymous(wanted.text) &&
      anonymous(email.html) === anonymous(wanted.html);
    if (!isRight) failures.push(`the email to ${to} is not the one of the preview`);
  };
  const sink = await startSmtpSink({
    answerAfterMs,
    isForgetful: true,
    onEmail: (email) => {
      counts.set(email.to, (counts.get(email.to) ?? 0) + 1);
      if (samples.length < 2) samples.push(email);
      checks.push(check(email));
    },
  });
  return {
    ...sink,
    failures,
    counts,
    samples,
    expectEmail: (email: NonNullable<typeof wanted>) => {
      counts.clear();
      wanted = email;
    },
    allChecked: () => Promise.all(checks),
  };
}

/** Without what differs between recipients: their own link, and how lines are wrapped. */
function anonymous(text: string | undefined): string {
  return (text ?? '')
    .replaceAll(/\?tunnus=[\w.~-]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const countsSchema = z.record(z.string(), z.number());
const newsletterSchema = z.object({
  _id: z.string(),
  delivery: z.object({ state: z.string(), counts: countsSchema }),
});
const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** Signs in and sends requests as staff; sessions outlive a killed process, ports do not. */
async function signIn({ url }: ProductProcess) {
  const headers: Record<string, string> = {};
  const request = async (
    at: string,
    method: string,
    path: string,
    body?: object | FormData,
  ): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = z.object({ token: z.string() }).parse(await request(url, 'POST', '/admin/login', ADMIN));
  headers['authorization'] = `Bearer ${token}`;
  return request;
}

type StaffRequest = Awaited<ReturnType<typeof signIn>>;

/** A draft with two tyres, and the email that it is. */
async function write(request: StaffRequest, url: string) {
  const form = new FormData();
  form.set('file', new File([listText(listRows(TYRES))], 'lista.csv', { type: 'text/csv' }));
  await request(url, 'POST', '/imports', form);
  const tyresSchema = z.object({ items: z.array(z.object({ _id: z.string() })) });
  let ids: string[] = [];
  while (ids.length < TYRES) {
    await wait(100);
    ids = tyresSchema.parse(await request(url, 'GET', '/tires?limit=2')).items.map(({ _id }) => _id);
  }
  const draft = {
    subject: 'Talvirenkaat nyt edullisesti',
    content: `Hei!\n\n**Nyt** on aika vaihtaa talvirenkaat.\n\n${ids.map((id) => `{{tuote:${id}}}`).join('\n\n')}`,
  };
  const preview = previewSchema.parse(await request(url, 'POST', '/newsletters/preview', draft));
  const { _id: id } = newsletterSchema.parse(
    await request(url, 'POST', '/newsletters', { ...draft, sendDate: '2030-01-01T09:00' }),
  );
  return { id, draft, preview };
}

/** Each tyre has its place and its link in both parts. */
function lacksTyres({ html, text }: z.output<typeof previewSchema>): string[] {
  const links = new Set(
    [...html.matchAll(/<a href="([^"]+\/renkaat\/[^"]+)" class="k-link"/g)].map(([, link = '']) => link),
  );
  const areThere = links.size === TYRES && [...links].every((link) => text.includes(link));
  return areThere ? [] : ['the email does not show both tyres in both parts'];
}

export async function killProduct(options: ProductKills): Promise<ProductReport> {
  const { recipients, kills, answerAfterMs, databaseUrl } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-faults-'));
  const mailbox = await openMailbox(answerAfterMs);
  const start = () =>
    startProduct({
      dataDir,
      environment: {
        DEMO_DATA: 'false',
        PUBLIC_URL,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'posti@example.fi',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
    });
  let product = await start();
  try {
    await product.ready();
    const people = await addSubscribersTo({ dataDir, databaseUrl }, recipients);
    const request = await signIn(product);
    const { id, draft, preview } = await write(request, product.url);
    const failures = lacksTyres(preview);
    mailbox.expectEmail(preview);
    await request(product.url, 'POST', `/newsletters/${id}/send`, {});
    let slowestStartMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilArrived(mailbox.counts, (recipients * (kill + 0.1 + 0.8 * Math.random())) / (kills + 1));
      await product.kill();
      const startedAt = performance.now();
      product = await start();
      await product.ready();
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt);
    }
    const counts = await untilDone(request, product.url, id);
    const arrived = new Map(mailbox.counts);
    const left = await leave(request, product.url, mailbox.samples, people);
    mailbox.expectEmail(preview);
    failures.push(...(await staysAway(request, product.url, draft, left, people)));
    for (const { email } of left) {
      if (mailbox.counts.has(email)) failures.push(`${email} left and got the next newsletter`);
    }
    await mailbox.allChecked();
    return {
      arrived: arrived.size,
      lost: recipients - arrived.size,
      doubled: [...arrived.values()].filter((count) => count > 1).length,
      slowestStartMs: Math.round(slowestStartMs),
      counts,
      failures: [...failures, ...mailbox.failures],
    };
  } finally {
    await product.stop();
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilArrived(counts: ReadonlyMap<string, number>, wanted: number): Promise<void> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  while (counts.size < wanted) {
    if (Date.now() > deadline) throw new Error(`Only ${counts.size} emails arrived`);
    await wait(2);
  }
}

async function untilDone(
  request: StaffRequest,
  url: string,
  id: string,
): Promise<z.output<typeof countsSchema>> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  for (;;) {
    const { delivery } = newsletterSchema.parse(await request(url, 'GET', `/newsletters/${id}`));
    if (delivery.state === 'done') return delivery.counts;
    if (Date.now() > deadline) throw new Error(`The newsletter stays ${JSON.stringify(delivery)}`);
    await wait(50);
  }
}

/** Two recipients leave: one as mail programs do it, one on the page of the email's link. */
async function leave(
  request: StaffRequest,
  url: string,
  emails: readonly Arrived[],
  people: readonly NewSubscriber[],
): Promise<NewSubscriber[]> {
  const [first, second] = emails;
  const oneClick = /<https:\/\/[^/]+\/api(\/[^>]+)>/.exec(first?.raw ?? '')?.[1] ?? '';
  await request(url, 'POST', oneClick);
  const { text = '' } = await PostalMime.parse(second?.raw ?? '');
  const [, page = '', token = ''] = /https:\/\/[^/]+(\/\S+\?tunnus=(\S+))/.exec(text) ?? [];
  const answer = await fetch(`${url}${page}`);
  if (answer.status !== 200) throw new Error(`The page of the link answers ${answer.status}`);
  await request(url, 'POST', '/subscribers/unsubscribe-by-link', { token });
  return people.filter(({ email }) => email === first?.to || email === second?.to);
}

/** Who has left gets no next newsletter, and no file brings them back. */
async function staysAway(
  request: StaffRequest,
  url: string,
  draft: object,
  left: readonly NewSubscriber[],
  people: readonly NewSubscriber[],
): Promise<string[]> {
  const file = [
    'email;consentText;consentAt;source',
    ...left.map(({ email }) => `${email};Kyllä;3.5.2024;Myymälä`),
  ];
  const form = new FormData();
  form.set('file', new File([file.join('\r\n')], 'tilaajat.csv', { type: 'text/csv' }));
  const { imported } = z
    .object({ imported: z.int() })
    .parse(await request(url, 'POST', '/subscribers/import', form));
  const { _id: id } = newsletterSchema.parse(
    await request(url, 'POST', '/newsletters', { ...draft, sendDate: '2030-01-01T09:00' }),
  );
  const chosen = [...left, ...people.filter((one) => !left.includes(one)).slice(0, SECOND_READERS)];
  await request(url, 'POST', `/newsletters/${id}/send`, {
    subscriberIds: chosen.map((recipient) => recipient.id),
  });
  const counts = await untilDone(request, url, id);
  return [
    ...(left.length === 2 ? [] : [`${left.length} recipients have left, not two`]),
    ...(imported === 0 ? [] : [`a file brought ${imported} of those back who have left`]),
    ...(counts['suppressed'] === left.length ? [] : ['who has left is not counted as passed over']),
  ];
}
