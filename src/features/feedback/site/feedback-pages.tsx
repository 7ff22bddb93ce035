// The pages of feedback, for those who come without script or by a link: the form by itself, and thanks.
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { feedbackMessages, feedbackPages } from '../messages.ts';
import { FeedbackForm } from './feedback-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './feedback-form.module.css';

export function FeedbackPage({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <section className={classNames(layout.page, layout.section, styles.page)}>
      <h1>{feedbackPages.form.title}</h1>
      <p className={type.lead}>{feedbackMessages.lead}</p>
      <FeedbackForm refused={refused} />
    </section>
  );
}

export function FeedbackSentPage() {
  const { title, lead, home } = feedbackPages.thanks;
  return (
    <section className={classNames(layout.page, layout.section, styles.page)}>
      <h1>{title}</h1>
      <p className={type.lead}>{lead}</p>
      <ButtonLink href="/" variant="outline">
        {home}
      </ButtonLink>
    </section>
  );
}
