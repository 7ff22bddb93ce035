// The EU label of a tyre in words, and whether it is a class of before May 2021.
import { labelMessages as texts } from '../messages/label.ts';
import type { TyreLabel } from './tyre-label.ts';

/** 'EU-merkintä: Polttoainetalous C, Märkäpito B, asteikko A–E, 71 dB'. Studded tyres are outside the regulation. */
export function labelWords(
  {
    fuelEfficiency,
    wetGrip,
    noiseDb,
    noiseClass,
  }: Pick<TyreLabel, 'fuelEfficiency' | 'wetGrip' | 'noiseDb' | 'noiseClass'>,
  isStudded: boolean,
): string {
  if (isStudded) return texts.studdedParts.join('');
  if (fuelEfficiency === null && wetGrip === null && noiseDb === null) return texts.missingShort;
  const words = [
    fuelEfficiency && classWords(texts.fuelName, fuelEfficiency),
    wetGrip && classWords(texts.wet, wetGrip),
    [fuelEfficiency, wetGrip].some((letter) => letter && !isOldClass(letter)) && texts.scale,
    noiseDb !== null && texts.decibels(noiseDb),
    noiseClass && `${texts.noiseClass} ${noiseClass}`,
  ];
  return texts.inShort(words.filter((part) => typeof part === 'string'));
}

/** Classes of tyres labelled before May 2021. */
export function isOldClass(letter: string): boolean {
  return letter === 'F' || letter === 'G';
}

function classWords(what: string, letter: string): string {
  return isOldClass(letter) ? texts.oldClass(what, letter) : `${what} ${letter}`;
}
