// Answers a signed-in customer about their own tyres in the hotel. Only the session identifies the owner, never the text;
// their place in the shop is left out.
import { formatDate, helsinkiDay, type IsoDay } from '../../../../../platform/contract/dates.ts';
import { sizePath } from '../../../../catalogue/paths.ts';
import { findWholeSize } from '../../../../catalogue/size/tyre-size.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '../../../../customers/paths.ts';
import type { SetCheck, TyreSetDetails } from '../../../../tyre-hotel/contract/tyre-hotel.ts';
import { oldestDot } from '../../../../tyre-hotel/dot-week.ts';
import { forecastText } from '../../../../tyre-hotel/forecast-text.ts';
import { ownMessages } from '../../../../tyre-hotel/messages/own.ts';
import { tyreSetTexts } from '../../../../tyre-hotel/messages/tyre-hotel.ts';
import {
  POSITIONS,
  depthLimits,
  depthState,
  formatDepth,
  thinnest,
} from '../../../../tyre-hotel/tread-depth.ts';
import { turnText } from '../../../../tyre-hotel/turn-text.ts';
import { wearForecast } from '../../../../tyre-hotel/wear-forecast.ts';
import { assistantMessages } from '../../../messages/assistant.ts';
import { ownTyresMessages as messages } from '../../../messages/own-tyres.ts';
import type { AssistantTools } from '../tools.ts';
import { answerSeason } from './answer-law.ts';
import { answer, waysToShop, type Action, type Answer } from './answer.ts';

/** The customer's own page lists more. */
const MAX_LISTED = 4;

/** With `asksWhen` a visitor who is not signed in gets at least the legal dates. */
export async function answerOwnTyres(tools: AssistantTools, asksWhen: boolean): Promise<Answer> {
  const own = await tools.ownTyres();
  const ways = waysToShop(await tools.shop(), true);
  switch (own.kind) {
    case 'visitor': {
      const season = asksWhen ? await answerSeason(tools) : undefined;
      return answer('tyreHotel', [messages.signIn, ...(season ? [messages.ofAll, season.text] : [])], {
        sources: season?.sources ?? [],
        actions: [{ label: messages.toSignIn, href: SIGN_IN_PATH }, ...ways],
      });
    }
    case 'staff':
      return answer('tyreHotel', messages.staff);
    case 'customer': {
      if (own.sets.length === 0) return answer('tyreHotel', messages.none, { actions: ways });
      return answerSets(own.sets, helsinkiDay(tools.now()), ways);
    }
  }
}

function answerSets(sets: readonly TyreSetDetails[], today: IsoDay, ways: readonly Action[]): Answer {
  const listed = sets.slice(0, MAX_LISTED);
  return answer(
    'ownTyres',
    [
      ...listed.flatMap((set) => setLines(set, today)),
      sets.length > listed.length ? messages.more(sets.length - listed.length) : '',
    ],
    {
      sources: [{ title: messages.ownPage, href: ACCOUNT_PATH }],
      actions: [...listed.flatMap((set) => offersOf(set, today)).slice(0, 1), ...ways],
    },
  );
}

function setLines(set: TyreSetDetails, today: IsoDay): string[] {
  const { season, size, make, storedOn, returnedOn, lastCheck } = set;
  const place =
    returnedOn === null ? messages.stored(formatDate(storedOn)) : messages.returned(formatDate(returnedOn));
  return [
    messages.set([tyreSetTexts.seasons[season], size, make].filter(Boolean).join(' '), place),
    ...(lastCheck ? checkLines(set, lastCheck, today) : [messages.notMeasured]),
    returnedOn === null ? changeLine(set, today) : '',
  ];
}

function checkLines(set: TyreSetDetails, { day, tyres }: SetCheck, today: IsoDay): string[] {
  const depths = tyres.map(({ depthMm }) => depthMm);
  const limits = depthLimits(set.season, today);
  const thinMm = thinnest(depths);
  const damages = tyres.flatMap(({ damage }, index) => {
    const position = POSITIONS[index];
    return damage === '' || position === undefined
      ? []
      : [messages.damage(tyreSetTexts.positions[position], damage)];
  });
  return [
    messages.depths(formatDate(day), axleText(depths.slice(0, 2)), axleText(depths.slice(2))),
    thinMm === undefined
      ? ''
      : messages.condition(
          tyreSetTexts.states[depthState(thinMm, limits)].toLowerCase(),
          tyreSetTexts.limits(formatDepth(limits.lawMm), formatDepth(limits.advisedMm)),
        ),
    ...damages,
    forecastLine(set, today),
  ];
}

/** '6,3 ja 6,5 mm', '6,3 mm' when both are alike, or that it was not measured. */
function axleText(depths: readonly (number | null)[]): string {
  const known = [...new Set(depths.filter((depth) => depth !== null).map(formatDepth))];
  return known.length === 0 ? tyreSetTexts.notMeasured : tyreSetTexts.depth(known.join(messages.and));
}

function forecastLine({ season, checks, dots }: TyreSetDetails, today: IsoDay): string {
  const readings = checks.map(({ day, tyres }) => ({ day, depthsMm: tyres.map(({ depthMm }) => depthMm) }));
  const { title, why } = forecastText(wearForecast(season, readings, today, oldestDot(dots)?.year));
  return messages.forecast(title, why);
}

function changeLine({ turn, change }: TyreSetDetails, today: IsoDay): string {
  if (change.state === 'done') return '';
  return messages.next(
    change.bookedOn === null ? turnText(turn, today) : ownMessages.booked(formatDate(change.bookedOn)),
  );
}

/** New ones of the size, once the depth is below the advice. */
function offersOf({ season, size, lastCheck }: TyreSetDetails, today: IsoDay): Action[] {
  const depthMm = thinnest((lastCheck?.tyres ?? []).map((tyre) => tyre.depthMm));
  const reading = findWholeSize(size)?.reading;
  if (depthMm === undefined || depthMm >= depthLimits(season, today).advisedMm) return [];
  return reading?.kind === 'full'
    ? [{ label: assistantMessages.actions.allTyres(size), href: sizePath(reading.size) }]
    : [];
}
