// The page of the sheet of all tyres: the filter is in the URL, selection and changes are state of the page.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { saveCsv } from '../../../../platform/browser/download-file.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { withParam } from '../../../../platform/ui/list/list-address.ts';
import { RowButton, RowLink } from '../../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../../platform/ui/list/row-menu.tsx';
import { EmptyState } from '../../../../platform/ui/page/empty-state.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { SheetRow } from '../../contract/sheet.ts';
import { offersTab } from '../../messages-tab.ts';
import { productPickerMessages } from '../../messages/counter.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { orderText, readSheetFilter, readSheetOrder, withSheetParams } from '../../search/sheet-filter.ts';
import { ProductPicker } from '../counter/product-picker.tsx';
import { OpenPanel } from '../open-panel.tsx';
import { CellConflictDialog } from './cell-conflict-dialog.tsx';
import { BulkPanel } from './changes/bulk-panel.tsx';
import { ChangesPanel } from './changes/changes-panel.tsx';
import { MadeChangeNotice } from './changes/made-change-notice.tsx';
import { PastePanel } from './changes/paste-panel.tsx';
import { SelectionActions } from './changes/selection-actions.tsx';
import type { MadeChange } from './changes/use-price-change.ts';
import { SheetFilters } from './sheet-filters.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { exportRows, sheetPageQuery, type SheetSelection, type SheetView } from './sheet-queries.ts';
import { showTrouble, useCellSave } from './use-cell-save.ts';
import { useSelection } from './use-selection.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './sheet.module.css';

const TYRES_PATH = '/admin/tires';
/** Opens the list of made changes; the audit log leads there. */
const CHANGES_PARAM = 'muutokset';

/** The sheet of the tyres on offer alone. */
export function OffersPage() {
  return <SheetPage isOfOffers />;
}

export function SheetPage({ isOfOffers = false }: { isOfOffers?: boolean }) {
  const [params, setAddress] = useSearchParams();
  const address = isOfOffers ? withSheetParams(params, { onOffer: '1' }) : params;
  const { pathname } = useLocation();
  const [made, setMade] = useState<MadeChange | null>(null);
  const showChanges = useCallback(
    (value: string) => setAddress((before) => withParam(before, CHANGES_PARAM, value, []), { replace: true }),
    [setAddress],
  );
  const closeChanges = useCallback(() => showChanges(''), [showChanges]);
  const filter = readSheetFilter(address);
  const view = { filter, order: readSheetOrder(address) };
  const change = (name: Parameters<typeof withSheetParams>[1]): void =>
    setAddress((before) => withSheetParams(before, name), { replace: true });
  return (
    <div className={layout.stack4}>
      <header className={`${layout.cluster} ${styles.top}`}>
        <h1>{isOfOffers ? offersTab.label : messages.title}</h1>
        {isOfOffers && <NewOffer />}
        <p className={styles.lead}>{isOfOffers ? messages.offersLead : messages.lead}</p>
      </header>
      <SheetFilters
        view={view}
        clearPath={pathname}
        isOfOffers={isOfOffers}
        onChange={(name, value) => change({ [name]: value })}
      />
      {made && <MadeChangeNotice key={made.id} made={made} onClose={() => setMade(null)} />}
      {/* What was chosen of other rows is not chosen of these. */}
      <Sheet
        key={JSON.stringify(filter)}
        {...{ view, isOfOffers }}
        onOrder={(order) => change({ sort: orderText(order) })}
        onMade={setMade}
        onChanges={() => showChanges('auki')}
      />
      {address.has(CHANGES_PARAM) && <ChangesPanel onClose={closeChanges} />}
    </div>
  );
}

/** Which tyre, then its offer. */
function NewOffer() {
  const [isChoosing, setChoosing] = useState(false);
  const [panel, setPanel] = useState<string | null>(null);
  const close = useCallback(() => setPanel(null), []);
  return (
    <>
      <Button icon={<Plus />} onClick={() => setChoosing(true)}>
        {messages.newOffer}
      </Button>
      {isChoosing && (
        <ProductPicker
          title={messages.newOffer}
          first="shelf"
          already={({ struckCents }) => (struckCents === null ? undefined : productPickerMessages.onOffer)}
          onPick={(id, _label, sizeId) => setPanel(`tarjous:${sizeId}:${id}`)}
          onClose={() => setChoosing(false)}
        />
      )}
      <OpenPanel panel={panel} onClose={close} onCreated={close} />
    </>
  );
}

type Panel = { kind: 'prices' } | { kind: 'paste'; text: string } | { kind: 'tyre'; row: SheetRow };

interface SheetProps {
  view: SheetView;
  isOfOffers: boolean;
  onOrder: (order: SheetView['order']) => void;
  onMade: (made: MadeChange) => void;
  /** Shows the changes that were made before. */
  onChanges: () => void;
}

function Sheet({ view, isOfOffers, onOrder, onMade, onChanges }: SheetProps) {
  const query = useQuery({
    ...sheetPageQuery(view, 0),
    placeholderData: keepPreviousData,
  });
  const [panel, setPanel] = useState<Panel | null>(null);
  const selection = useSelection();
  const cells = useCellSave();
  const close = useCallback(() => setPanel(null), []);
  const finish = useCallback(
    (made: MadeChange) => {
      setPanel(null);
      onMade(made);
    },
    [onMade],
  );
  if (!query.data) return <LoadState query={query} title={messages.loadFailed} lines={14} />;
  const total = query.data.total ?? 0;
  const chosen = selection.count(total);
  const sent = selection.sent(view.filter);
  const count = chosen === 0 ? total : chosen;
  return (
    <>
      <div className={`${layout.cluster} ${styles.tools}`}>
        <p role="status" className={styles.count}>
          {chosen === 0 ? messages.count(total) : messages.selected(chosen)}
        </p>
        {chosen > 0 && (
          <Button variant="text" size="small" onClick={selection.clear}>
            {messages.clearSelection}
          </Button>
        )}
        <div className={`${layout.cluster2} ${styles.actions}`}>
          {chosen > 0 && <SelectionActions selection={sent} count={chosen} onDone={selection.clear} />}
          <Button variant={isOfOffers ? 'outline' : 'primary'} onClick={() => setPanel({ kind: 'prices' })}>
            {messages.bulk.open}
          </Button>
          <RowMenu name={messages.title}>
            <RowButton label={messages.selectAll} onClick={selection.selectAll} />
            <RowButton label={messages.paste.open} onClick={() => setPanel({ kind: 'paste', text: '' })} />
            <ExportButton selection={sent} count={count} />
            <RowButton label={messages.changes.open} onClick={onChanges} />
            <RowLink variant="text" label={messages.back} to={TYRES_PATH} />
          </RowMenu>
        </div>
      </div>
      {total === 0 ? (
        <Nothing />
      ) : (
        <SheetGrid
          key={orderText(view.order)}
          {...{ view, total, selection, cells, onOrder }}
          onRows={(text) => setPanel({ kind: 'paste', text })}
          onTyre={(row) => setPanel({ kind: 'tyre', row })}
        />
      )}
      {panel?.kind === 'prices' && (
        <BulkPanel selection={sent} count={count} onClose={close} onMade={finish} />
      )}
      {panel?.kind === 'paste' && <PastePanel text={panel.text} onClose={close} onMade={finish} />}
      {panel?.kind === 'tyre' && (
        <OpenPanel panel={`muokkaa:${panel.row.sizeId}:${panel.row._id}`} onClose={close} onCreated={close} />
      )}
      {cells.conflict && <CellConflictDialog cells={cells} conflict={cells.conflict} />}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={messages.nothingTitle}
      body={messages.nothingBody}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  );
}

function ExportButton({ selection, count }: { selection: SheetSelection; count: number }) {
  const leaving = useMutation({
    mutationFn: () => exportRows(selection),
    onSuccess: ({ fileName, text }) => {
      saveCsv(text, fileName);
      showToast({ text: messages.export.done(count), tone: 'ok' });
    },
    onError: (error) => showTrouble(messages.export.failed, error),
  });
  return (
    <RowButton label={messages.export.button} isBusy={leaving.isPending} onClick={() => leaving.mutate()} />
  );
}
