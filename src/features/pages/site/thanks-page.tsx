// The page of thanks after an enquiry.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { thanksMessages as messages } from '../messages/contact.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import guide from './guides/guide.page.module.css';

export function ThanksPage({ profile: { phone } }: { profile: ShopProfile }) {
  return (
    <section className={classNames(layout.page, guide.section)}>
      <h1>{messages.title}</h1>
      <p className={type.lead}>
        {messages.lead} {phone && messages.urgent(phone)}
      </p>
      <p className={layout.row}>
        <ButtonLink href={SEARCH_PATH} variant="outline">
          {messages.tyres}
        </ButtonLink>
        <ButtonLink href="/" variant="text">
          {messages.home}
        </ButtonLink>
      </p>
    </section>
  );
}
