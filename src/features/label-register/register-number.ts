// Reads the number of the EU's tyre label register from what people type or scan.

const NUMBER = /^\d{3,12}$/;
/** The address in a label's QR code, and the register's own page of a tyre. */
const ADDRESS =
  /^https:\/\/eprel\.ec\.europa\.eu\/(?:qr|screen\/product\/tyres|product\/tyres)\/(\d{3,12})\/?(?:[?#].*)?$/i;

/** 'https://eprel.ec.europa.eu/qr/381324' and ' 381324 ' → '381324'; null for anything else. */
export function readRegisterNumber(text: string): string | null {
  const typed = text.trim();
  if (NUMBER.test(typed)) return typed;
  return ADDRESS.exec(typed)?.[1] ?? null;
}
