// The panel in the address: a size, a product, an offer, a stock count, the manufacturers.
import { useState, type ReactNode } from 'react';

import { useApiSave, useFreshQuery, useListed } from '../../../platform/browser/api-query.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { StaffProduct, restoreProduct } from '../contract/editing.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import {
  MANUFACTURER_PANEL,
  ManufacturerContactPanel,
  MANUFACTURERS_PANEL,
  ManufacturersPanel,
} from './manufacturer/manufacturers-panel.tsx';
import { OfferForm } from './offer-form.tsx';
import { NewProduct, ProductEditor } from './product/product-panel.tsx';
import { SizeForm } from './size-form.tsx';
import { StockForm } from './stock-form.tsx';
import { ALL_TYRES, allSizesQuery, productQuery, type ProductIds } from './tyre-queries.ts';

import styles from './forms.module.css';

interface OpenPanelProps {
  /** 'koko', 'koko:<id>', 'tuote', 'tuote:<size>', 'muokkaa:<size>:<product>', 'tarjous:<size>:<product>:<euros>' …; anything else opens nothing. */
  panel: string | null;
  onClose: () => void;
  onCreated: (product: StaffProduct) => void;
}

export function OpenPanel({ panel, onClose, onCreated }: OpenPanelProps) {
  const [kind, sizeId, productId, price] = (panel ?? '').split(':');
  const ids = sizeId && productId ? { sizeId, productId } : null;
  const { panels } = messages;
  switch (kind) {
    case 'koko':
      return (
        <SidePanel title={sizeId ? panels.editSize : panels.newSize} onClose={onClose}>
          {sizeId ? <KnownSize id={sizeId} onDone={onClose} /> : <SizeForm size={null} onDone={onClose} />}
        </SidePanel>
      );
    case 'tuote':
      return (
        <SidePanel title={panels.newProduct} onClose={onClose} className={styles.wide}>
          <NewProduct sizeId={sizeId ?? ''} onCreated={onCreated} />
        </SidePanel>
      );
    case MANUFACTURER_PANEL:
      return (
        <SidePanel title={panels.manufacturers} onClose={onClose}>
          <ManufacturersPanel editedId={sizeId} />
        </SidePanel>
      );
    case MANUFACTURERS_PANEL:
      return (
        <SidePanel title={panels.manufacturers} onClose={onClose}>
          {sizeId ? <ManufacturerContactPanel id={sizeId} onDone={onClose} /> : <ManufacturersPanel />}
        </SidePanel>
      );
    default:
      return ids && <ProductPanel kind={kind ?? ''} {...{ ids, onClose }} startPrice={Number(price)} />;
  }
}

interface ProductPanelProps {
  kind: string;
  ids: ProductIds;
  onClose: () => void;
  /** Euros that an offer begins with; NaN: none. */
  startPrice: number;
}

function ProductPanel({ kind, ids, onClose, startPrice }: ProductPanelProps) {
  const { panels } = messages;
  switch (kind) {
    case 'muokkaa':
      return (
        <SidePanel title={panels.editProduct} onClose={onClose} className={styles.wide}>
          <WithProduct ids={ids}>
            {(product) => <ProductEditor product={product} onDone={onClose} />}
          </WithProduct>
        </SidePanel>
      );
    case 'tarjous':
      return (
        <SidePanel title={panels.offer} onClose={onClose}>
          <WithProduct ids={ids}>
            {(product) => <OfferForm {...{ product, startPrice }} onDone={onClose} />}
          </WithProduct>
        </SidePanel>
      );
    case 'saldo':
      return (
        <SidePanel title={panels.stock} onClose={onClose}>
          <WithProduct ids={ids}>{(product) => <StockForm product={product} onDone={onClose} />}</WithProduct>
        </SidePanel>
      );
    default:
      return null;
  }
}

function WithProduct({ ids, children }: { ids: ProductIds; children: (product: StaffProduct) => ReactNode }) {
  const product = useFreshQuery(productQuery(ids));
  if (product.data) return <UnlessRemoved product={product.data}>{children}</UnlessRemoved>;
  return <LoadState query={product} title={messages.loadFailed} />;
}

/** Shows that a tyre was off sale already when it was opened; one removed later leaves the form and what is typed into it. */
function UnlessRemoved({
  product,
  children,
}: {
  product: StaffProduct;
  children: (product: StaffProduct) => ReactNode;
}) {
  const [isRemoved, setRemoved] = useState(product.isDeleted);
  const restore = useApiSave<typeof restoreProduct>(
    'POST /tires/sizes/:sizeId/products/:productId/restore',
    () => ({ params: { sizeId: product.sizeId, productId: product._id } }),
    { invalidates: ALL_TYRES },
  );
  if (!isRemoved) return children(product);
  return (
    <>
      <Notice
        tone="warn"
        role="status"
        title={messages.product.isRemoved(`${product.manufacturer} ${product.model}`)}
        action={
          <Button
            size="small"
            isBusy={restore.isPending}
            onClick={() => restore.mutate(undefined, { onSuccess: () => setRemoved(false) })}
          >
            {messages.product.restore}
          </Button>
        }
      >
        {messages.product.isRemovedHelp}
      </Notice>
      {restore.error && (
        <Notice tone="bad" role="alert" title={messages.restoreFailed}>
          {restore.error.message}
        </Notice>
      )}
    </>
  );
}

function KnownSize({ id, onDone }: { id: string; onDone: () => void }) {
  const size = useListed(allSizesQuery, id, messages.nothingTitle);
  if (size.data) return <SizeForm size={size.data} onDone={onDone} />;
  return <LoadState query={size} title={messages.loadFailed} lines={4} />;
}
