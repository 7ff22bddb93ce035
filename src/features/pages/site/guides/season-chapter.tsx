// When winter tyres are required and studs allowed: today's place in the season, the law with its sources, the shop's advice.
import { formatDate, formatFullDate, type IsoDay } from '../../../../platform/contract/dates.ts';
import { unbreakRanges } from '../../../../platform/contract/ranges.ts';
import { shortMessages } from '../../../season/messages.ts';
import { SEASON_PATH } from '../../../season/paths.ts';
import { seasonMessages as messages } from '../../messages/good-to-know.ts';
import {
  RETIGHTEN_KM,
  ruleOn,
  SNOW_MARK,
  STUD_SEASON,
  WINTER_TYRE_SEASON,
  type SeasonState,
} from '../../season-law.ts';
import { seasonYear, yearPartWords } from '../../season-year.ts';
import { SeasonStrip } from '../drawings/season-strip.tsx';
import { GuideSection } from './guide-parts.tsx';
import { SourceNote } from './source-note.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import guide from './guide.page.module.css';

export interface SeasonFacts {
  today: IsoDay;
  state: SeasonState;
}

interface SeasonChapterProps {
  id: string;
  facts: SeasonFacts;
  /** What the shop promises of tightening the bolts again. */
  retightening: string | undefined;
}

export function SeasonChapter({ id, facts: { today, state }, retightening }: SeasonChapterProps) {
  const winter = ruleOn(WINTER_TYRE_SEASON, today);
  const studs = ruleOn(STUD_SEASON, today);
  const inForce = SNOW_MARK.filter(({ from }) => from <= today);
  const coming = SNOW_MARK.filter(({ from }) => from > today);
  return (
    <GuideSection id={id} title={messages.title} lead={stateWords(state)}>
      <SeasonStrip year={seasonYear(today)} part={yearPartWords(winter)} />
      <div className={guide.split}>
        <div className={`${layout.stack3} ${guide.prose}`}>
          <p>
            {messages.winter(unbreakRanges(yearPartWords(winter)))} <SourceNote source={winter.source} />
          </p>
          <p>
            {messages.studs(unbreakRanges(yearPartWords(studs)))} <SourceNote source={studs.source} />
          </p>
        </div>
        <div className={`${layout.stack3} ${guide.prose}`}>
          {inForce.map(({ from, vehicles, source }) => (
            <p key={vehicles}>
              {snowMarkWords[vehicles](formatDate(from))} <SourceNote source={source} />
            </p>
          ))}
          {coming.map(({ from, vehicles }) => (
            <p key={vehicles}>{snowMarkWords[vehicles](formatDate(from))}</p>
          ))}
          <p>
            {messages.advice} <a href={SEASON_PATH}>{shortMessages.more}</a>
          </p>
          <p>{unbreakRanges(retightening ?? messages.retighten(RETIGHTEN_KM.from, RETIGHTEN_KM.to))}</p>
        </div>
      </div>
    </GuideSection>
  );
}

const snowMarkWords = { cars: messages.snowMark, trailers: messages.snowMarkTrailers } as const;

function stateWords(state: SeasonState): string {
  return state.kind === 'in-season'
    ? messages.inSeason(formatDate(state.lastDay))
    : messages.offSeason(formatFullDate(state.firstDay), state.daysUntil);
}
