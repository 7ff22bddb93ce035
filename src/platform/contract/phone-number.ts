// Finnish phone numbers as people write them: with spaces, dots or hyphens, with 0, +358 or +358 (0) in front.

/**
 * The digits that all spellings of a number, or of its beginning, share: '040 123' and '+358 40-123' both give '40123'.
 * Undefined for anything else than a number of at least five digits. The trunk prefix 0 and +358 by Traficom's regulation 32.
 */
export function phoneNumberCore(text: string): string | undefined {
  const tight = text.replaceAll(/[\s()./-]/g, '');
  return /^(?:(?:\+|00)?3580?|0)(\d{4,})$/.exec(tight)?.[1];
}

/** Five digits or more, with the signs people put between them; of any country. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()./-]*$/.test(text) && text.replaceAll(/\D/g, '').length >= 5;
}
