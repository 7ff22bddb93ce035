// The settings as a form: what is typed, what is sent of it, and both versions of a conflict in words.
import { z } from 'zod';

import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { formatDate, parseDate, type IsoDay } from '../../../../platform/contract/dates.ts';
import {
  numberText,
  readNumber,
  typedNumber,
  typedNumberOrNone,
} from '../../../../platform/contract/typed.ts';
import { catalogueMessages } from '../../../catalogue/messages/catalogue.ts';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { normaliseTime } from '../../../opening-hours/time-of-day.ts';
import { BOOKED_SERVICES, BOOKING_LIMITS as limits, GRIDS_MINUTES } from '../../booking-rules.ts';
import { baySchema, bookingSettingsSchema, serviceLengthSchema } from '../../contract/settings.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { bookingSettingsMessages as messages } from '../../messages/settings.ts';

const settings = bookingSettingsSchema.shape;
const bay = baySchema.shape;
const length = serviceLengthSchema.shape;
const minutes = length.minutes.shape;

/** Spans as a text: '24.12.2026–6.1.2027', one point alone for both; what cannot be read stays for the check to refuse. */
function typedSpans(
  spans: z.ZodType<{ from: string; to: string }[], { from: string; to: string }[]>,
  { separator, read, write }: SpanText,
) {
  return z.codec(z.string(), spans, {
    decode: (text) =>
      text
        .split(/[\n,;]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => {
          const [first = '', last = first] = part.split(/\s*[–-]\s*/);
          const from = read(first);
          return { from: from ?? part, to: read(last, from) ?? part };
        }),
    encode: (list) =>
      list.map(({ from, to }) => (from === to ? write(from) : `${write(from)}–${write(to)}`)).join(separator),
  });
}

interface SpanText {
  separator: string;
  /** `after`: the start, when it is the end that is read. */
  read: (typed: string, after?: string) => string | undefined;
  write: (point: string) => string;
}

export const settingsFormSchema = (today: IsoDay) =>
  z.object({
    isOn: settings.isOn,
    gridMinutes: z.codec(z.string(), settings.gridMinutes, {
      decode: (text) => GRIDS_MINUTES.find((grid) => String(grid) === text) ?? GRIDS_MINUTES[0],
      encode: String,
    }),
    gapMinutes: typedNumber(settings.gapMinutes),
    leadMinutes: typedNumber(settings.leadMinutes),
    farthestDays: typedNumber(settings.farthestDays),
    /** Typed in hours. */
    cancelMinutes: z.codec(z.string(), settings.cancelMinutes, {
      decode: (hours) => Math.round(readNumber(hours) * 60),
      encode: (total) => numberText(total / 60),
    }),
    walkInPercent: typedNumber(settings.walkInPercent),
    seasonWalkInPercent: typedNumber(settings.seasonWalkInPercent),
    largeRim: typedNumber(settings.largeRim),
    retentionMonths: typedNumber(settings.retentionMonths),
    services: z.array(
      z.object({
        service: length.service,
        isOn: length.isOn,
        minutes: z.object({
          passenger: typedNumber(minutes.passenger),
          suv: typedNumber(minutes.suv),
          van: typedNumber(minutes.van),
        }),
        largeRimMinutes: typedNumber(length.largeRimMinutes),
        runFlatMinutes: typedNumber(length.runFlatMinutes),
      }),
    ),
    bays: z.array(
      z.object({
        /** '' of a new one. */
        number: z.codec(z.string(), bay.number.optional(), {
          decode: (text) => (text === '' ? undefined : Number(text)),
          encode: (number) => String(number ?? ''),
        }),
        name: bay.name,
        vehicleTypes: z.codec(z.string(), bay.vehicleTypes, {
          decode: (text) => VEHICLE_TYPES.filter((type) => text.split(',').includes(type)),
          encode: (types) => types.join(','),
        }),
        maxRim: typedNumberOrNone(bay.maxRim.unwrap()),
        closures: typedSpans(bay.closures, {
          separator: '\n',
          read: (typed, after) => parseDate(typed, after ?? today),
          write: formatDate,
        }),
        breaks: typedSpans(bay.breaks, {
          separator: ', ',
          read: (typed) => (typed === '' ? undefined : normaliseTime(typed)),
          write: (time) => time.replace(':', '.'),
        }),
      }),
    ),
    texts: settings.texts,
  });
export type SettingsForm = z.input<ReturnType<typeof settingsFormSchema>>;
export type BayRow = SettingsForm['bays'][number];

export const EMPTY_BAY: BayRow = {
  number: '',
  name: '',
  vehicleTypes: VEHICLE_TYPES.join(','),
  maxRim: '',
  closures: '',
  breaks: '',
};

/** 'Paikka 1 · Henkilöauto, Pakettiauto · enintään 18″'; '' while it has no name. */
export function bayText({ name, vehicleTypes, maxRim, closures, breaks }: BayRow): string {
  if (name.trim() === '') return '';
  const types = VEHICLE_TYPES.filter((type) => vehicleTypes.split(',').includes(type));
  return [
    name.trim(),
    types.map((type) => catalogueMessages.vehicleTypes[type]).join(', '),
    maxRim.trim() === '' ? messages.anyRim : messages.upToRim(maxRim.trim()),
    closures.replaceAll('\n', ', '),
    breaks,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** '60, 60 ja 75 min', or that it cannot be booked. */
export function lengthText({
  isOn,
  minutes: { passenger, suv, van },
}: SettingsForm['services'][number]): string {
  if (!isOn) return messages.notOffered;
  const all = [passenger, suv, van];
  return messages.minutesText(all.every((each) => each === passenger) ? passenger : all.join(' / '));
}

const NUMBERS = [
  'gapMinutes',
  'leadMinutes',
  'farthestDays',
  'cancelMinutes',
  'walkInPercent',
  'seasonWalkInPercent',
  'largeRim',
  'retentionMonths',
] as const;
export const TEXTS = ['confirmation', 'reminder', 'change', 'cancellation'] as const;
export type EmailText = (typeof TEXTS)[number];

export const settingsFields: FieldTable<SettingsForm> = [
  { name: 'isOn', label: messages.isOn },
  { name: 'gridMinutes', label: messages.gridMinutes },
  ...NUMBERS.map((name) => ({ name, label: messages[name] })),
  ...BOOKED_SERVICES.map((service, index) => ({
    name: `services.${index}` as const,
    label: serviceTitles[service],
    text: ({ services }: SettingsForm) => {
      const row = services[index];
      return row ? [lengthText(row), row.largeRimMinutes, row.runFlatMinutes].join(', ') : '';
    },
  })),
  ...Array.from({ length: limits.bays }, (_, index) => ({
    name: `bays.${index}` as const,
    label: messages.bay(index + 1),
    text: ({ bays }: SettingsForm) => {
      const row = bays[index];
      return row ? bayText(row) : '';
    },
  })),
  ...TEXTS.map((text) => ({ name: `texts.${text}` as const, label: messages.textNames[text] })),
];
