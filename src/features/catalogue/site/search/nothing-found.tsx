// What a search without tyres is answered with: why, if a car was typed, the ways on, and sizes to choose from.
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { ChipRow } from '../../../../platform/ui/chip.tsx';
import { BALANCING_PATH, CONTACT_PATH, REPAIR_PATH } from '../../../pages/paths.ts';
import { PRICE_LIST_PATH } from '../../../price-list/contract.ts';
import { searchMessages as texts } from '../../messages/search.ts';
import { searchPath } from '../../paths.ts';
import type { SearchResult } from '../../product/product-view.ts';
import {
  readMisplacedSearch,
  type MisplacedSearch,
  type ServicePath,
} from '../../search/misplaced-search.ts';
import { formatTyreSize, isMotorcycleSize } from '../../size/tyre-size.ts';
import { SizeExample } from '../finder/size-example.tsx';
import { DigitSizes, NearestSizes } from './nearest-sizes.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './nothing-found.module.css';

export interface NothingFoundProps {
  result: SearchResult;
  contact: { phone: string; phoneHref: string; email: string; bookingUrl: string };
}

/** Who searches for these words may want a time. */
const WORK_PATHS: ReadonlySet<string> = new Set([PRICE_LIST_PATH, CONTACT_PATH, REPAIR_PATH, BALANCING_PATH]);

export function NothingFound({ result, contact }: NothingFoundProps) {
  const isNarrowed = result.textTotal > 0;
  const isSizeKnown = result.size !== null || result.digitSizes.length > 0;
  const misplaced = isNarrowed || isSizeKnown ? null : readMisplacedSearch(result.filters.text);
  const { title, body } = isNarrowed ? texts.narrowed : whyNothing(result, misplaced);
  return (
    <div className={`${layout.stack5} ${layout.panel} ${styles.nothing}`}>
      <div className={layout.stack4}>
        <h2>{title}</h2>
        <p>{body}</p>
        <div className={layout.cluster3}>
          {isNarrowed && (
            <ButtonLink href={searchPath({ text: result.filters.text })} variant="outline">
              {texts.clear}
            </ButtonLink>
          )}
          {misplaced?.kind === 'service' && <ServiceWays path={misplaced.path} contact={contact} />}
          <ContactWays text={result.filters.text} contact={contact} />
        </div>
        {result.commonSizes.length > 0 && (
          <>
            <h3>{texts.commonSizes}</h3>
            <ChipRow
              label={texts.commonSizes}
              chips={result.commonSizes.map(({ text, href }) => ({ key: href, label: text, href }))}
            />
          </>
        )}
      </div>
      {result.commonSizes.length > 0 && (
        <div className={`${layout.stack3} ${layout.note} ${styles.drawing}`}>
          <SizeExample />
        </div>
      )}
      {result.digitSizes.length > 0 && <DigitSizes digits={result.filters.text} sizes={result.digitSizes} />}
      {result.nearest.length > 0 && !result.query.notSold && <NearestSizes sizes={result.nearest} />}
    </div>
  );
}

function ServiceWays({ path, contact }: Pick<NothingFoundProps, 'contact'> & { path: ServicePath }) {
  return (
    <>
      <ButtonLink href={path} variant="outline">
        {texts.services[path]}
      </ButtonLink>
      {WORK_PATHS.has(path) && contact.bookingUrl && (
        <ButtonLink href={contact.bookingUrl} variant="outline">
          {texts.book}
        </ButtonLink>
      )}
    </>
  );
}

interface ContactWaysProps extends Pick<NothingFoundProps, 'contact'> {
  text: string;
}

/** Outlined like all of these: the yellow button of the view is that of the search above. */
function ContactWays({ text, contact }: ContactWaysProps) {
  return (
    <>
      {contact.phone && (
        <ButtonLink href={contact.phoneHref} variant="outline">
          {texts.callUs(contact.phone)}
        </ButtonLink>
      )}
      {text && (
        <ButtonLink href={CONTACT_PATH} variant="outline" data-chat="" data-draft={texts.chatDraft(text)}>
          {texts.askChat}
        </ButtonLink>
      )}
      {contact.email && (
        <ButtonLink href={`mailto:${contact.email}`} variant="text">
          {texts.mailUs}
        </ButtonLink>
      )}
    </>
  );
}

interface Why {
  title: string;
  body: string;
}

function whyNothing({ query, size, understood }: SearchResult, misplaced: MisplacedSearch | null): Why {
  if (query.notSold) return texts.notSold[query.notSold];
  if (size && isMotorcycleSize(size)) return texts.notSold.motorcycle;
  if (query.ean) return texts.ean(query.ean);
  if (size && understood.length === 1) return texts.noneOfSize(formatTyreSize(size));
  return wordsOf(misplaced);
}

function wordsOf(misplaced: MisplacedSearch | null): Why {
  switch (misplaced?.kind) {
    case 'service':
      return texts.service(texts.services[misplaced.path]);
    case 'plate':
      return texts.plate(misplaced.plate);
    case 'car':
      return texts.car(misplaced.car);
    case 'own-size':
      return texts.ownSize;
    case undefined:
      return texts.unfound;
  }
}
