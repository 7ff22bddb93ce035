// The panel that the address asks for: a size, a product, an offer, a stock count, the manufacturers.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { StaffProduct } from '../contract-editing.ts';
import { adminMessages as messages } from '../messages-admin.ts';
import { MakerContactPanel, MakersPanel } from './makers-panel.tsx';
import { OfferForm } from './offer-form.tsx';
import { NewProduct, ProductEditor } from './product-panel.tsx';
import { SizeForm } from './size-form.tsx';
import { StockForm } from './stock-form.tsx';
import { allSizesQuery, productQuery } from './tyre-queries.ts';
import type { Place } from './tyre-queries.ts';

interface OpenPanelProps {
  /** 'koko', 'koko:<id>', 'tuote', 'tuote:<size>', 'muokkaa:<size>:<product>', 'valmistajat:<id>' …; anything else opens nothing. */
  panel: string | null;
  onClose: () => void;
  onCreated: (product: StaffProduct) => void;
}

export function OpenPanel({ panel, onClose, onCreated }: OpenPanelProps) {
  const [kind, sizeId, productId] = (panel ?? '').split(':');
  const place = sizeId && productId ? { sizeId, productId } : null;
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
        <SidePanel title={panels.newProduct} onClose={onClose}>
          <NewProduct sizeId={sizeId ?? ''} onCreated={onCreated} />
        </SidePanel>
      );
    case 'valmistajat':
      return (
        <SidePanel title={panels.makers} onClose={onClose}>
          {sizeId ? <MakerContactPanel id={sizeId} onDone={onClose} /> : <MakersPanel />}
        </SidePanel>
      );
    default:
      return place && <ProductPanel kind={kind ?? ''} place={place} onClose={onClose} />;
  }
}

interface ProductPanelProps {
  kind: string;
  place: Place;
  onClose: () => void;
}

function ProductPanel({ kind, place, onClose }: ProductPanelProps) {
  const { panels } = messages;
  switch (kind) {
    case 'muokkaa':
      return (
        <SidePanel title={panels.editProduct} onClose={onClose}>
          <WithProduct place={place}>
            {(product) => <ProductEditor product={product} onDone={onClose} />}
          </WithProduct>
        </SidePanel>
      );
    case 'tarjous':
      return (
        <SidePanel title={panels.offer} onClose={onClose}>
          <WithProduct place={place}>
            {(product) => <OfferForm product={product} onDone={onClose} />}
          </WithProduct>
        </SidePanel>
      );
    case 'saldo':
      return (
        <SidePanel title={panels.stock} onClose={onClose}>
          <WithProduct place={place}>
            {(product) => <StockForm product={product} onDone={onClose} />}
          </WithProduct>
        </SidePanel>
      );
    default:
      return null;
  }
}

interface WithProductProps {
  place: Place;
  children: (product: StaffProduct) => ReactNode;
}

function WithProduct({ place, children }: WithProductProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(productQuery(place));
  // What was kept from an earlier look may be old by now.
  if (data && isFetchedAfterMount) return children(data);
  if (!error) return <Skeleton lines={8} />;
  return <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

function KnownSize({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery(allSizesQuery);
  const size = data?.find(({ _id }) => _id === id);
  if (size) return <SizeForm size={size} onDone={onDone} />;
  if (!data && !error) return <Skeleton lines={4} />;
  return (
    <LoadFailure
      title={messages.loadFailed}
      message={error?.message ?? messages.nothingTitle}
      onRetry={() => void refetch()}
    />
  );
}
