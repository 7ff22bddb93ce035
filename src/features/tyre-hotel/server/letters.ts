// What the hotel's customers are mailed: that their set came in and how it is, and that its change comes.
import { z } from 'zod';

import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mailed-link.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { Job } from '../../../platform/server/jobs/jobs.ts';
import { sendShopLetter } from '../../../platform/server/mail/shop-letter.ts';
import type { LetterTexts } from '../../../platform/server/mail/shop-letter.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../customers/paths.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { bookingAddress } from '../booking-address.ts';
import { oldestDot } from '../dot-week.ts';
import { daysText, forecastText } from '../forecast-text.ts';
import { intakeLetter, reminderLetter } from '../messages-letters.ts';
import { setWords } from '../messages.ts';
import { REMINDERS_PATH } from '../paths.ts';
import { daysLeft, turnKey } from '../season-turn.ts';
import { depthLimits, formatDepth, POSITIONS, thinnest } from '../tread-depth.ts';
import { turnText } from '../turn-text.ts';
import { wearForecast } from '../wear-forecast.ts';
import * as parts from './parts-store.ts';
import { reminderToken } from './reminder-links.ts';
import { codeOf } from './set-shapes.ts';
import type { Turns } from './set-shapes.ts';
import * as store from './store.ts';
import type { CheckRow, HotelTables, SetRow } from './store.ts';

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
      if (!set || set.owner_email === '') return;
      const checks = await parts.listChecks(db, [setId]);
      const { profile } = await sources.shop();
      const { publicUrl } = platform.settings;
      const texts = intakeTexts(set, checks, checkId !== null);
      const url = `${publicUrl}${SIGN_IN_PATH}?paluu=${encodeURIComponent(ACCOUNT_PATH)}`;
      await sendShopLetter(platform, context, set.owner_email, profile, {
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
  const tyres = setWords.seasons[set.season];
  const [last] = checks;
  const paragraphs = [
    intakeLetter.stored([set.size, set.make].filter(Boolean).join(' '), codeOf(set.number)),
  ];
  if (last && hasCheck) {
    const limits = depthLimits(set.season, last.day);
    paragraphs.push(
      intakeLetter.depths(
        last.tyres
          .map(({ depthMm }) =>
            depthMm === null ? setWords.notMeasured : setWords.depth(formatDepth(depthMm)),
          )
          .join(' / '),
        setWords.limits(formatDepth(limits.lawMm), formatDepth(limits.advisedMm)),
      ),
      ...damageText(last),
      ...(last.note === '' ? [] : [last.note]),
    );
    const readings = checks.map((check) => ({
      day: check.day,
      depthsMm: check.tyres.map(({ depthMm }) => depthMm),
    }));
    const forecast = wearForecast(set.season, readings, last.day, oldestDot(set.dots)?.year);
    const { title, why } = forecastText(forecast);
    if (forecast.kind !== 'none') paragraphs.push(intakeLetter.forecast(title, why));
  }
  return {
    subject: intakeLetter.subject(tyres),
    title: intakeLetter.title(tyres),
    paragraphs: [
      ...paragraphs,
      set.customer_id === null ? `${intakeLetter.account} ${intakeLetter.newAccount}` : intakeLetter.account,
    ],
    footer: [intakeLetter.why],
  };
}

function damageText({ tyres }: CheckRow): string[] {
  const damages = tyres.flatMap(({ damage }, index) => {
    const position = POSITIONS[index];
    return damage === '' || position === undefined
      ? []
      : [intakeLetter.damage(setWords.positions[position], damage)];
  });
  return damages.length === 0 ? [] : [intakeLetter.damages(damages)];
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
      if (!turn || turnKey(turn) !== key || set.returned_on !== null || !set.wants_reminders) return;
      const { profile } = await sources.shop();
      const { publicUrl } = platform.settings;
      const token = await reminderToken(platform.keys, setId);
      const stopUrl = `${publicUrl}${REMINDERS_PATH}?${LINK_TOKEN_QUERY}=${token}`;
      const [last] = await parts.listLastChecks(db, [setId]);
      const today = helsinkiDay(platform.clock.now());
      const left = daysLeft(turn, today);
      const title = left ? reminderLetter.title : reminderLetter.lateTitle;
      await sendShopLetter(platform, context, set.owner_email, profile, {
        subject: title,
        title,
        paragraphs: [
          reminderLetter.waiting(setWords.seasons[set.season], set.size),
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

/** The shop's own booking page, or the wish for a change on ours. */
function bookingUrl(publicUrl: string, { links }: ShopProfile, { number, season, size }: SetRow): string {
  if (links.booking === '') return `${publicUrl}/rengashotelli`;
  return bookingAddress(links.booking, { code: codeOf(number), season, size });
}
