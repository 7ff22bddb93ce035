// Unsaved form contents in session storage: they survive the end of a session, a reload and a closed panel, not a sign-out.
import type { z } from 'zod';

const PREFIX = 'draft:';
/** Without typing: a long form takes too long to write at each key. What waits is lost only when the browser crashes. */
const WRITE_AFTER_MS = 500;

/** Drafts to be written. */
const pending = new Map<string, object>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The draft stored under `name`; undefined when there is none or it no longer fits the schema. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | undefined {
  writePending();
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Written soon, and before the page is left. */
export function storeDraft(name: string, draft: object): void {
  clearTimeout(timer);
  timer = setTimeout(writePending, WRITE_AFTER_MS);
  addEventListener('pagehide', writePending);
  pending.set(name, draft);
}

function writePending(): void {
  for (const [name, draft] of pending) {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    } catch {
      // Full or refused storage: the page itself still has what was typed.
    }
  }
  pending.clear();
}

/** Whether any form has unsaved contents here. */
export function hasDrafts(): boolean {
  return pending.size > 0 || draftKeys().length > 0;
}

/** The next user of this browser is to see nothing of them. */
export function removeDrafts(): void {
  pending.clear();
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Refused storage is empty.
    return [];
  }
}

export function removeDraft(name: string): void {
  pending.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Refused storage is empty.
  }
}
