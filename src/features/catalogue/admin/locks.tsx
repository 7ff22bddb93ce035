// The fields that imports leave alone because staff have edited them, each let go by its button.
import Lock from 'lucide-react/icons/lock';

import { callApi } from '../../../platform/browser/api.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { StaffProduct, releaseLocks } from '../contract-editing.ts';
import { adminMessages } from '../messages-admin.ts';
import type { LockableField } from '../product-draft.ts';
import { useChange } from './tyre-queries.ts';

import styles from './forms.module.css';

const messages = adminMessages.locks;

export interface LocksProps {
  product: StaffProduct;
  onReleased: (product: StaffProduct) => void;
}

export function Locks({ product, onReleased }: LocksProps) {
  const release = useChange(
    (field: LockableField) =>
      callApi<typeof releaseLocks>({
        method: 'POST',
        path: '/tires/sizes/:sizeId/products/:productId/release',
        params: { sizeId: product.sizeId, productId: product._id },
        body: { fields: [field] },
      }),
    onReleased,
  );
  if (product.lockedFields.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{messages.title}</legend>
      <p className={styles.note}>{messages.help}</p>
      <div className={styles.row}>
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
    </fieldset>
  );
}
