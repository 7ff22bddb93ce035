// Identifies a question by its words, whatever their case, accents and punctuation.
import { createHash } from 'node:crypto';

import { fold } from '../assistant/words.ts';

/** SHA-256, 32 bytes: the same for 'Pesettekö mattoja?' and 'pesetteko MATTOJA'. */
export function questionHash(question: string): Buffer {
  const words = fold(question)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');
  return createHash('sha256')
    .update(words ?? question.trim())
    .digest();
}
