// Financing: the call to action, what a sum costs by the month, the representative example, how to apply.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Island } from '../../../platform/ui/island.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { shownBadge } from '../../shop-profile/credit-words.ts';
import type { Financing } from '../../shop-profile/financing.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { CreditTerms } from '../../shop-profile/site/credit-terms.tsx';
import { financingPageMessages as messages } from '../messages/financing.ts';
import { AskBand, crumbsTo, GuideSection, Steps } from './guides/guide-parts.tsx';
import { InstalmentCalculator } from './instalment-calculator.island.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './financing-page.page.module.css';
import guide from './guides/guide.page.module.css';

export interface FinancingPageProps {
  profile: ShopProfile;
  /** The sum as typed; empty for the credit of the example. */
  sum: string;
}

export function FinancingPage({ profile, sum }: FinancingPageProps) {
  const { financing, financingBadge, links } = profile;
  const badge = financing && shownBadge(financing, financingBadge);
  return (
    <>
      <PageHead
        crumbs={crumbsTo(financing ? messages.title : messages.noneTitle)}
        title={financing ? messages.heading : messages.noneTitle}
        lead={financing ? messages.lead : messages.none}
        actions={
          financing &&
          links.credit && (
            <>
              <ButtonLink href={links.credit}>{messages.apply}</ButtonLink>
              <span className={`${layout.note} ${styles.elsewhere}`}>{messages.elsewhere}</span>
            </>
          )
        }
        art={badge ? <p className={styles.badge}>{badge}</p> : undefined}
      />
      {financing && (
        <>
          <Calculator financing={financing} sum={sum} />
          <GuideSection title={messages.stepsTitle} isRaised>
            <Steps steps={messages.steps} />
          </GuideSection>
          <section className={classNames(layout.page, guide.section)}>
            <h2>{messages.knowTitle}</h2>
            <ul className={guide.points}>
              {messages.knows.map((know) => (
                <li key={know}>{know}</li>
              ))}
            </ul>
          </section>
        </>
      )}
      <AskBand profile={profile} />
    </>
  );
}

function Calculator({ financing, sum }: { financing: Financing; sum: string }) {
  const text = sum || String(financing.exampleCreditCents / 100).replace('.', ',');
  return (
    <section id="laskuri" className={classNames(layout.page, guide.section, guide.split)}>
      <div>
        <h2 className={styles.title}>{messages.calculatorTitle}</h2>
        <Island
          name="pages/instalment-calculator"
          component={InstalmentCalculator}
          props={{ financing, text }}
        />
      </div>
      <CreditTerms financing={financing} className={styles.example} />
    </section>
  );
}
