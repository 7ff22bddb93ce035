// The features of a product, one row each; the last row stays.
import { Button } from '../../../../platform/ui/button.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { adminMessages } from '../../messages/admin.ts';

import styles from '../forms.module.css';

const messages = adminMessages.product;

export interface FeatureRowsProps {
  /** Without any, the first row is empty. */
  features: readonly string[];
  onChange: (features: string[]) => void;
  error: string | undefined;
}

export function FeatureRows({ features: listed, onChange, error }: FeatureRowsProps) {
  const features = listed.length === 0 ? [''] : listed;
  const rows = features.map((text, at) => ({ text, number: at + 1 }));
  return (
    <>
      {rows.map(({ text, number }) => (
        <div key={number} className={styles.feature}>
          <TextField
            label={messages.feature(number)}
            value={text}
            onChange={({ target }) => onChange(features.with(number - 1, target.value))}
          />
          <Button
            variant="text"
            size="small"
            disabledReason={features.length === 1 ? messages.lastFeature : undefined}
            onClick={() => onChange(features.toSpliced(number - 1, 1))}
          >
            {adminMessages.remove}
            <VisuallyHidden> {messages.feature(number)}</VisuallyHidden>
          </Button>
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <div>
        <Button variant="outline" size="small" onClick={() => onChange([...features, ''])}>
          {messages.addFeature}
        </Button>
      </div>
    </>
  );
}
