// What others may know of the tyre hotel: stored sets, their checks and pictures, and the calls.
import { z } from 'zod';

import { isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { MAX_PEOPLE, pagingQuery } from '../../../platform/contract/paging.ts';
import { isPhoneNumber } from '../../../platform/contract/phone-number.ts';
import { findWholeSize } from '../../catalogue/size/tyre-size.ts';
import { MAX_PICTURE_BYTES } from '../../media/picture-limits.ts';
import { parseDotWeek } from '../dot-week.ts';
import { HOTEL_LIMITS as limits } from '../hotel-limits.ts';
import { hotelErrors as errors } from '../messages/tyre-hotel.ts';
import { REMINDERS_OFF_PATH } from '../paths.ts';
import { DEEPEST_MM, POSITIONS, SET_SEASONS } from '../tread-depth.ts';

/** In calling order. `unreached`: called without an answer. */
export const CHANGE_STATES = ['due', 'unreached', 'called', 'booked', 'done'] as const;
/** How far the shop is with the next change of a set. */
export type ChangeState = (typeof CHANGE_STATES)[number];
/** What a list of sets is narrowed to; `toCall`: all who are still to be reached. */
export const CHANGE_FILTERS = ['toCall', ...CHANGE_STATES] as const;
export type ChangeFilter = (typeof CHANGE_FILTERS)[number];

/** Text as typed: control characters are dropped, no spaces around. */
const typed = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, '').trim())
    .pipe(z.string().max(max, errors.tooLong(max)));
const isTenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
const day = z.string().refine(isDay, errors.badDay);
const instant = z.iso.datetime({ offset: true });
const emailAddress = z.email();

export const tyreCheckSchema = z.strictObject({
  /** In millimetres, a tenth at the finest; null when it was not measured. */
  depthMm: z
    .number(errors.badDepth)
    .min(0, errors.badDepth)
    .max(DEEPEST_MM, errors.badDepth)
    .refine(isTenths, errors.badDepth)
    .nullable(),
  pressureBar: z
    .number(errors.badPressure)
    .min(0, errors.badPressure)
    .max(limits.mostPressureBar, errors.badPressure)
    .refine(isTenths, errors.badPressure)
    .nullable(),
  damage: z.string().max(limits.damage, errors.tooLong(limits.damage)),
});
export type TyreCheck = z.infer<typeof tyreCheckSchema>;

/** Front left, front right, rear left, rear right. */
const fourTyres = z.array(tyreCheckSchema).length(POSITIONS.length);

export const checkSchema = z.strictObject({
  _id: idSchema,
  day: z.string(),
  tyres: fourTyres,
  /** For the customer to read. */
  note: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type SetCheck = z.infer<typeof checkSchema>;

export const treadCheckInputSchema = z.strictObject({
  day: day.optional(),
  tyres: fourTyres.refine((tyres) => tyres.some(({ depthMm }) => depthMm !== null), errors.nothingMeasured),
  note: typed(limits.note).default(''),
});
export type TreadCheckInput = z.output<typeof treadCheckInputSchema>;

const ownerFields = {
  /** Id of the customer's account, where there is one. */
  customerId: idSchema.nullable(),
  ownerName: typed(limits.name).pipe(z.string().min(1, errors.nameMissing)),
  ownerPhone: typed(limits.phone).refine((text) => text === '' || isPhoneNumber(text), errors.badPhone),
  ownerEmail: typed(limits.email).refine(
    (text) => text === '' || emailAddress.safeParse(text).success,
    errors.badEmail,
  ),
};

/** What staff write down of a set, without its tyres' weeks. */
export const factFields = {
  ...ownerFields,
  plate: typed(limits.plate)
    .transform((text) => text.toUpperCase())
    .refine((text) => /^[\p{L}\d -]*$/u.test(text), errors.badPlate),
  season: z.enum(SET_SEASONS),
  size: typed(40).refine((text) => findWholeSize(text)?.reading.kind === 'full', errors.badSize),
  make: typed(limits.make),
  hasRims: z.boolean(),
  shelf: typed(limits.shelf)
    .transform((text) => text.toUpperCase())
    .pipe(z.string().min(1, errors.shelfMissing)),
  /** For the shop alone. */
  note: typed(limits.note),
  wantsReminders: z.boolean(),
};
export const hasContact = ({ ownerPhone, ownerEmail }: { ownerPhone: string; ownerEmail: string }) =>
  ownerPhone !== '' || ownerEmail !== '';
export const contactRule = { path: ['ownerPhone'], message: errors.contactMissing };

const sentFields = {
  ...factFields,
  customerId: factFields.customerId.default(null),
  ownerPhone: factFields.ownerPhone.default(''),
  ownerEmail: factFields.ownerEmail.default(''),
  plate: factFields.plate.default(''),
  make: factFields.make.default(''),
  /** Week and year of each tyre as '2321'; empty where it is not known. */
  dots: z
    .array(typed(20).refine((text) => text === '' || parseDotWeek(text) !== undefined, errors.badDot))
    .length(POSITIONS.length),
  note: factFields.note.default(''),
  wantsReminders: factFields.wantsReminders.default(true),
};

export const tyreSetInputSchema = z
  .strictObject({ ...sentFields, check: treadCheckInputSchema.optional() })
  .refine(hasContact, contactRule);
export type TyreSetInput = z.output<typeof tyreSetInputSchema>;

export const tyreSetUpdateSchema = z
  .strictObject({ ...sentFields, version: z.int32() })
  .refine(hasContact, contactRule);
export type TyreSetUpdate = z.output<typeof tyreSetUpdateSchema>;

export const turnSchema = z.strictObject({
  season: z.enum(['spring', 'autumn']),
  year: z.int32(),
  lawDay: z.string(),
  /** The shop changes between these days. */
  firstDay: z.string(),
  lastDay: z.string(),
});
export type SetTurn = z.infer<typeof turnSchema>;

export const tyreSetSchema = z.strictObject({
  _id: idSchema,
  /** On its label: 'R-0042'. */
  code: z.string(),
  customerId: idSchema.nullable(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  ownerEmail: z.string(),
  plate: z.string(),
  season: z.enum(SET_SEASONS),
  size: z.string(),
  make: z.string(),
  dots: z.array(z.string()),
  hasRims: z.boolean(),
  /** Where it lies, or lay before it was handed out. */
  shelf: z.string(),
  status: z.enum(['stored', 'returned']),
  storedOn: z.string(),
  returnedOn: z.string().nullable(),
  /** Empty for customers. */
  note: z.string(),
  wantsReminders: z.boolean(),
  change: z.strictObject({
    state: z.enum(CHANGE_STATES),
    bookedOn: z.string().nullable(),
    /** When the last call was not answered; null in any other state. */
    triedAt: instant.nullable(),
  }),
  turn: turnSchema,
  lastCheck: checkSchema.nullable(),
  version: z.int32(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type TyreSet = z.infer<typeof tyreSetSchema>;

export const staySchema = z.strictObject({ shelf: z.string(), storedOn: z.string(), returnedOn: z.string() });
export const pictureSchema = z.strictObject({
  _id: idSchema,
  /** Answers with the token of staff or of the customer alone: '/api/tyre-sets/…/pictures/…'. */
  path: z.string(),
  widthPx: z.int32(),
  heightPx: z.int32(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type SetPicture = z.infer<typeof pictureSchema>;

/** A set with its checks, stays and pictures. */
export const wholeSetSchema = z.strictObject({
  ...tyreSetSchema.shape,
  /** Newest first. */
  checks: z.array(checkSchema),
  /** Stays that are over, newest first. */
  stays: z.array(staySchema),
  pictures: z.array(pictureSchema),
  /** For its owner, while it is the change that the advice of the day calls for. */
  advice: z.string().optional(),
});
export type TyreSetDetails = z.infer<typeof wholeSetSchema>;

export const SET_VIEWS = ['stored', 'turn', 'returned', 'all'] as const;
export type SetView = (typeof SET_VIEWS)[number];

export const getTyreSets = endpoint('GET /tyre-sets', {
  access: 'person',
  showsPeople: 'rows',
  summary: 'Stored tyre sets: all for staff, with X-Total-Count; the own ones, whole, for a customer',
  query: z.object({
    /** Part of a plate, name, phone, shelf place, code or size. */
    q: z.string().trim().max(100).optional(),
    /** `turn`: stored sets whose change comes next, in calling order: those to call first, the most worn of them first. */
    view: z.enum(SET_VIEWS).optional(),
    state: z.enum(CHANGE_FILTERS).optional(),
    /** The stored set on this very place. */
    shelf: z.string().trim().max(limits.shelf).optional(),
    ...pagingQuery(MAX_PEOPLE),
  }),
  output: z.array(tyreSetSchema),
});
export type SetQuery = z.output<typeof getTyreSets.query>;

export const postTyreSet = endpoint('POST /tyre-sets', {
  access: 'staff',
  isCreation: true,
  summary: 'Takes a set in, with its first check where there is one; a taken shelf place answers 409',
  body: tyreSetInputSchema,
  output: tyreSetSchema,
});

export const getFreeShelf = endpoint('GET /tyre-sets/free-shelf', {
  access: 'staff',
  summary: 'The shelf place to propose for a set that comes in; null where no place is known',
  output: z.strictObject({ shelf: z.string().nullable() }),
});

export const getTyreSet = endpoint('GET /tyre-sets/:id', {
  access: 'person',
  showsPeople: 'one',
  summary: 'One set with its checks, stays and pictures; for staff and for the customer it belongs to',
  output: wholeSetSchema,
});

export const putTyreSet = endpoint('PUT /tyre-sets/:id', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Changes the facts of a set',
  body: tyreSetUpdateSchema,
  output: tyreSetSchema,
});

export const deleteTyreSet = endpoint('DELETE /tyre-sets/:id', {
  access: 'staff',
  summary: 'Removes a set with its checks and pictures for good',
  output: null,
});

export const handOutTyreSet = endpoint('POST /tyre-sets/:id/hand-out', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'The customer has the set: its shelf place is free',
  body: z.strictObject({ version: z.int32() }),
  output: tyreSetSchema,
});

export const putBackTyreSet = endpoint('POST /tyre-sets/:id/put-back', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'The set is in the hotel again, on a new place or, to undo a hand-out, on its last one',
  body: z.strictObject({
    version: z.int32(),
    shelf: factFields.shelf.optional(),
    /** It never left: the stay goes on. */
    isUndo: z.boolean().default(false),
    check: treadCheckInputSchema.optional(),
  }),
  output: tyreSetSchema,
});
export type PutBack = z.output<typeof putBackTyreSet.body>;

export const putTyreSetChange = endpoint('PUT /tyre-sets/:id/change', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Says how far the next change of a set is',
  body: z
    .strictObject({
      state: z.enum(CHANGE_STATES),
      bookedOn: day.nullable().default(null),
      /** Time of an unanswered call; now where it is left out. */
      triedAt: instant.nullable().default(null),
      version: z.int32(),
    })
    .refine(({ state, bookedOn }) => state !== 'booked' || bookedOn !== null, {
      path: ['bookedOn'],
      message: errors.bookedDayMissing,
    }),
  output: tyreSetSchema,
});
export type ChangeStep = z.output<typeof putTyreSetChange.body>;

export const getTyreSetChecks = endpoint('GET /tyre-sets/:id/checks', {
  access: 'person',
  showsPeople: 'one',
  summary: 'The checks of a set, newest first; for staff and for the customer it belongs to',
  output: z.array(checkSchema),
});

export const postTyreSetCheck = endpoint('POST /tyre-sets/:id/checks', {
  access: 'staff',
  isCreation: true,
  summary: 'Adds a condition check',
  body: treadCheckInputSchema,
  output: checkSchema,
});

export const deleteTyreSetCheck = endpoint('DELETE /tyre-sets/:id/checks/:checkId', {
  access: 'staff',
  summary: 'Removes a check that was written down wrongly',
  output: null,
});

export const getTyreSetPictures = endpoint('GET /tyre-sets/:id/pictures', {
  access: 'person',
  showsPeople: 'one',
  summary: 'The pictures of a set, newest first; for staff and for the customer it belongs to',
  output: z.array(pictureSchema),
});

export const postTyreSetPicture = endpoint('POST /tyre-sets/:id/pictures', {
  access: 'staff',
  summary: 'Adds a picture (JPEG, PNG or WebP, at most 5 MB); it is encoded anew',
  upload: { field: 'image', maxBytes: MAX_PICTURE_BYTES },
  output: pictureSchema,
  status: 201,
});

export const getTyreSetPicture = endpoint('GET /tyre-sets/:id/pictures/:pictureId', {
  access: 'person',
  showsPeople: 'one',
  summary: 'The picture itself, for staff and for the customer whose set it is',
  output: z.unknown(),
});

export const deleteTyreSetPicture = endpoint('DELETE /tyre-sets/:id/pictures/:pictureId', {
  access: 'staff',
  summary: 'Removes a picture for good',
  output: null,
});

export const importOutcomeSchema = z.strictObject({
  /** All of them or none. */
  imported: z.int32(),
  /** Lines from 1, the heading included. */
  errors: z.array(z.strictObject({ line: z.int32(), message: z.string() })),
});
export type HotelImportOutcome = z.infer<typeof importOutcomeSchema>;

export const importTyreSets = endpoint('POST /tyre-sets/import', {
  access: 'staff',
  summary: 'Brings sets in from a CSV file: all of its lines, or none when one of them is wrong',
  upload: { field: 'file', maxBytes: limits.importBytes },
  output: importOutcomeSchema,
});

export const stopReminders = endpoint('POST /tyre-sets/reminders-off', {
  access: 'token',
  summary: 'Ends the reminders of a set by the token of a mailed link; also as a plain form',
  body: z.strictObject({ token: z.string().max(400) }),
  output: z.strictObject({ message: z.string() }),
  form: { donePath: REMINDERS_OFF_PATH },
});
