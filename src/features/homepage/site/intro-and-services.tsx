// The introduction, and the six services around one large card for the season.
import ArrowRight from 'lucide-react/icons/arrow-right';

import { classNames } from '../../../platform/ui/class-names.ts';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { Picture } from '../../../platform/ui/picture.tsx';
import { sitePictures } from '../../catalogue/product/tyre-picture.ts';
import type { Service } from '../../shop-profile/contract.ts';
import type { Brand } from '../contract.ts';
import { servicesMessages, serviceTexts } from '../messages.ts';
import type { ShownSeason } from '../season.ts';
import type { ResolvedSection } from '../sections.ts';
import { serviceOrder, servicePaths } from '../services.ts';
import { BrandMark } from './brand-mark.tsx';
import { ServiceArt } from './service-art.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './intro-and-services.module.css';

export function Intro({ section }: { section: ResolvedSection }) {
  const [first, ...rest] = section.paragraphs;
  return (
    <section id="intro" className={classNames(layout.page, layout.stack5, styles.intro)}>
      <h2>{section.title}</h2>
      <div>
        {first && <p className={type.lead}>{first}</p>}
        {rest.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

interface ServicesProps {
  section: ResolvedSection;
  season: ShownSeason;
  serviceBrands: Readonly<Record<Service, string>>;
  /** One of the same name lends its logo. */
  brands: readonly Brand[];
}

export function Services({ section, season, serviceBrands, brands }: ServicesProps) {
  const brandOf = (service: Service) => {
    const name = serviceBrands[service];
    return brands.find((brand) => brand.name === name) ?? { name, imageUrl: '' };
  };
  const [main, ...others] = serviceOrder(season);
  return (
    <section id="services" className={classNames(layout.page, styles.services)}>
      <h2>{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <div className={`${layout.stack5} ${styles.grid}`}>
        <SeasonCard service={main} season={season} brand={brandOf(main)} />
        {others.map((service) => (
          <ServiceCard key={service} service={service} brand={brandOf(service)} />
        ))}
      </div>
    </section>
  );
}

interface ServiceCardProps {
  service: Service;
  brand: Pick<Brand, 'name' | 'imageUrl'>;
}

function ServiceCard({ service, brand }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.drawing}>
        <ServiceArt service={service} />
      </div>
      <Words service={service} brand={brand} />
    </article>
  );
}

/** The season's tyres: the same words, a rendered wheel on asphalt. */
function SeasonCard({ service, season, brand }: ServiceCardProps & { season: ShownSeason }) {
  const picture = season === 'winter' ? sitePictures.categoryWinter : sitePictures.categorySummer;
  return (
    <article className={classNames(styles.card, styles.large, layout.asphalt)} data-theme="dark">
      <Picture
        src={picture.url}
        width={picture.widthPx}
        height={picture.heightPx}
        alt=""
        fit="contain"
        isRender
        className={styles.render}
      />
      <Words service={service} brand={brand} />
    </article>
  );
}

function Words({ service, brand }: ServiceCardProps) {
  const pageExists = usePageExists();
  const { title, text } = serviceTexts[service];
  const href = servicePaths[service];
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={`${layout.cluster} ${styles.foot}`}>
        {pageExists(href) && (
          <a href={href} aria-label={servicesMessages.readMoreOf(title)} className={styles.more}>
            {servicesMessages.readMore}
            <ArrowRight />
          </a>
        )}
        {brand.name && (
          <span className={styles.brand}>
            <BrandMark brand={brand} />
          </span>
        )}
      </div>
    </div>
  );
}
