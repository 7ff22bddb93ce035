// Saves over the version a form was begun on; what somebody else has saved meanwhile is read, never lost.
import { ApiProblem } from '../../../platform/browser/api-problem.ts';

/** Others may save again and again; after so many times the form shows what they saved. */
const MOST_TRIES = 3;

export type Saved<Stored, Answer> =
  | { readonly kind: 'saved'; readonly answer: Answer }
  /** Somebody else has saved what the form is about. */
  | { readonly kind: 'conflict'; readonly stored: Stored };

export interface SaveOver<Stored, Answer> {
  /** Sends the form over a version; refused with 'conflict.stale' when that is not the newest. */
  save: (version: number) => Promise<Answer>;
  /** What is stored now. */
  reload: () => Promise<Stored>;
  /** True when nothing that the form is about differs: the form is then saved over the newer version at once. */
  isAlike: (stored: Stored, begun: Stored) => boolean;
}

/** Fails as the save fails, and with the refusal itself when the newer version cannot be read. */
export async function saveOver<Stored extends { version: number }, Answer>(
  begun: Stored,
  { save, reload, isAlike }: SaveOver<Stored, Answer>,
): Promise<Saved<Stored, Answer>> {
  let { version } = begun;
  for (let tries = 1; ; tries += 1) {
    try {
      return { kind: 'saved', answer: await save(version) };
    } catch (error) {
      if (!isStale(error)) throw error;
      const stored = await reload().catch(() => {
        throw error;
      });
      if (tries === MOST_TRIES || !isAlike(stored, begun)) return { kind: 'conflict', stored };
      version = stored.version;
    }
  }
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'conflict.stale';
}
