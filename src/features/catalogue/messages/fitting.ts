// Finnish texts of the fitted price and of the first day on which tyres can be fitted.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { NBSP } from '../../../platform/contract/text.ts';

export const fittingMessages = {
  fitted: `asennettuna, 4${NBSP}kpl`,
  unfitted: `4${NBSP}kpl ilman asennusta`,
  from: (cents: number) => `alk.${NBSP}${formatShortEuros(cents)} asennettuna`,
  each: (price: string) => `${price}/kpl`,
  own: {
    from: (day: string) => `Hyllyssä · alle ${day} alkaen`,
    firstTime: (time: string) => `Hyllyssä. Asennus aikaisintaan ${time}`,
    inList: (day: string) => `Autoon ${day} · hyllyssä`,
    noDay: 'Hyllyssä · kysy aikaa',
    tooFew: (count: number) => `Hyllyssä vain ${count}${NBSP}kpl · kysy lisää`,
  },
  supplier: {
    from: (day: string) => `Tilauksesta · alle aikaisintaan ${day}`,
    firstTime: (time: string) => `Tilauksesta. Asennus aikaisintaan ${time}`,
    inList: (day: string) => `Autoon ${day} · tilauksesta`,
    noDay: 'Tilauksesta · kysy päivää',
    tooFew: (count: number) => `Tilauksesta vain ${count}${NBSP}kpl · kysy lisää`,
  },
  none: 'Ei varastossa · kysy',
} as const;
