// Finnish texts that several of the service and guide pages share.
import { NBSP } from '../../../platform/contract/text.ts';

export const guideMessages = {
  home: 'Etusivu',
  prices: 'Koko hinnasto',
  ask: 'Kysy hintaa',
  vat: 'Hinnat sisältävät arvonlisäveron.',
  book: 'Varaa aika',
  call: (phone: string) => `Soita ${phone.replaceAll(' ', NBSP)}`,
  contents: 'Sivun sisältö',
  source: 'Lähde',
  sources: 'Lähteet',
  helpTitle: 'Kysy, jos jokin jäi auki',
  helpText: 'Soita tai tule tiskille, niin autamme.',
} as const;

/** In brackets after a service whose price depends on the vehicle. */
export const vehicleLabels = {
  passenger: 'henkilöauto',
  suv: 'maasturi ja SUV',
  van: 'pakettiauto',
  large: 'maasturi, SUV ja pakettiauto',
} as const;

/** Measures as pages write them: a decimal comma, a no-break space before the unit. */
export const measures = {
  mm: (value: string) => `${value}${NBSP}mm`,
  percent: (value: string) => `${value}${NBSP}%`,
  kmh: (value: string) => `${value}${NBSP}km/h`,
  inches: (value: string) => `${value}″`,
  range: (from: string, to: string) => `${from}–${to}`,
} as const;
