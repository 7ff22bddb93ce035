// Finnish texts of the size finder.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import type { Measure, SeasonKind } from '../size/size-choice.ts';
import { fittingMessages } from './fitting.ts';
import { tyreCount } from './tyre-count.ts';

export const finderMessages = {
  label: 'Hae renkaita koon mukaan',
  season: 'Rengastyyppi',
  seasons: { friction: 'Kitka', studded: 'Nasta', summer: 'Kesä' } satisfies Record<SeasonKind, string>,
  measures: { width: 'Leveys', aspect: 'Profiili', diameter: 'Vanne' } satisfies Record<Measure, string>,
  unchosen: 'Valitse',
  ofValue: (count: number) => ` · ${formatCount(count)}`,
  textLabel: 'Rengaskoko tai rengasmalli',
  placeholder: '205/55R16',
  submit: 'Näytä renkaat',
  show: (count: number) => `Näytä ${tyreCount(count)}`,
  /** Announced by screen readers after a choice. */
  found: (count: number, fromCents: number | null) =>
    [count === 0 ? 'Ei renkaita' : tyreCount(count), fromCents !== null && fittingMessages.from(fromCents)]
      .filter(Boolean)
      .join(', '),
  whereIsSize: 'Mistä koko löytyy?',
  sizeIsOnTyre: `Koko lukee renkaan kyljessä, esimerkiksi 205/55${NBSP}R16: leveys, profiili ja vannekoko. Sama koko on rekisteriotteessa.`,
  askByPlate: 'Etkö löydä sitä? Kysy rekisterinumerolla:',
  readMore: 'Näin luet koon renkaan kyljestä',
} as const;
