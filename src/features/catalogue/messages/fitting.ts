// Finnish texts of the fitted price and of the first day on which tyres can be fitted.
const NBSP = '\u00A0';

export const fittingMessages = {
  fitted: `asennettuna, 4${NBSP}kpl`,
  unfitted: `4${NBSP}kpl ilman asennusta`,
  each: (price: string) => `${price}/kpl`,
  own: {
    from: (day: string) => `Hyllyssä · alle ${day} alkaen`,
    noDay: 'Hyllyssä · kysy aikaa',
    tooFew: (count: number) => `Hyllyssä vain ${count}${NBSP}kpl · kysy lisää`,
  },
  supplier: {
    from: (day: string) => `Tilauksesta · alle aikaisintaan ${day}`,
    noDay: 'Tilauksesta · kysy päivää',
    tooFew: (count: number) => `Tilauksesta vain ${count}${NBSP}kpl · kysy lisää`,
  },
  none: 'Ei varastossa · kysy',
} as const;
