// The tyre tab: sizes ten by ten with their products; filter, words, page and the open panel are in the URL.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';

import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { PAGE_PARAM, useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { ListTabs } from '../../../platform/ui/list/list-tabs.tsx';
import type { StaffProduct } from '../contract/editing.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import { readinessMessages } from '../messages/readiness.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { TYRES_KIND_PARAM as KIND_PARAM, TYRES_WORDS_PARAM as WORDS_PARAM } from '../tyres-tab-path.ts';
import { OpenPanel } from './open-panel.tsx';
import { ROWS_PARAM, SizeCard, WHOLE_PARAM } from './size-card.tsx';
import { KINDS, SIZES_PER_PAGE, sizesQuery, PANEL_PARAM } from './tyre-queries.ts';

/** Where somebody is in the list: another view of it begins at its start. */
const PLACE_PARAMS = [PAGE_PARAM, WHOLE_PARAM, ROWS_PARAM];

export function TyresPage() {
  const [query, setQuery] = useSearchParams();
  const { page, q, choice } = useListAddress();
  const kind = choice(KIND_PARAM, KINDS);
  const filter = { page, q, kind };
  const found = useQuery(sizesQuery(filter));
  const { data } = found;
  const isFoundByWords = data?.answer.some(({ foundIds = [] }) => foundIds.length > 0);
  const openPanel = useCallback(
    (panel: string | null) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        if (panel === null) next.delete(PANEL_PARAM);
        else next.set(PANEL_PARAM, panel);
        return next;
      }),
    [setQuery],
  );
  const closePanel = useCallback(() => openPanel(null), [openPanel]);
  // A card shows its first tyres only: what was just made is searched for unless it is among them.
  function showCreated(product: StaffProduct): void {
    const shown = data?.answer.flatMap(({ summerTires = [], winterTires = [] }) => [
      ...summerTires,
      ...winterTires,
    ]);
    if (shown?.some(({ _id }) => _id === product._id)) closePanel();
    else setQuery({ [WORDS_PARAM]: `${product.manufacturer} ${product.model} ${product.size}` });
  }
  return (
    <ListPage
      texts={{ ...messages, count: isFoundByWords ? messages.foundIn : messages.count }}
      query={found}
      paging={{ page, perPage: SIZES_PER_PAGE }}
      isFiltered={q !== '' || kind !== undefined}
      actions={<Actions onOpen={openPanel} />}
      filters={
        <ListTabs
          label={messages.kindsLabel}
          param={KIND_PARAM}
          views={['all', ...KINDS]}
          shown={kind ?? 'all'}
          words={messages.kinds}
          forgets={PLACE_PARAMS}
        />
      }
      placeParams={PLACE_PARAMS}
      after={<OpenPanel panel={query.get(PANEL_PARAM)} onClose={closePanel} onCreated={showCreated} />}
    >
      {(sizes) => sizes.map((size) => <SizeCard key={size._id} {...{ size, filter }} onOpen={openPanel} />)}
    </ListPage>
  );
}

function Actions({ onOpen }: { onOpen: (panel: string) => void }) {
  return (
    <>
      <Link to="/admin/tires/taulukko" className={buttonClass({ variant: 'outline' })}>
        {sheetMessages.link}
      </Link>
      <Link to="/admin/tires/myyntikuntoisuus" className={buttonClass({ variant: 'outline' })}>
        {readinessMessages.link}
      </Link>
      <Button variant="outline" onClick={() => onOpen('valmistajat')}>
        {messages.manufacturers}
      </Button>
      <Button variant="outline" onClick={() => onOpen('koko')}>
        {messages.newSize}
      </Button>
      <Button icon={<Plus />} onClick={() => onOpen('tuote')}>
        {messages.newProduct}
      </Button>
    </>
  );
}
