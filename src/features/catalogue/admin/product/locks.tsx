// The fields that imports leave alone because staff have edited them, each let go by its button; folded, for a tyre typed by hand has many.
import Lock from 'lucide-react/icons/lock';

import { useApiSave } from '../../../../platform/browser/api-query.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { StaffProduct, releaseLocks } from '../../contract/editing.ts';
import { adminMessages } from '../../messages/admin.ts';
import type { LockableField } from '../../product/product-fields.ts';
import { ALL_TYRES } from '../tyre-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../forms.module.css';

const messages = adminMessages.locks;

export interface LocksProps {
  product: StaffProduct;
  onReleased: (product: StaffProduct) => void;
}

export function Locks({ product, onReleased }: LocksProps) {
  const release = useApiSave<typeof releaseLocks, LockableField>(
    'POST /tires/sizes/:sizeId/products/:productId/release',
    (field) => ({
      params: { sizeId: product.sizeId, productId: product._id },
      body: { fields: [field] },
    }),
    { invalidates: ALL_TYRES, onSuccess: onReleased },
  );
  if (product.lockedFields.length === 0) return null;
  return (
    <details className={styles.group}>
      <summary>{messages.title(product.lockedFields.length)}</summary>
      <p className={layout.note}>{messages.help}</p>
      <div className={layout.cluster2}>
        {product.lockedFields.map((field) => (
          <Button
            key={field}
            variant="outline"
            size="small"
            icon={<Lock />}
            isBusy={release.isPending && release.variables === field}
            onClick={() => release.mutate(field)}
          >
            {messages.release(messages.fields[field])}
          </Button>
        ))}
      </div>
      {release.error && (
        <Notice tone="bad" role="alert">
          {release.error.message}
        </Notice>
      )}
    </details>
  );
}
