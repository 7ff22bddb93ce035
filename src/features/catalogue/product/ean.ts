// Article numbers (EAN, UPC, GTIN) and their check digit.

/**
 * Whether `text` is a GTIN of 12 to 14 digits whose check digit is right (GS1 General Specifications 7.9: weights 3 and 1 from the right,
 * the sum a multiple of 10). Shorter numbers are left out: tyres carry none.
 */
export function isEan(text: string): boolean {
  return /^\d{12,14}$/.test(text) && hasRightCheckDigit(text);
}

function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    sum += Number(digits[digits.length - 1 - fromRight]) * (fromRight % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}
