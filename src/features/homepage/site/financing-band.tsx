// The financing call-to-action with the representative example that every instalment claim needs.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { exampleText } from '../../shop-profile/financing-text.ts';
import { financingMessages } from '../../shop-profile/messages.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { FINANCING_ID } from '../hero.ts';
import { financingCtaDefaults as messages } from '../messages.ts';
import type { ResolvedFinancing } from '../sections.ts';

import layout from '../../../platform/ui/layout.module.css';
import styles from './financing-band.module.css';

interface FinancingBandProps {
  cta: ResolvedFinancing;
  profile: ShopProfile;
}

export function FinancingBand({ cta, profile: { financing, financingBadge } }: FinancingBandProps) {
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
            <p className={styles.action}>
              <ButtonLink href={cta.button.href}>{cta.button.label}</ButtonLink>
              <span>{messages.opensElsewhere}</span>
            </p>
          )}
        </div>
        <div className={styles.terms}>
          {financing && financingBadge && <p className={styles.badge}>{financingBadge}</p>}
          {cta.highlightedText && <p className={styles.highlight}>{cta.highlightedText}</p>}
          {financing && (
            <div className={styles.example}>
              <h3>{financingMessages.exampleTitle}</h3>
              <p>{exampleText(financing)}</p>
              <p>{financingMessages.creditor(financing.creditor)}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
