// What runs in addition to the visitors of a soak: a clerk reads lists and saves, somebody talks to the assistant,
// lists are imported.
import { setTimeout as wait } from 'node:timers/promises';

import { changeColumn, demonstrationListText, netCents } from '../test/builders/demonstration-list.ts';
import type { RunningProduct } from './product.ts';
import { addressOf } from './soak-traffic.ts';
import { PASSWORD, signIn, type Staff } from './staff.ts';

const CLERK_EVERY_MS = 1_000;
const TALK_EVERY_MS = 1_000;
const IMPORT_EVERY_MS = 60_000;
const LISTS = [
  '/api/tires/sheet?limit=100',
  '/api/subscribers?limit=50',
  '/api/feedback/all?limit=50',
  '/api/conversations?limit=50',
  '/api/enquiries?limit=50',
  '/api/audit?limit=50',
];
const QUESTIONS = [
  'Mitä 205/55R16 talvirenkaat maksavat?',
  'Milloin olette auki?',
  'Paljonko renkaanvaihto maksaa?',
  'Onko nastarenkaita varastossa?',
];

export interface StaffWork {
  /** How many answers there were, and what was wrong with those that were. */
  stop: () => Promise<{ answers: number; failures: readonly string[] }>;
}

/** Works until stopped. */
export async function workAsStaff(product: RunningProduct): Promise<StaffWork> {
  const staff = await signIn(product);
  const stopping = new AbortController();
  const failures: string[] = [];
  let answers = 0;
  const repeat = async (everyMs: number, act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await act(turn).then(
        () => (answers += 1),
        (error: unknown) => failures.push(String(error).slice(0, 300)),
      );
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const working = Promise.all([
    repeat(CLERK_EVERY_MS, (turn) => runStaffSession(staff, turn)),
    repeat(TALK_EVERY_MS, (turn) => talk(product.url, turn)),
    repeat(IMPORT_EVERY_MS, (turn) => importList(staff, turn)),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      await working;
      return { answers, failures };
    },
  };
}

async function runStaffSession(staff: Staff, turn: number): Promise<void> {
  await staff.read(LISTS[turn % LISTS.length] ?? '');
  // Without the password a session reads 500 people: the talk of an hour is more.
  if (turn % 100 === 99) await staff.send('POST', '/api/admin/confirm', { currentPassword: PASSWORD });
  if (turn % 10 === 0) {
    await staff.send('PUT', '/api/shop-profile', {
      phone: `010 000 ${String(turn % 10_000).padStart(4, '0')}`,
    });
  }
}

async function talk(url: string, turn: number): Promise<void> {
  const answer = await fetch(`${url}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(turn) },
    body: JSON.stringify({
      messages: [{ id: String(turn), role: 'user', content: QUESTIONS[turn % QUESTIONS.length] }],
    }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`The assistant answered ${answer.status}`);
}

/** The complete list with every price a little higher than in the turn before. */
async function importList(staff: Staff, turn: number): Promise<void> {
  const list = changeColumn(await demonstrationListText(), 'nett-price', (cell) =>
    ((netCents(cell) + turn) / 100).toFixed(2).replace('.', ','),
  );
  const form = new FormData();
  form.append('file', new Blob([list]), 'lista.csv');
  await staff.send('POST', '/api/imports', form);
}
