// HTML forms that work without script: names shared by the page and the server.
import type { ProblemBody } from './problem.ts';

/** Hidden field in which a form names the page it stands on, so that the page can be shown again. */
export const FORM_PAGE_FIELD = '_page';

/** A form that was refused: what was typed, and why. */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  problem: ProblemBody;
}

/** The error of one field, if any. */
export function fieldError(refused: RefusedForm | undefined, name: string): string | undefined {
  return refused?.problem.errors?.find(({ path }) => path === name)?.message;
}
