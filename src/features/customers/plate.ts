// Registration plates: written one way however they are typed. They are the owner's own mark and never looked up.

/** Finnish plates: letters and digits ('ABC-123'), museum and personal ones too; two to seven signs in all. */
const PLATE = /^(\p{Lu}{1,3})[\s-]?(\d{1,3})$/u;
/** Foreign plates are not reformatted. */
const OTHER = /^[\p{Lu}\d](?:[\p{Lu}\d -]{0,10}[\p{Lu}\d])?$/u;

/** 'abc123' → 'ABC-123'; empty for nothing typed, `undefined` for what is no plate. */
export function readPlate(typed: string): string | undefined {
  const text = typed.normalize('NFC').trim().toUpperCase();
  if (text === '') return '';
  const finnish = PLATE.exec(text);
  if (finnish) return `${finnish[1]}-${finnish[2]}`;
  return OTHER.test(text) ? text : undefined;
}
