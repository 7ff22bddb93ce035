// What the hotel's customers are mailed: that their set came in and how it is, and that its change comes.
import { z } from 'zod';

import { formatDate, helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { LINK_TOKEN_QUERY } from '../../../../platform/contract/mail/mailed-link.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { sendShopEmail, type EmailTexts } from '../../../../platform/server/mail/shop-email.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../../customers/paths.ts';
import type { SeasonLine } from '../../../season/season-view.ts';
import { isOwnBooking } from '../../../shop-profile/booking-address.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { setBookingAddress } from '../../booking-address.ts';
import { oldestDot } from '../../dot-week.ts';
import { daysText, forecastText } from '../../forecast-text.ts';
import { intakeEmail, reminderEmail } from '../../messages/emails.ts';
import { tyreSetTexts } from '../../messages/tyre-hotel.ts';
import { STOP_REMINDERS_PATH } from '../../paths.ts';
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
import { setBookingToken } from './booking-links.ts';
import { reminderToken } from './reminder-links.ts';

export interface EmailSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  turns: () => Promise<Turns>;
}

export interface ReminderSources extends EmailSources {
  getSeasonLine: () => Promise<SeasonLine>;
}

const setSchema = z.object({ setId: z.string(), checkId: z.string().nullable() });
export type IntakeEmailJob = Job<z.output<typeof setSchema>>;
const turnSchema = z.object({ setId: z.string(), turn: z.string() });
export type ReminderEmailJob = Job<z.output<typeof turnSchema>>;

const SENDING = { concurrency: 2, retry: { attempts: 8, firstDelayS: 20 }, timeLimitS: 120 };

export function intakeEmailJob(platform: Platform, sources: EmailSources): IntakeEmailJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    ...SENDING,
    name: 'tyre-hotel.intake-email',
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
      await sendShopEmail(platform, context, set.ownerEmail, profile, {
        ...texts,
        button: { text: intakeEmail.button, url },
      });
    },
  });
}

function intakeTexts(
  set: SetRow,
  checks: readonly CheckRow[],
  hasCheck: boolean,
): Omit<EmailTexts, 'button'> {
  const tyres = tyreSetTexts.seasons[set.season];
  const [last] = checks;
  const paragraphs = [
    intakeEmail.stored(
      intakeEmail.yours[set.season],
      [set.size, set.make].filter(Boolean).join(' '),
      codeOf(set.number),
    ),
  ];
  if (last && hasCheck) {
    const limits = depthLimits(set.season, last.day);
    paragraphs.push(
      intakeEmail.depths(
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
      paragraphs.push(intakeEmail.forecast(title, why));
    }
  }
  return {
    subject: intakeEmail.subject(tyres),
    title: intakeEmail.title(tyres),
    paragraphs: [
      ...paragraphs,
      set.customerId === null ? `${intakeEmail.account} ${intakeEmail.newAccount}` : intakeEmail.account,
    ],
    footer: [intakeEmail.why],
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
    return damage === '' || position === undefined ? [] : [intakeEmail.damage(position, damage)];
  });
  const isWorn = forbidden + low > 0;
  const hasBulge = tyres.some(({ damage }) => intakeEmail.bulgeStem.test(damage));
  const sentences = [
    forbidden > 0 && intakeEmail.forbidden(forbidden, formatLimit(limits.lawMm), season !== 'summer'),
    low > 0 && intakeEmail.below(low, formatLimit(limits.advisedMm)),
    !isWorn && depths.length === tyres.length && intakeEmail.allGood(formatLimit(limits.advisedMm)),
    damages.length > 0 && intakeEmail.damages(damages),
    hasBulge && intakeEmail.bulge,
    (isWorn || hasBulge) && intakeEmail.newOnes(season),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

export function reminderEmailJob(platform: Platform, sources: ReminderSources): ReminderEmailJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    ...SENDING,
    name: 'tyre-hotel.reminder-email',
    schema: turnSchema,
    run: async (context) => {
      const { setId, turn: key } = context.data;
      const set = await store.findSet(db, setId);
      const turn = set && (await sources.turns())[set.season];
      // Handed out, opted out or over meanwhile: nothing to remind of.
      if (!turn || turnKey(turn) !== key || set.returnedOn !== null || !set.wantsReminders) return;
      const [{ profile }, season] = await Promise.all([sources.shop(), sources.getSeasonLine()]);
      const { publicUrl } = platform.settings;
      const token = await reminderToken(platform.keys, setId);
      const stopUrl = `${publicUrl}${STOP_REMINDERS_PATH}?${LINK_TOKEN_QUERY}=${token}`;
      const [last] = await parts.listLastChecks(db, [setId]);
      const today = helsinkiDay(platform.clock.now());
      const advice = season.advisedTurn === turn.season ? season.sentence : undefined;
      const title = daysLeft(turn, today) ? reminderEmail.title : reminderEmail.lateTitle;
      await sendShopEmail(platform, context, set.ownerEmail, profile, {
        subject: title,
        title,
        paragraphs: [
          reminderEmail.waiting(tyreSetTexts.seasons[set.season], set.size),
          ...whenText(turn, today, advice),
          ...lowDepth(set, last),
        ],
        button: { text: reminderEmail.button, url: await bookingUrl(platform, profile, set, key) },
        footer: [reminderEmail.stop(stopUrl)],
      });
    },
  });
}

/** The advice of the day, then the law. */
function whenText(turn: Turns[SetSeason], today: IsoDay, advice: string | undefined): string[] {
  if (advice !== undefined && turn.season === 'autumn') return [advice, turnText(turn, today, true)];
  const left = daysLeft(turn, today);
  const text = left
    ? reminderEmail[turn.season](formatDate(turn.lawDay), daysText(left.from, left.to))
    : turnText(turn, today);
  return advice === undefined ? [text] : [advice, text];
}

function lowDepth({ season }: SetRow, check: CheckRow | undefined): string[] {
  if (!check) return [];
  const depthMm = thinnest(check.tyres.map((tyre) => tyre.depthMm));
  if (depthMm === undefined || depthMm >= depthLimits(season, check.day).advisedMm) return [];
  return [reminderEmail.low(formatDepth(depthMm))];
}

/** The shop's booking page, or the request for a change. A page of this site knows by the link which set it is. */
async function bookingUrl(
  { settings: { publicUrl }, keys }: Platform,
  { links }: ShopProfile,
  { id, number, season, size }: SetRow,
  turn: string,
): Promise<string> {
  if (links.booking === '') return `${publicUrl}/rengashotelli`;
  const url = new URL(setBookingAddress(links.booking, { code: codeOf(number), season, size }), publicUrl);
  if (isOwnBooking(links.booking)) {
    url.searchParams.set(LINK_TOKEN_QUERY, await setBookingToken(keys, { setId: id, turn }));
  }
  return url.href;
}
