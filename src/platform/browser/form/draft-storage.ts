// Unsaved form contents in session storage: they survive a sign-in, a reload and a closed panel.
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

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Refused storage is empty.
  }
}
