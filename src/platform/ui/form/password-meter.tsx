// How hard a new password is to guess, shown while it is typed. The server alone decides what is refused.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as finnish } from '@zxcvbn-ts/language-fi';
import { useEffect, useState } from 'react';

import { MIN_PASSWORD_LENGTH } from '../../contract/auth/password-length.ts';
import {
  commonPasswords,
  meterMessages as messages,
  reasonWords,
  strengthWords,
  tradeWords,
} from './messages-password-meter.ts';

import layout from '../style/layout.module.css';
import styles from './password-field.module.css';

/** What comes after that makes no difference, but takes long. */
const MAX_CHECKED = 100;
const MIN_WORD_LENGTH = 4;
/** Fewest characters in addition to known words that make a secret. */
const OWN_SIGNS = 6;

const estimator = new ZxcvbnFactory({
  // The name makes the reason that of a common password.
  dictionary: { ...common, ...finnish, 'passwords-finnish': [...commonPasswords] },
  graphs: adjacencyGraphs,
});

export interface PasswordMeterProps {
  /** Id of the field that it measures. */
  inputId: string;
  /** What everybody may know of the account: names, address. */
  knownWords?: readonly string[] | undefined;
}

/** Nothing while nothing is typed. */
export function PasswordMeter({ inputId, knownWords }: PasswordMeterProps) {
  const typed = useTyped(inputId);
  if (typed === '') return null;
  const { score, reason } = passwordStrength(typed, knownWords);
  return (
    <div className={layout.stack1}>
      <meter
        className={styles.meter}
        aria-label={messages.label}
        min={0}
        max={5}
        low={2.5}
        high={3.5}
        optimum={5}
        value={score + 1}
      />
      <span role="status" className={layout.note}>
        {messages.strength(strengthWords[score])} {reason}
      </span>
    </div>
  );
}

/** From 0 (guessed at once) to 4, with what to do about it below 3. */
export function passwordStrength(typed: string, knownWords: readonly string[] = []) {
  const password = typed.slice(0, MAX_CHECKED);
  const words = [...knownWords, ...tradeWords];
  const { score, feedback } = estimator.check(password, words);
  // The library takes several words that everybody knows for a sentence.
  if (score > 1 && isMadeOf([...words, ...commonPasswords], password)) {
    const reason = isMadeOf(commonPasswords, password) ? 'similarToCommon' : 'userInputs';
    return { score: 1, reason: reasonWords[reason] } as const;
  }
  if (score > 1 && typed.length < MIN_PASSWORD_LENGTH) return { score: 1, reason: messages.advice } as const;
  const reason = score < 3 ? (reasonWords[feedback.warning ?? ''] ?? messages.advice) : '';
  return { score, reason };
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const text = password.toLowerCase();
  const rest = words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((first, second) => second.length - first.length)
    .reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < OWN_SIGNS;
}

/** What is in the box, which belongs to a form that may also empty it. */
function useTyped(inputId: string): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const read = () => setTyped(input.value);
    const empty = () => setTyped('');
    read();
    input.addEventListener('input', read);
    input.form?.addEventListener('reset', empty);
    return () => {
      input.removeEventListener('input', read);
      input.form?.removeEventListener('reset', empty);
    };
  }, [inputId]);
  return typed;
}
