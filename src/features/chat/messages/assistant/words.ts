// Small pieces of Finnish that the assistant's answers are put together from.

import { NBSP as NB } from '../../../../platform/contract/text.ts';

export { NB };

/** '1,6 mm' */
export const millimetres = (value: number, locale = 'fi-FI'): string =>
  `${value.toLocaleString(locale)}${NB}mm`;

export function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** 'a, b ja c' */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ja ${last}`;
}
