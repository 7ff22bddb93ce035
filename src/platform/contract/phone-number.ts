// Finnish phone numbers as people write them: with spaces or hyphens, with 0 or with +358 in front.

/**
 * What is alike in every way of writing a number, or in its beginning: '040 123' and '+358 40-123' both give '40123'.
 * undefined for what is no number of at least five digits. The trunk prefix 0 and +358 by Traficom's regulation 32.
 */
export function phoneNumberCore(text: string): string | undefined {
  const tight = text.replaceAll(/[\s()-]/g, '');
  return /^(?:\+358|00358|0)(\d{4,})$/.exec(tight)?.[1];
}
