// What stays in reach on every page: one bar at the foot of small screens; wider, two buttons in the margins.
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';

import { SEARCH_PATH } from '../../features/catalogue/paths.ts';
import { ChatButton, type ChatButtonProps } from '../../features/chat/site/chat-button.tsx';
import { HoursButton, HoursDrawer } from '../../features/opening-hours/site/hours-drawer.tsx';
import { phoneHref } from '../../features/shop-profile/shop-profile.ts';
import { classNames } from '../../platform/ui/class-names.ts';
import { VisuallyHidden } from '../../platform/ui/visually-hidden.tsx';
import { floatMessages as messages, navigationMessages } from '../messages.ts';
import type { FrameData } from './frame-data.ts';

import styles from './floats.module.css';

interface SiteFloatsProps {
  data: FrameData;
  chat: Omit<ChatButtonProps, 'className'>;
}

export function SiteFloats({ data: { profile, hours, hoursButton }, chat }: SiteFloatsProps) {
  const { phone, links } = profile;
  const inBarAlone = classNames(styles.item, styles.inBarAlone);
  return (
    <>
      <div className={styles.room} />
      <section aria-label={messages.label} data-floats="" className={styles.floats}>
        {phone && (
          <a href={phoneHref(phone)} className={inBarAlone}>
            <Phone />
            <span>
              {messages.call} <VisuallyHidden>{phone}</VisuallyHidden>
            </span>
          </a>
        )}
        {links.booking && (
          <a href={links.booking} className={inBarAlone}>
            <CalendarPlus />
            {messages.book}
          </a>
        )}
        {hoursButton.isVisible && (
          <HoursButton hours={hours} text={hoursButton.text} className={styles.item} />
        )}
        <a href={SEARCH_PATH} className={classNames(inBarAlone, styles.untilChat)}>
          <Search />
          {navigationMessages.tyres}
        </a>
        <ChatButton {...chat} className={styles.item} />
      </section>
      {hoursButton.isVisible && <HoursDrawer hours={hours} phone={phone} />}
    </>
  );
}
