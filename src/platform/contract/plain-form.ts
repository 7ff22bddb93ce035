// Forms that a browser sends by itself, without script: what the page and the server agree on.
import type { ProblemBody } from './problem.ts';

/** Hidden field in which a form names the page it stands on, so that the page can be shown again. */
export const FORM_PAGE_FIELD = '_page';

/** A form that was refused: what was typed, and why. */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  problem: ProblemBody;
}

/** What is wrong with one field; `undefined` when nothing is. */
export function fieldError(refused: RefusedForm | undefined, name: string): string | undefined {
  return refused?.problem.errors?.find(({ path }) => path === name)?.message;
}
