// Removes email addresses from errors before they are logged or stored, because erasing a person does not reach there.

/** The local part is limited so that no text makes the pattern slow. */
const ADDRESS = /[\p{L}\d.!#$%&'*+=?^_{|}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu;

export function redactAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(ADDRESS, '[address]') : text;
}

/** Only name, message and stack of an error: libraries attach emails, recipients and rows to it. */
export function redactError(error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const cleaned = new Error(redactAddresses(message));
  cleaned.name = name;
  cleaned.stack = redactAddresses(stack);
  return cleaned;
}
