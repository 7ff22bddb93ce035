// Unsaved form contents in session storage: they survive the end of a session, a reload and a closed panel, not a sign-out.
import type { z } from 'zod';

const PREFIX = 'draft:';

/** The draft stored under `name`; undefined when there is none or it no longer fits the schema. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function storeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Full or refused storage: the page itself still has what was typed.
  }
}

/** Whether any form has unsaved contents here. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** The next user of this browser is to see nothing of them. */
export function removeDrafts(): void {
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
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Refused storage is empty.
  }
}
