// Form contents that are typed but not saved, kept in this tab over a sign-in, a reload or a closed panel.
import type { z } from 'zod';

const PREFIX = 'draft:';

/** What was kept under `name`; undefined when nothing was, or it is of another form by now. */
export function readDraft<T>(name: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Full or refused storage: the page itself still holds what was typed.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage that is refused holds nothing.
  }
}
