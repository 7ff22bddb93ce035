// What a search without tyres is answered with: why, if a car was typed, the ways on, and sizes to choose from.
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { ChipRow } from '../../../../platform/ui/chip.tsx';
import { CONTACT_PATH } from '../../../pages/paths.ts';
import { searchMessages as texts } from '../../messages/site.ts';
import { searchPath } from '../../paths.ts';
import type { SearchResult } from '../../product/product-view.ts';
import { readMisplacedSearch, type MisplacedSearch } from '../../search/misplaced-search.ts';
import { SizeExample } from '../finder/size-example.tsx';
import { DigitSizes, NearestSizes } from './nearest-sizes.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './nothing-found.module.css';

export interface NothingFoundProps {
  result: SearchResult;
  contact: { phone: string; phoneHref: string; email: string };
}

export function NothingFound({ result, contact }: NothingFoundProps) {
  const isNarrowed = result.textTotal > 0;
  const isSizeKnown = result.size !== null || result.digitSizes.length > 0;
  const misplaced = isNarrowed || isSizeKnown ? null : readMisplacedSearch(result.filters.text);
  const { notSold } = result.query;
  const why = notSold ? texts.notSold[notSold] : wordsOf(misplaced);
  const { title, body } = isNarrowed ? texts.narrowed : why;
  return (
    <div className={`${layout.stack5} ${layout.panel} ${styles.nothing}`}>
      <div className={layout.stack4}>
        <h2>{title}</h2>
        <p>{body}</p>
        <div className={layout.cluster3}>
          {isNarrowed && (
            <ButtonLink href={searchPath({ text: result.filters.text })}>{texts.clear}</ButtonLink>
          )}
          {misplaced?.kind === 'service' && (
            <ButtonLink href={misplaced.path}>{texts.services[misplaced.path]}</ButtonLink>
          )}
          {contact.phone && (
            <ButtonLink
              href={contact.phoneHref}
              variant={misplaced && misplaced.kind !== 'service' ? 'primary' : 'outline'}
            >
              {texts.callUs(contact.phone)}
            </ButtonLink>
          )}
          {result.filters.text && (
            <ButtonLink
              href={CONTACT_PATH}
              variant="outline"
              data-chat=""
              data-draft={texts.chatDraft(result.filters.text)}
            >
              {texts.askChat}
            </ButtonLink>
          )}
          {contact.email && (
            <ButtonLink href={`mailto:${contact.email}`} variant="text">
              {texts.mailUs}
            </ButtonLink>
          )}
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
      {result.nearest.length > 0 && <NearestSizes sizes={result.nearest} />}
    </div>
  );
}

function wordsOf(misplaced: MisplacedSearch | null): { title: string; body: string } {
  switch (misplaced?.kind) {
    case 'service':
      return texts.service(texts.services[misplaced.path]);
    case 'plate':
      return texts.plate(misplaced.plate);
    case 'car':
      return texts.car(misplaced.car);
    case undefined:
      return texts.unfound;
  }
}
