// Public API of the season on the server.
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, OutsideService } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { defineJob, type AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { mailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import { noticePersonalData } from '../../../platform/server/notices/notices.ts';
import { confirmReminder, leaveReminder, requestReminder } from '../contract.ts';
import { forecastServiceWords, roadServiceWords, seasonWords } from '../messages-words.ts';
import { REMINDER_LINK_PATH } from '../paths.ts';
import { advisedTurn } from '../season-advice.ts';
import type { ShownSeasonLine } from '../season-view.ts';
import { badgeFile, seasonPage } from './pages.tsx';
import { forgetRemindersJob, reminderEmailJob, remindJob } from './reminders/jobs.ts';
import { reminderPages } from './reminders/pages.tsx';
import { reminderService } from './reminders/reminders.ts';
import { reminderTable } from './reminders/store.ts';
import { seasonReader, type SeasonSources } from './season.ts';
import { weatherService, type WeatherService } from './weather/weather.ts';

export function createSeason(
  platform: Platform,
  sources: SeasonSources,
): { feature: Feature; getSeasonLine: () => Promise<ShownSeasonLine> } {
  const weather = weatherService(platform);
  const getSeason = seasonReader(platform, weather, sources);
  const { publicUrl } = platform.settings;
  const links = mailedLinks(platform, { purpose: 'season.reminder', path: REMINDER_LINK_PATH });
  const email = reminderEmailJob(platform, { shop: sources.shop, links, getSeason });
  const reminders = reminderService(platform, { links, email, getSeason });
  return {
    getSeasonLine: async () => {
      const { view, tags, expiresAt } = await getSeason();
      const { sentence, isExample, advice } = view;
      // A made-up weather calls nobody to a change.
      return {
        sentence,
        isExample,
        advisedTurn: isExample ? undefined : advisedTurn(advice),
        tags,
        expiresAt,
      };
    },
    feature: {
      name: 'season',
      words: seasonWords,
      routes: [
        route(requestReminder, async ({ body, request }) => ({
          message: await reminders.request(body, request.ip),
        })),
        route(confirmReminder, async ({ body }) => ({ message: await reminders.confirm(body.token) })),
        route(leaveReminder, async ({ body }) => ({ message: await reminders.leave(body.token) })),
      ],
      pages: [seasonPage({ shop: sources.shop, getSeason, publicUrl }), ...reminderPages(reminders)],
      files: [badgeFile(getSeason)],
      jobs: [
        weatherJob(platform, weather, sources),
        email,
        remindJob(platform, { email, getSeason }),
        forgetRemindersJob(platform),
      ],
      personalData: noticePersonalData(platform, 'seasonReminders', reminderTable),
      onRestoredShopActivated: (tx) => reminderTable.removeNotified(tx),
      services: weatherServices(platform, weather, sources),
    },
  };
}

const PERIOD_MINUTES = 10;
/** A minute of the period, and a second of the minute. */
const OFFSETS = PERIOD_MINUTES * 60;

/** Every shop requests at a different minute and second, always its own. */
function weatherJob(platform: Platform, weather: WeatherService, { shop }: SeasonSources): AnyJob {
  const { publicUrl, weather: isSet } = platform.settings;
  const offset = Buffer.from(publicUrl).reduce((sum, byte) => (sum * 31 + byte) % OFFSETS, 7);
  return defineJob({
    name: 'season.weather',
    /** Requested by hand: at once. */
    schema: z.object({ isRequested: z.boolean().optional() }),
    isSerial: true,
    retry: { attempts: 1 },
    timeLimitS: 180,
    schedule: { cron: `${offset % PERIOD_MINUTES}-59/${PERIOD_MINUTES} * * * *` },
    isIdle: isSet === undefined,
    run: async ({ data, signal }) => {
      if (isSet === undefined) return;
      if (!data.isRequested) await sleep(Math.floor(offset / PERIOD_MINUTES) * 1000, undefined, { signal });
      await weather.refresh((await shop()).profile.location, signal);
    },
  });
}

function weatherServices(
  { settings }: Platform,
  weather: WeatherService,
  { shop }: SeasonSources,
): OutsideService[] {
  const isSet = settings.weather !== undefined;
  const test = (which: 'road' | 'forecast') => async (signal: AbortSignal) => {
    const { location } = (await shop()).profile;
    if (location === null) throw new Error('The shop has no coordinates');
    await weather.tryOut(which, location, signal);
  };
  return [
    { name: 'road-weather', ...roadServiceWords, isSet, test: test('road') },
    { name: 'forecast', ...forecastServiceWords, isSet, test: test('forecast') },
  ];
}
