// Protects a model's instructions: no stretch of the prompt comes out, however it is spaced or reversed.
import { fold } from '../words.ts';
import { plainText } from './claims.ts';

/** So many letters in a row in both are no accident: about five words. */
const SHARED_LETTERS = 30;

/** Whether a text repeats a sentence or a stretch of the prompt. Remembers the end of what it has seen, so that pieces count too. */
export function createPromptGuard(prompt: string): (text: string) => boolean {
  const secret = lettersOf(prompt);
  const sentences = new Set(prompt.split(/\n|(?<=[.!?:])\s/).map(lettersOf));
  let before = '';
  return (text) => {
    const own = lettersOf(text);
    const letters = before + own;
    const turned = letters.split('').toReversed().join('');
    const isRepeated =
      (own !== '' && sentences.has(own)) || shares(secret, letters) || shares(secret, turned);
    before = letters.slice(1 - SHARED_LETTERS);
    return isRepeated;
  };
}

function shares(secret: string, letters: string): boolean {
  for (let at = 0; at + SHARED_LETTERS <= letters.length; at += 1) {
    if (secret.includes(letters.slice(at, at + SHARED_LETTERS))) return true;
  }
  return false;
}

function lettersOf(text: string): string {
  return fold(plainText(text)).replaceAll(/[^a-z]/g, '');
}
