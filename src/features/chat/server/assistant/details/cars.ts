// The car that a text names, and its year; a year alone belongs to the car that was named before.
import { findCar } from '../../../../catalogue/search/misplaced-search.ts';
import { foldedWords } from '../words.ts';
import type { Details } from './details.ts';

const YEAR = /(?<![\d.,/-])(?:19[89]|20[0-3])\d(?![\d.,/-]|\s?(?:€|e\b|eur|km))/u;
/** 'Vm 2018 on'. */
const FEW_WORDS = 3;

export function carIn(text: string, before: Details | undefined): Pick<Details, 'car' | 'carYear'> {
  const [written] = YEAR.exec(text) ?? [];
  const year = written === undefined ? {} : { carYear: Number(written) };
  const car = findCar(text);
  if (car !== null) return { car, ...year };
  const isOfCarBefore = written !== undefined && foldedWords(text).length <= FEW_WORDS;
  return before?.car && isOfCarBefore ? { car: before.car, ...year } : {};
}
