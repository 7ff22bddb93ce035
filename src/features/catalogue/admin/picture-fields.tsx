// The pictures of a product: each uploaded, taken from the library, or told by its address as the specification has it.
import { findUploadedPicture } from '../../../platform/contract/uploaded-picture.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { adminMessages } from '../messages-admin.ts';
import type { ProductForm } from '../product-form.ts';
import { addToList } from '../product-form.ts';

import styles from './forms.module.css';

const messages = adminMessages.product;

export interface PictureFieldProps {
  label: string;
  addressLabel: string;
  /** An address; a picture of our own is shown, any other stays a text. */
  value: string;
  onChange: (address: string) => void;
  error: string | undefined;
  addressType?: 'text' | 'url';
}

export function PictureField(props: PictureFieldProps) {
  const { label, addressLabel, value, onChange, error, addressType = 'text' } = props;
  return (
    <div className={styles.picture}>
      <ImageField
        label={label}
        isOptional
        value={findUploadedPicture(value) ? value : ''}
        alt={label}
        onChange={onChange}
      />
      <TextField
        label={addressLabel}
        isOptional
        type={addressType}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface PictureFieldsProps {
  form: ProductForm;
  set: (change: Partial<ProductForm>) => void;
  /** Sentences by the path of the field in what is sent. */
  errors: Readonly<Record<string, string>>;
}

export function PictureFields({ form, set, errors }: PictureFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{messages.pictures}</legend>
      <PictureField
        label={messages.thumbnail}
        addressLabel={messages.thumbnailAddress}
        value={form.thumbnail}
        error={errors['images.thumbnail']}
        onChange={(thumbnail) => set({ thumbnail })}
      />
      <PictureField
        label={messages.pattern}
        addressLabel={messages.patternAddress}
        value={form.pattern}
        error={errors['images.pattern']}
        onChange={(pattern) => set({ pattern })}
      />
      <div className={styles.picture}>
        <ImageField
          label={messages.galleryAdd}
          isOptional
          value=""
          onChange={(address) => set({ gallery: addToList(form.gallery, address) })}
        />
        <TextField
          label={messages.gallery}
          isOptional
          help={messages.galleryHelp}
          value={form.gallery}
          error={Object.entries(errors).find(([path]) => path.startsWith('images.gallery'))?.[1]}
          onChange={({ target }) => set({ gallery: target.value })}
        />
      </div>
    </fieldset>
  );
}
