// What the hotel's customers are mailed: that their set came in and how it is, and that its change comes.
import { z } from 'zod';

import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { LINK_TOKEN_QUERY } from '../../../../platform/contract/mail/mailed-link.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { sendShopLetter, type LetterTexts } from '../../../../platform/server/mail/shop-letter.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../../customers/paths.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { setBookingAddress } from '../../booking-address.ts';
import { oldestDot } from '../../dot-week.ts';
import { daysText, forecastText } from '../../forecast-text.ts';
import { intakeLetter, reminderLetter } from '../../messages/letters.ts';
import { tyreSetTexts } from '../../messages/tyre-hotel.ts';
import { REMINDERS_PATH } from '../../paths.ts';
import { daysLeft, turnKey } from '../../season-turn.ts';
import {
  depthLimits,
  depthState,
  formatDepth,
  formatLimit,
  POSITIONS,
  thinnest,
  type SetSeason,
} from '../../tread-depth.ts';
import { turnText } from '../../turn-text.ts';
import { wearForecast } from '../../wear-forecast.ts';
import * as parts from '../parts-store.ts';
import { codeOf, type Turns } from '../set-shapes.ts';
import * as store from '../store.ts';
import type { CheckRow, HotelTables, SetRow } from '../store.ts';
import { reminderToken } from './reminder-links.ts';

export interface LetterSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  turns: () => Promise<Turns>;
}

const setSchema = z.object({ setId: z.string(), checkId: z.string().nullable() });
export type IntakeLetterJob = Job<z.output<typeof setSchema>>;
const turnSchema = z.object({ setId: z.string(), turn: z.string() });
export type ReminderLetterJob = Job<z.output<typeof turnSchema>>;

const SENDING = { concurrency: 2, retry: { attempts: 8, firstDelayS: 20 }, timeLimitS: 120 };

export function intakeLetterJob(platform: Platform, sources: LetterSources): IntakeLetterJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    ...SENDING,
    name: 'tyre-hotel.intake-letter',
    schema: setSchema,
    run: async (context) => {
      const { setId, checkId } = context.data;
      const set = await store.findSet(db, setId);
      if (!set || set.ownerEmail === '') return;
      const checks = await parts.listChecks(db, [setId]);
      const { profile } = await sources.shop();
      const { publicUrl } = platform.settings;
      const texts = intakeTexts(set, checks, checkId !== null);
      const url = `${publicUrl}${SIGN_IN_PATH}?paluu=${encodeURIComponent(ACCOUNT_PATH)}`;
      await sendShopLetter(platform, context, set.ownerEmail, profile, {
        ...texts,
        button: { text: intakeLetter.button, url },
      });
    },
  });
}

function intakeTexts(
  set: SetRow,
  checks: readonly CheckRow[],
  hasCheck: boolean,
): Omit<LetterTexts, 'button'> {
  const tyres = tyreSetTexts.seasons[set.season];
  const [last] = checks;
  const paragraphs = [
    intakeLetter.stored(
      intakeLetter.yours[set.season],
      [set.size, set.make].filter(Boolean).join(' '),
      codeOf(set.number),
    ),
  ];
  if (last && hasCheck) {
    const limits = depthLimits(set.season, last.day);
    paragraphs.push(
      intakeLetter.depths(
        last.tyres
          .map(({ depthMm }) =>
            depthMm === null ? tyreSetTexts.notMeasured : tyreSetTexts.depth(formatDepth(depthMm)),
          )
          .join(' / '),
        tyreSetTexts.limits(formatLimit(limits.lawMm), formatLimit(limits.advisedMm)),
      ),
      ...conditionText(set.season, last),
      ...(last.note === '' ? [] : [last.note]),
    );
    const readings = checks.map((check) => ({
      day: check.day,
      depthsMm: check.tyres.map(({ depthMm }) => depthMm),
    }));
    const forecast = wearForecast(set.season, readings, last.day, oldestDot(set.dots)?.year);
    const { title, why } = forecastText(forecast);
    if (forecast.kind !== 'none' && forecast.kind !== 'forbidden') {
      paragraphs.push(intakeLetter.forecast(title, why));
    }
  }
  return {
    subject: intakeLetter.subject(tyres),
    title: intakeLetter.title(tyres),
    paragraphs: [
      ...paragraphs,
      set.customerId === null ? `${intakeLetter.account} ${intakeLetter.newAccount}` : intakeLetter.account,
    ],
    footer: [intakeLetter.why],
  };
}

/** What the check means: what is below which limit, what is damaged, and whether new tyres are worth a thought. */
function conditionText(season: SetSeason, { tyres, day }: CheckRow): string[] {
  const limits = depthLimits(season, day);
  const depths = tyres.flatMap(({ depthMm }) => (depthMm === null ? [] : [depthMm]));
  const states = depths.map((depthMm) => depthState(depthMm, limits));
  const forbidden = states.filter((state) => state === 'forbidden').length;
  const low = states.filter((state) => state === 'low').length;
  const damages = tyres.flatMap(({ damage }, index) => {
    const position = POSITIONS[index];
    return damage === '' || position === undefined ? [] : [intakeLetter.damage(position, damage)];
  });
  const isWorn = forbidden + low > 0;
  const hasBulge = tyres.some(({ damage }) => intakeLetter.bulgeStem.test(damage));
  const sentences = [
    forbidden > 0 && intakeLetter.forbidden(forbidden, formatLimit(limits.lawMm), season !== 'summer'),
    low > 0 && intakeLetter.below(low, formatLimit(limits.advisedMm)),
    !isWorn && depths.length === tyres.length && intakeLetter.allGood(formatLimit(limits.advisedMm)),
    damages.length > 0 && intakeLetter.damages(damages),
    hasBulge && intakeLetter.bulge,
    (isWorn || hasBulge) && intakeLetter.newOnes(season),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

export function reminderLetterJob(platform: Platform, sources: LetterSources): ReminderLetterJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    ...SENDING,
    name: 'tyre-hotel.reminder-letter',
    schema: turnSchema,
    run: async (context) => {
      const { setId, turn: key } = context.data;
      const set = await store.findSet(db, setId);
      const turn = set && (await sources.turns())[set.season];
      // Handed out, opted out or over meanwhile: nothing to remind of.
      if (!turn || turnKey(turn) !== key || set.returnedOn !== null || !set.wantsReminders) return;
      const { profile } = await sources.shop();
      const { publicUrl } = platform.settings;
      const token = await reminderToken(platform.keys, setId);
      const stopUrl = `${publicUrl}${REMINDERS_PATH}?${LINK_TOKEN_QUERY}=${token}`;
      const [last] = await parts.listLastChecks(db, [setId]);
      const today = helsinkiDay(platform.clock.now());
      const left = daysLeft(turn, today);
      const title = left ? reminderLetter.title : reminderLetter.lateTitle;
      await sendShopLetter(platform, context, set.ownerEmail, profile, {
        subject: title,
        title,
        paragraphs: [
          reminderLetter.waiting(tyreSetTexts.seasons[set.season], set.size),
          left
            ? reminderLetter[turn.season](formatDate(turn.lawDay), daysText(left.from, left.to))
            : turnText(turn, today),
          ...lowDepth(set, last),
        ],
        button: { text: reminderLetter.button, url: bookingUrl(publicUrl, profile, set) },
        footer: [reminderLetter.stop(stopUrl)],
      });
    },
  });
}

function lowDepth({ season }: SetRow, check: CheckRow | undefined): string[] {
  if (!check) return [];
  const depthMm = thinnest(check.tyres.map((tyre) => tyre.depthMm));
  if (depthMm === undefined || depthMm >= depthLimits(season, check.day).advisedMm) return [];
  return [reminderLetter.low(formatDepth(depthMm))];
}

/** The shop's booking page, or the request for a change on its own site. */
function bookingUrl(publicUrl: string, { links }: ShopProfile, { number, season, size }: SetRow): string {
  if (links.booking === '') return `${publicUrl}/rengashotelli`;
  return setBookingAddress(links.booking, { code: codeOf(number), season, size });
}
