// The hero: wet asphalt, the words and their five ranked buttons, a wheel that bleeds out of the frame, and the size finder:
// hanging over the foot of the hero, on a phone right under the heading.
import BadgePercent from 'lucide-react/icons/badge-percent';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { Picture, RenderCaption } from '../../../platform/ui/picture.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { sitePictures } from '../../catalogue/product/tyre-picture.ts';
import { phoneHref } from '../../shop-profile/shop-profile.ts';
import { reachableButtons, type HeroButton, type HeroButtonKind, type ResolvedHero } from '../hero.ts';
import { heroDefaults } from '../messages.ts';
import type { ShownSeason } from '../season.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './hero-panel.module.css';

/** A picture of the shop's own is cut to the hero whatever its proportions; these are only the attributes of its tag. */
const PHOTO_FRAME = { widthPx: 1600, heightPx: 900 } as const;

/** On a phone the finder lies above the words that come before it in the document. */
export const FINDER_END_ID = 'haun-loppu';

interface HeroPanelProps {
  hero: ResolvedHero;
  shopName: string;
  phone: string;
  season: ShownSeason;
  /** The page has a financing section to lead to. */
  hasFinancing: boolean;
  /** The size finder. */
  children: ReactNode;
}

export function HeroPanel({ hero, shopName, phone, season, hasFinancing, children }: HeroPanelProps) {
  const { image } = hero;
  const buttons = reachableButtons(hero.buttons, usePageExists(), hasFinancing);
  return (
    <div className={styles.stage}>
      <section
        className={classNames(layout.asphalt, layout.roadline, styles.hero)}
        data-theme="dark"
        data-hero=""
      >
        {image && (
          <Picture
            src={image.src}
            alt={image.alt}
            width={PHOTO_FRAME.widthPx}
            height={PHOTO_FRAME.heightPx}
            isFirst
            className={classNames(styles.photo, ...image.position.split(' ').map((side) => SIDES[side]))}
          />
        )}
        <div className={classNames(layout.page, styles.row)}>
          <div className={styles.words}>
            <div>
              <Headings hero={hero} shopName={shopName} />
            </div>
            {hero.subtitle && <Subtitle text={hero.subtitle} phone={phone} />}
            <Buttons buttons={buttons} />
          </div>
          {!image && <Wheel season={season} />}
        </div>
      </section>
      <div className={classNames(layout.page, styles.finder)}>
        {children}
        <span id={FINDER_END_ID} />
      </div>
    </div>
  );
}

/** The page has one first heading, whichever of the two texts is shown. */
function Headings({ hero: { mainHeading, title }, shopName }: Pick<HeroPanelProps, 'hero' | 'shopName'>) {
  if (mainHeading) {
    return (
      <>
        {title && <p className={styles.title}>{title}</p>}
        <h1 className={classNames(type.display, styles.heading)}>{mainHeading}</h1>
      </>
    );
  }
  if (title) return <h1 className={classNames(type.display, styles.heading)}>{title}</h1>;
  return (
    <h1>
      <VisuallyHidden>{shopName}</VisuallyHidden>
    </h1>
  );
}

/** The shop's own number in it can be called with a tap, however its digits are spaced. */
function Subtitle({ text, phone }: { text: string; phone: string }) {
  const spaced = text.replaceAll('\u00A0', ' ');
  const at = phone === '' ? -1 : spaced.indexOf(phone.replaceAll('\u00A0', ' '));
  const number = text.slice(at, at + phone.length);
  return (
    <p className={classNames(type.lead, styles.subtitle)}>
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <a href={phoneHref(phone)} className={styles.phone}>
            <Phone />
            {number}
          </a>
          {text.slice(at + phone.length)}
        </>
      )}
    </p>
  );
}

const ICONS: Record<HeroButtonKind, ReactNode> = {
  search: <Search />,
  booking: <CalendarClock />,
  assistant: <MessageCircle />,
  financing: <BadgePercent />,
  contact: <Mail />,
};

/** Three outlined, the rest text links; on a phone all of them quiet: the filled one is the finder's. */
function Buttons({ buttons }: { buttons: readonly HeroButton[] }) {
  const main = buttons.filter((button) => !isTextLink(button));
  const links = buttons.filter(isTextLink);
  return (
    <div data-print="no" className={styles.actions}>
      <p className={`${layout.cluster} ${styles.buttons}`}>
        {main.map((button) => (
          <ButtonLink
            key={button.kind}
            href={button.href}
            icon={ICONS[button.kind]}
            {...(button.kind === 'assistant' && { 'data-chat': '' })}
            variant="outline"
          >
            {button.label}
          </ButtonLink>
        ))}
      </p>
      {links.length > 0 && (
        <p className={`${layout.cluster} ${styles.links}`}>
          {links.map((button) => (
            <a key={button.kind} href={button.href}>
              {ICONS[button.kind]}
              {button.label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function isTextLink({ kind }: HeroButton): boolean {
  return kind === 'financing' || kind === 'contact';
}

function Wheel({ season }: { season: ShownSeason }) {
  const picture = season === 'winter' ? sitePictures.heroWinter : sitePictures.heroSummer;
  return (
    <div className={styles.wheel}>
      <Picture
        src={picture.url}
        width={picture.widthPx}
        height={picture.heightPx}
        alt={heroDefaults.renderAlt[season]}
        isFirst
        fit="contain"
        className={styles.turning}
      />
      <RenderCaption className={styles.caption} />
    </div>
  );
}

const SIDES: Readonly<Record<string, string | undefined>> = {
  top: styles.top,
  bottom: styles.bottom,
  left: styles.left,
  right: styles.right,
};
