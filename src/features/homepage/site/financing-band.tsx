// The financing call-to-action with the terms that must be next to every instalment claim.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { Financing } from '../../shop-profile/financing.ts';
import { CreditTerms } from '../../shop-profile/site/credit-terms.tsx';
import { FINANCING_ID } from '../hero.ts';
import { financingCtaDefaults as messages } from '../messages.ts';
import type { ResolvedFinancing } from '../sections.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './financing-band.module.css';

export function FinancingBand({ cta, financing }: { cta: ResolvedFinancing; financing: Financing }) {
  return (
    <section id={FINANCING_ID} className={classNames(layout.asphalt, styles.band)} data-theme="dark">
      <div className={classNames(layout.page, styles.row)}>
        <div>
          <h2>{cta.title}</h2>
          {cta.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {cta.button && (
            <p className={`${layout.cluster} ${layout.note} ${styles.action}`}>
              <ButtonLink href={cta.button.href}>{cta.button.label}</ButtonLink>
              <span>{messages.opensElsewhere}</span>
            </p>
          )}
        </div>
        <div className={`${layout.stack4} ${styles.terms}`}>
          {cta.badge && <p className={styles.badge}>{cta.badge}</p>}
          <p className={styles.highlight}>{cta.highlightedText}</p>
          <CreditTerms financing={financing} className={styles.example} />
        </div>
      </div>
    </section>
  );
}
