// Rims: materials, the four measures that decide, the fit calculator, and the enquiry to the shop.
import type { RefusedForm } from '../../../../platform/contract/plain-form.ts';
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Island } from '../../../../platform/ui/island.tsx';
import { uiMessages } from '../../../../platform/ui/messages.ts';
import { PageHead } from '../../../../platform/ui/page/page-head.tsx';
import { Picture } from '../../../../platform/ui/picture.tsx';
import { sitePictures, type Picture as RenderedPicture } from '../../../catalogue/product/tyre-picture.ts';
import { ENQUIRY_FORM_ID } from '../../../enquiries/enquiry-form-id.ts';
import { EnquiryForm } from '../../../enquiries/site/enquiry-form.tsx';
import type { FitTexts } from '../../fit-query.ts';
import {
  fitMessages,
  materialsMessages,
  rimMeasuresMessages,
  rimsMessages as messages,
} from '../../messages/rims.ts';
import { RIMS_PATH } from '../../paths.ts';
import { RimFace } from '../drawings/rim-face.tsx';
import { RimSection } from '../drawings/rim-section.tsx';
import { FitCalculator } from '../fit-calculator.island.tsx';
import { crumbsTo, GuideSection } from './guide-parts.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import guide from './guide.page.module.css';
import styles from './rims.page.module.css';

export interface RimsPageProps {
  texts: FitTexts;
  /** What the calculator worked out, sent along with the enquiry. */
  summary: string | undefined;
  refused: RefusedForm | undefined;
}

const CALCULATOR_ID = 'laskuri';

const MATERIAL_PICTURES: Readonly<Record<'steel' | 'cast' | 'forged', RenderedPicture>> = {
  steel: sitePictures.rimSteel,
  cast: sitePictures.rimTwin,
  forged: sitePictures.rimBronze,
};

export function RimsPage({ texts, summary, refused }: RimsPageProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <ButtonLink href={`#${ENQUIRY_FORM_ID}`}>{messages.ask}</ButtonLink>
            <ButtonLink href={`#${CALCULATOR_ID}`} variant="outline">
              {messages.calculate}
            </ButtonLink>
          </>
        }
        art={<RimPair />}
      />
      <GuideSection title={materialsMessages.title} lead={materialsMessages.lead}>
        <Materials />
      </GuideSection>
      <GuideSection title={rimMeasuresMessages.title} lead={rimMeasuresMessages.lead} isRaised>
        <Measures />
      </GuideSection>
      <GuideSection id={CALCULATOR_ID} title={fitMessages.title} lead={fitMessages.lead}>
        <Island name="pages/fit-calculator" component={FitCalculator} props={{ texts }} />
      </GuideSection>
      <div className={layout.raised}>
        <div className={classNames(layout.page, layout.section)}>
          <EnquiryForm kind="rims" page={RIMS_PATH} refused={refused} summary={summary} />
        </div>
      </div>
    </>
  );
}

function RimPair() {
  const { rimY, rimTen } = sitePictures;
  return (
    <div className={styles.pair}>
      <Picture src={rimTen.url} width={rimTen.widthPx} height={rimTen.heightPx} alt="" isFirst />
      <Picture
        src={rimY.url}
        width={rimY.widthPx}
        height={rimY.heightPx}
        alt={messages.art}
        isFirst
        isRender
      />
    </div>
  );
}

function Materials() {
  return (
    <ul className={styles.materials}>
      {materialsMessages.items.map(({ id, name, text, facts }) => (
        <li key={id}>
          <Picture
            src={MATERIAL_PICTURES[id].url}
            width={MATERIAL_PICTURES[id].widthPx}
            height={MATERIAL_PICTURES[id].heightPx}
            alt={`${uiMessages.render}: ${name}`}
            className={styles.rim}
          />
          <h3>{name}</h3>
          <p>{text}</p>
          <dl>
            {facts.map(([what, value]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Measures() {
  return (
    <>
      <div className={guide.split}>
        <RimFace />
        <RimSection />
      </div>
      <dl className={styles.measures}>
        {rimMeasuresMessages.items.map(({ id, name, value, text }) => (
          <div key={id}>
            <dt>
              <span>{name}</span> <b>{value}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={guide.lead}>{rimMeasuresMessages.also}</p>
    </>
  );
}
