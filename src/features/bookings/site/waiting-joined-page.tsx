// Confirms that the visitor waits for a time.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { bookingPage, waitingForm as texts } from '../messages/site.ts';
import { BOOKING_PATH } from '../paths.ts';

export function WaitingJoinedPage() {
  return (
    <PageHead
      crumbs={[
        { label: bookingPage.home, href: '/' },
        { label: bookingPage.title, href: BOOKING_PATH },
        { label: texts.joinedTitle },
      ]}
      title={texts.joinedTitle}
      lead={texts.joined}
      actions={<ButtonLink href={BOOKING_PATH}>{texts.joinedAction}</ButtonLink>}
    />
  );
}
