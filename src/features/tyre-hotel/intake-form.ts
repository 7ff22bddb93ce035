// The forms at the counter: what their fields hold while they are typed, what is wrong with them, and what is sent.
import { z } from 'zod';

import { findWholeSize } from '../catalogue/tyre-size.ts';
import { sentSetSchema } from './contract.ts';
import type { SentCheck, SentSet, TyreSet } from './contract.ts';
import { parseDotWeek } from './dot-week.ts';
import { HOTEL_LIMITS } from './hotel-limits.ts';
import { hotelErrors as errors } from './messages.ts';
import { parseDepth, POSITIONS, SET_SEASONS } from './tread-depth.ts';

const four = z.array(z.string()).length(POSITIONS.length);

export const checkFormSchema = z.strictObject({
  depths: four,
  pressures: four,
  damages: four,
  note: z.string(),
});
export type CheckForm = z.infer<typeof checkFormSchema>;

export const setFormSchema = z.strictObject({
  /** Whose account it is put into; null for none. */
  customerId: z.string().nullable(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  ownerEmail: z.string(),
  plate: z.string(),
  season: z.enum(SET_SEASONS),
  size: z.string(),
  make: z.string(),
  /** One week for all four, or four in their order. */
  dots: z.string(),
  hasRims: z.boolean(),
  shelf: z.string(),
  note: z.string(),
  wantsReminders: z.boolean(),
  check: checkFormSchema,
});
export type SetForm = z.infer<typeof setFormSchema>;
export type Faults = Readonly<Record<string, string>>;

const none = ['', '', '', ''];
export const emptyCheck: CheckForm = { depths: none, pressures: none, damages: none, note: '' };
export const emptySet: SetForm = {
  customerId: null,
  ownerName: '',
  ownerPhone: '',
  ownerEmail: '',
  plate: '',
  season: 'friction',
  size: '',
  make: '',
  dots: '',
  hasRims: true,
  shelf: '',
  note: '',
  wantsReminders: true,
  check: emptyCheck,
};

export function formOf(set: TyreSet): SetForm {
  const { ownerName, ownerPhone, ownerEmail, plate, season, size, make, dots, hasRims, shelf } = set;
  const isAlike = dots.every((dot) => dot === dots[0]);
  const { customerId, note, wantsReminders } = set;
  return {
    customerId,
    ownerName,
    ownerPhone,
    ownerEmail,
    plate,
    season,
    size,
    make,
    hasRims,
    shelf,
    note,
    wantsReminders,
    dots: isAlike ? (dots[0] ?? '') : dots.map((dot) => dot || '-').join(' '),
    check: emptyCheck,
  };
}

export function isMeasured({ depths }: CheckForm): boolean {
  return depths.some((depth) => depth.trim() !== '');
}

export function checkBodyOf({ depths, pressures, damages, note }: CheckForm): SentCheck {
  return {
    tyres: POSITIONS.map((_, index) => ({
      depthMm: parseDepth(depths[index] ?? '') ?? null,
      pressureBar: parsePressure(pressures[index] ?? '') ?? null,
      damage: (damages[index] ?? '').trim(),
    })),
    note: note.trim(),
  };
}

export function setBodyOf({ check, dots, ...facts }: SetForm): SentSet {
  return {
    ...facts,
    dots: readDots(dots) ?? none,
    ...(isMeasured(check) && { check: checkBodyOf(check) }),
  };
}

/** '2321' is for all four; '2321 2321 - 2421' one by one. Undefined when it is neither. */
export function readDots(text: string): string[] | undefined {
  const marks = text.trim().split(/[\s,;]+/);
  const whole = marks.length === POSITIONS.length ? marks : undefined;
  const dots = whole ?? POSITIONS.map(() => text.trim());
  const written = dots.map((dot) => (dot === '-' ? '' : dot));
  return written.every((dot) => dot === '' || parseDotWeek(dot) !== undefined) ? written : undefined;
}

/** '2,4', '2.4', and '24' for 2,4 bar. */
function parsePressure(typed: string): number | undefined {
  const bar = parseDepth(typed.replace(/bar$/i, ''));
  return bar !== undefined && bar <= HOTEL_LIMITS.mostPressureBar ? bar : undefined;
}

/** By the name of the field: 'depths.0'. */
export function checkFaults({ depths, pressures }: CheckForm): Faults {
  return {
    ...badOnes('depths', depths, parseDepth, errors.badDepth),
    ...badOnes('pressures', pressures, parsePressure, errors.badPressure),
  };
}

export function setFaults(form: SetForm): Faults {
  const { ownerName, ownerPhone, ownerEmail, size, dots, shelf, check } = form;
  return {
    ...(ownerName.trim() === '' && { ownerName: errors.nameMissing }),
    ...(ownerPhone.trim() === '' && ownerEmail.trim() === '' && { ownerPhone: errors.contactMissing }),
    ...(findWholeSize(size)?.reading.kind !== 'full' && { size: errors.badSize }),
    ...(readDots(dots) === undefined && { dots: errors.badDot }),
    ...(shelf.trim() === '' && { shelf: errors.shelfMissing }),
    ...checkFaults(check),
    ...ownerFaults(form),
  };
}

const OWNER_FIELDS = ['ownerPhone', 'ownerEmail', 'plate'];

/** By the rules of the call itself, so that what it would refuse stands at its field. */
function ownerFaults(form: SetForm): Faults {
  const issues = sentSetSchema.safeParse(setBodyOf(form)).error?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = OWNER_FIELDS.find((name) => name === path[0]);
      return field === undefined ? [] : [[field, message]];
    }),
  );
}

function badOnes(
  name: string,
  texts: readonly string[],
  parse: (text: string) => number | undefined,
  message: string,
): Faults {
  return Object.fromEntries(
    texts.flatMap((text, index) =>
      text.trim() !== '' && parse(text) === undefined ? [[`${name}.${index}`, message]] : [],
    ),
  );
}
