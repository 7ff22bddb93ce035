// HTML forms that work without script: names shared by the page and the server.
import type { ProblemBody } from './problem.ts';

/** Hidden field in which a form names its page, so that the page can be shown again. */
export const FORM_PAGE_FIELD = '_page';

const PRESSED = 'pressed.';

/** Name of a button that sets a field: pressed, its value replaces that of the field, wherever the two are in the form. */
export function pressedName(field: string): string {
  return PRESSED + field;
}

/** The fields of a form, each with the value of the button that was pressed for it. */
export function withPressed(values: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(values);
  const fields = entries.filter(([name]) => !name.startsWith(PRESSED));
  const pressed = entries.filter(([name]) => name.startsWith(PRESSED));
  return Object.fromEntries<string>([
    ...fields,
    ...pressed.map(([name, value]): [string, string] => [name.slice(PRESSED.length), value]),
  ]);
}

/** A form that was refused: what was typed, and why. */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  problem: ProblemBody;
}

export function fieldError(refused: RefusedForm | undefined, name: string): string | undefined {
  return refused?.problem.errors?.find(({ path }) => path === name)?.message;
}
