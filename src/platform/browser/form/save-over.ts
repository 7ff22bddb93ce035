// Saves over the version a form was opened on; somebody else's newer version is merged or shown as a conflict, never lost.
import { isSameJson } from '../../contract/records.ts';
import { ApiProblem } from '../api-problem.ts';
import { mergeChanges } from './merge-changes.ts';

/** Saves to try while others save again and again; then the form shows what they saved. */
const MAX_TRIES = 3;

/** The fields of a record in one of its versions. */
export interface Version<Values> {
  readonly values: Values;
  readonly version: number;
}

export type SaveOutcome<Answer, Stored> =
  | {
      readonly kind: 'saved';
      readonly answer: Answer;
      /** Somebody else had changed other fields. */
      readonly isMerged: boolean;
    }
  /** Somebody else has changed the same fields. */
  | { readonly kind: 'conflict'; readonly stored: Stored }
  /** Both sides' changes together are not valid. */
  | { readonly kind: 'invalid'; readonly stored: Stored };

export interface SaveOver<Values, Answer, Stored> {
  /** Sends the form over a version; refused with 'conflict.stale' when that is not the newest. */
  save: (values: Values, version: number) => Promise<Answer>;
  /** What is stored now. */
  reload: () => Promise<Stored>;
  isValid: (values: Values) => boolean;
  /** True when a value the fields depend on has changed, such as the tyre's price under an offer: then nothing is merged without a conflict. */
  isBlocked?: (stored: Stored) => boolean;
}

/** Fails as the save fails, and with the refusal itself when the newer version cannot be read. */
export async function saveOver<Values, Answer, Stored extends Version<Values>>(
  base: Version<Values>,
  values: Values,
  { save, reload, isValid, isBlocked }: SaveOver<Values, Answer, Stored>,
): Promise<SaveOutcome<Answer, Stored>> {
  let { version } = base;
  let sent = values;
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await save(sent, version);
      return { kind: 'saved', answer, isMerged: !isSameJson(sent, values) };
    } catch (error) {
      if (!isStale(error)) throw error;
      const stored = await reload().catch(() => {
        throw error;
      });
      const merged = mergeChanges(base.values, values, stored.values);
      if (tries === MAX_TRIES || merged.hasClash || isBlocked?.(stored)) return { kind: 'conflict', stored };
      if (!isValid(merged.own)) return { kind: 'invalid', stored };
      ({ version } = stored);
      sent = merged.own;
    }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'conflict.stale';
}
