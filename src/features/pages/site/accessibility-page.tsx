// The accessibility statement.
import { formatDate } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { isBookedElsewhere } from '../../shop-profile/booking-address.ts';
import { accessibilityMessages as messages } from '../messages/legal.ts';
import { crumbsTo } from './guides/guide-parts.tsx';
import { ContactLines, Topic, type LegalPageProps } from './privacy-page.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import guide from './guides/guide.page.module.css';

export function AccessibilityPage({ profile: { phone, salesEmail, links }, updatedOn }: LegalPageProps) {
  return (
    <>
      <PageHead crumbs={crumbsTo(messages.title)} title={messages.title} lead={messages.lead} />
      <article className={classNames(layout.page, guide.section)}>
        <p className={`${layout.note} ${guide.small}`}>{messages.updated(formatDate(updatedOn))}</p>
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.levelTitle}</h2>
          <p>{messages.level}</p>
        </section>
        <Topic title={messages.doneTitle} items={messages.done} />
        <Topic title={messages.gapsTitle} items={messages.gaps(isBookedElsewhere(links.booking))} />
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.feedbackTitle}</h2>
          <p>{messages.feedback}</p>
          <ContactLines address="" phone={phone} email={salesEmail} />
        </section>
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.authorityTitle}</h2>
          <p>{messages.authority}</p>
        </section>
      </article>
    </>
  );
}
