// The forms at the counter: a set as it is typed, and the measures of its tyres.
import { z } from 'zod';

import type { IsoDay } from '../../platform/contract/dates.ts';
import { shownSeason } from '../homepage/season.ts';
import {
  contactRule,
  factFields,
  hasContact,
  type TreadCheckInput,
  type TyreSet,
} from './contract/tyre-hotel.ts';
import { parseDotWeek } from './dot-week.ts';
import { HOTEL_LIMITS } from './hotel-limits.ts';
import { hotelErrors as errors } from './messages/tyre-hotel.ts';
import { parseDepth, POSITIONS } from './tread-depth.ts';

/** One text for each of the four tyres. */
const typedMeasures = (parse: (text: string) => number | undefined, message: string) =>
  z
    .array(z.string().refine((text) => text.trim() === '' || parse(text) !== undefined, message))
    .length(POSITIONS.length);

const checkFields = {
  depths: typedMeasures(parseDepth, errors.badDepth),
  pressures: typedMeasures(parsePressure, errors.badPressure),
  damages: z.array(z.string()).length(POSITIONS.length),
  note: z.string(),
};
export type CheckForm = z.infer<z.ZodObject<typeof checkFields>>;

const none = ['', '', '', ''];
export const emptyCheck: CheckForm = { depths: none, pressures: none, damages: none, note: '' };

/** The form of a check of a known set: one more in the hotel, or of one that comes back to a shelf. */
export function measuringSchema(isBack: boolean) {
  return z.object({ ...checkFields, shelf: z.string() }).superRefine((form, context) => {
    if (!isBack && !isMeasured(form)) {
      context.addIssue({ code: 'custom', path: ['depths', 0], message: errors.nothingMeasured });
    }
    if (isBack && form.shelf.trim() === '') {
      context.addIssue({ code: 'custom', path: ['shelf'], message: errors.shelfMissing });
    }
  });
}
export type MeasuringForm = z.infer<ReturnType<typeof measuringSchema>>;

/** '2321' is for all four tyres; '2321 2321 - 2421' one by one. */
const typedDots = z.codec(
  z.string(),
  z.array(z.string().refine((dot) => dot === '' || parseDotWeek(dot) !== undefined, errors.badDot)),
  {
    decode: (text) => {
      const marks = text.trim().split(/[\s,;]+/);
      const dots = marks.length === POSITIONS.length ? marks : POSITIONS.map(() => text.trim());
      return dots.map((dot) => (dot === '-' ? '' : dot));
    },
    encode: (dots) =>
      dots.every((dot) => dot === dots[0]) ? (dots[0] ?? '') : dots.map((dot) => dot || '-').join(' '),
  },
);

export const setFormSchema = z
  .object({ ...factFields, dots: typedDots, check: z.object(checkFields) })
  .refine(hasContact, contactRule);
export type SetForm = z.input<typeof setFormSchema>;

/** What a set that is taken in begins with: before winter summer tyres are handed in, before summer winter tyres. */
export function newSet(today: IsoDay) {
  const season = shownSeason(today) === 'winter' ? ('summer' as const) : ('friction' as const);
  return { season, hasRims: true, wantsReminders: true, check: emptyCheck };
}

/** A stored set in its form; a check is added at the intake alone. */
export function valuesOf(set: TyreSet): z.output<typeof setFormSchema> {
  return { ...set, check: emptyCheck };
}

export function isMeasured({ depths }: Pick<CheckForm, 'depths'>): boolean {
  return depths.some((depth) => depth.trim() !== '');
}

export function checkBodyOf({ depths, pressures, damages, note }: CheckForm): TreadCheckInput {
  return {
    tyres: POSITIONS.map((_, index) => ({
      depthMm: parseDepth(depths[index] ?? '') ?? null,
      pressureBar: parsePressure(pressures[index] ?? '') ?? null,
      damage: (damages[index] ?? '').trim(),
    })),
    note: note.trim(),
  };
}

/** '2,4', '2.4', and '24' for 2,4 bar. */
function parsePressure(typed: string): number | undefined {
  const bar = parseDepth(typed.replace(/bar$/i, ''));
  return bar !== undefined && bar <= HOTEL_LIMITS.mostPressureBar ? bar : undefined;
}
