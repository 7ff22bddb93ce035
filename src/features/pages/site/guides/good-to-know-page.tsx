// Good to know: the season, groove depth, sizes, marks, age, pressures, the label; each a separate chapter.
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { ChipRow } from '../../../../platform/ui/chip.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { PageHead } from '../../../../platform/ui/page/page-head.tsx';
import { Picture } from '../../../../platform/ui/picture.tsx';
import { ARTICLES_PATH } from '../../../articles/paths.ts';
import { ArticleCards } from '../../../articles/site/article-card.tsx';
import type { ArticleTeaser } from '../../../articles/teaser.ts';
import { SEARCH_PATH } from '../../../catalogue/paths.ts';
import { sitePictures } from '../../../catalogue/product/tyre-picture.ts';
import { SizeDiagram } from '../../../catalogue/site/drawings/size-diagram.tsx';
import { EuLabel } from '../../../catalogue/site/product/eu-label.tsx';
import { joinSentences, promiseTexts } from '../../../shop-profile/promises.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import {
  ageMessages,
  goodToKnowMessages as messages,
  grooveMessages,
  labelGuideMessages,
  pressureMessages,
  sidewallMessages,
  sizeMessages,
} from '../../messages/good-to-know.ts';
import { gaugeMessages } from '../../messages/hotel.ts';
import { TYRE_AGE_YEARS } from '../../season-law.ts';
import { DatePlate } from '../drawings/date-plate.tsx';
import { Coins, Gauge, limitWords, type GrooveLimits } from '../drawings/tread-gauge.tsx';
import { AskBand, crumbsTo, FactTable, GuideSection } from './guide-parts.tsx';
import { SeasonChapter, type SeasonFacts } from './season-chapter.tsx';
import { SidewallGuide } from './sidewall-guide.tsx';
import { SourceNote } from './source-note.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './good-to-know.page.module.css';
import guide from './guide.page.module.css';

export interface GoodToKnowPageProps {
  profile: ShopProfile;
  season: SeasonFacts;
  limits: GrooveLimits;
  /** The newest ones. */
  articles: readonly ArticleTeaser[];
}

const CHAPTER_IDS = {
  season: 'kausi',
  groove: 'urasyvyys',
  size: 'koko',
  sidewall: 'merkinnat',
  age: 'ika',
  pressure: 'paineet',
  label: 'eu-merkinta',
} as const;

const EXAMPLE_SIZE = { widthMm: 205, aspect: 55, diameterIn: 16 } as const;

export function GoodToKnowPage({ profile, season, limits, articles }: GoodToKnowPageProps) {
  const given = promiseTexts(profile.promises);
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.heading}
        lead={messages.lead}
        art={<Wheel isWinter={season.state.kind === 'in-season'} />}
      />
      <nav aria-label={messages.contents} className={classNames(layout.page, styles.contents)}>
        <ChipRow
          label={messages.contents}
          chips={CHAPTERS.map(([key, id]) => ({ key, label: messages.chapters[key], href: `#${id}` }))}
        />
      </nav>
      <SeasonChapter id={CHAPTER_IDS.season} facts={season} retightening={given.isRetightenedFree} />
      <GrooveChapter limits={limits} check={given.checksConditionFree} />
      <SizeChapter />
      <GuideSection
        id={CHAPTER_IDS.sidewall}
        title={sidewallMessages.title}
        lead={sidewallMessages.lead}
        isRaised
      >
        <SidewallGuide />
      </GuideSection>
      <AgeChapter limit={given.oldestFittedYears} />
      <PressureChapter check={given.checksPressureFree} />
      <LabelChapter />
      {articles.length > 0 && <Articles articles={articles} />}
      <AskBand profile={profile} />
    </>
  );
}

const CHAPTERS = [
  ['season', CHAPTER_IDS.season],
  ['groove', CHAPTER_IDS.groove],
  ['size', CHAPTER_IDS.size],
  ['sidewall', CHAPTER_IDS.sidewall],
  ['age', CHAPTER_IDS.age],
  ['pressure', CHAPTER_IDS.pressure],
  ['label', CHAPTER_IDS.label],
] as const;

function Wheel({ isWinter }: { isWinter: boolean }) {
  const picture = isWinter ? sitePictures.categoryWinter : sitePictures.categorySummer;
  return (
    <Picture
      src={picture.url}
      width={picture.widthPx}
      height={picture.heightPx}
      alt=""
      isFirst
      isRender
      className={styles.wheel}
    />
  );
}

/** A sentence that the shop promises; undefined: it promises no such thing. */
type Promised = string | undefined;

function GrooveChapter({ limits, check }: { limits: GrooveLimits; check: Promised }) {
  const words = limitWords(limits);
  return (
    <GuideSection id={CHAPTER_IDS.groove} title={grooveMessages.title} isRaised>
      <div className={guide.split}>
        <div className={`${layout.stack3} ${guide.prose}`}>
          <p>
            {grooveMessages.law(words.summer, words.winter)} <SourceNote source="roadTrafficAct" />
          </p>
          <p>{joinSentences(grooveMessages.advice(words.advisedSummer, words.advisedWinter), check)}</p>
          <p>{grooveMessages.twi}</p>
          <h3>{gaugeMessages.coinTitle}</h3>
          <p>{gaugeMessages.coinText}</p>
          <Coins />
        </div>
        <Gauge limits={limits} />
      </div>
    </GuideSection>
  );
}

function SizeChapter() {
  return (
    <GuideSection id={CHAPTER_IDS.size} title={sizeMessages.title} lead={sizeMessages.lead}>
      <SizeDiagram size={EXAMPLE_SIZE} service="91V" />
      <dl className={styles.parts}>
        {sizeMessages.parts.map(([part, text]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={guide.lead}>{sizeMessages.rule}</p>
      <p>
        <ButtonLink href={SEARCH_PATH} variant="outline">
          {sizeMessages.search}
        </ButtonLink>
      </p>
    </GuideSection>
  );
}

function AgeChapter({ limit }: { limit: Promised }) {
  return (
    <GuideSection id={CHAPTER_IDS.age} title={ageMessages.title}>
      <div className={guide.split}>
        <div className={styles.plate}>
          <DatePlate />
        </div>
        <div className={`${layout.stack3} ${guide.prose}`}>
          <p>{ageMessages.read}</p>
          <p>{joinSentences(ageMessages.advice(TYRE_AGE_YEARS.check, TYRE_AGE_YEARS.change), limit)}</p>
          <p>{ageMessages.law}</p>
        </div>
      </div>
    </GuideSection>
  );
}

function PressureChapter({ check }: { check: Promised }) {
  return (
    <GuideSection id={CHAPTER_IDS.pressure} title={pressureMessages.title} isRaised>
      <div className={guide.split}>
        <div className={`${layout.stack3} ${guide.prose}`}>
          <p>{pressureMessages.where}</p>
          <p>{joinSentences(pressureMessages.how, check)}</p>
          <p>{pressureMessages.cold}</p>
        </div>
        <div>
          <h3>{pressureMessages.effectTitle}</h3>
          <dl className={`${layout.stack3} ${styles.effects}`}>
            {pressureMessages.effects.map(([what, effect]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </GuideSection>
  );
}

function LabelChapter() {
  return (
    <GuideSection id={CHAPTER_IDS.label} title={labelGuideMessages.title} lead={labelGuideMessages.lead}>
      <div className={classNames(guide.split, styles.label)}>
        <figure className={styles.example}>
          <figcaption>{labelGuideMessages.example}</figcaption>
          <EuLabel
            isStudded={false}
            fuelEfficiency="B"
            wetGrip="C"
            noiseDb={71}
            noiseClass="B"
            hasSnowGrip
            hasIceGrip
            isDetailed
          />
        </figure>
        <FactTable
          caption={labelGuideMessages.caption}
          head={[labelGuideMessages.part, labelGuideMessages.meaning]}
          rows={labelGuideMessages.parts.map(([part, text]) => [part, text])}
        />
      </div>
      <p className={guide.lead}>
        {labelGuideMessages.studs} <SourceNote source="labelRegulation" />
      </p>
    </GuideSection>
  );
}

function Articles({ articles }: Pick<GoodToKnowPageProps, 'articles'>) {
  return (
    <GuideSection title={messages.articlesTitle} lead={messages.articlesLead}>
      <ArticleCards articles={articles} headingLevel={3} />
      <p>
        <ButtonLink href={ARTICLES_PATH} variant="outline">
          {messages.allArticles}
        </ButtonLink>
      </p>
    </GuideSection>
  );
}
