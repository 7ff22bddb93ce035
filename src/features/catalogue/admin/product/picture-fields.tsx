// The pictures of a product: each uploaded, taken from the library, or given by its address.
import { findUploadedPicture } from '../../../../platform/contract/pictures/uploaded-picture.ts';
import { FieldGroup, FieldRow } from '../../../../platform/ui/form/field-group.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { ImageField } from '../../../media/admin/image-field.tsx';
import { adminMessages } from '../../messages/admin.ts';
import { addToList } from '../../product/product-form.ts';
import type { ProductFormState } from './use-product-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

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
    <div className={layout.stack2}>
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

export function PictureFields({ form }: { form: ProductFormState }) {
  const gallery = form.controlled('images.gallery');
  return (
    <FieldGroup title={messages.sections.pictures}>
      <FieldRow>
        <PictureField {...form.controlled('images.thumbnail')} addressLabel={messages.thumbnailAddress} />
        <PictureField {...form.controlled('images.pattern')} addressLabel={messages.patternAddress} />
      </FieldRow>
      <div className={layout.stack2}>
        <ImageField
          label={messages.galleryAdd}
          isOptional
          value=""
          onChange={(address) => gallery.onChange(addToList(gallery.value, address))}
        />
        <TextField {...form.field('images.gallery')} isOptional help={messages.galleryHelp} />
      </div>
    </FieldGroup>
  );
}
