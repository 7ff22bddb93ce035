// The partner brands of the home page and the footer.
import { z } from 'zod';

import { callWithTotal } from '../../../platform/browser/api.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import type { FieldControlProps } from '../../../platform/ui/form/list-editor.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import type { getBrands, putBrands } from '../contract.ts';
import { brandsEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel, neededText } from './list-panel.tsx';

function LogoField(field: FieldControlProps) {
  return (
    <details>
      <summary>{field.value === '' ? messages.addLogo : messages.hasLogo}</summary>
      <ImageField {...field} isOptional />
    </details>
  );
}

const schema = z.object({ _id: idSchema.optional(), name: neededText, imageUrl: z.string() });

export function BrandsPanel() {
  return (
    <ListPanel
      name="brands"
      title={messages.title}
      lead={messages.lead}
      schema={schema}
      fields={[
        { name: 'name', label: messages.name, maxLength: 40 },
        {
          name: 'imageUrl',
          label: messages.logo,
          isOptional: true,
          Control: LogoField,
        },
      ]}
      emptyRow={{ name: '', imageUrl: '' }}
      rowName={messages.row}
      addLabel={messages.add}
      most={40}
      read={(signal) => callWithTotal<typeof getBrands>('GET /brands', { signal })}
      save={(body) => callWithTotal<typeof putBrands>('PUT /brands', { body })}
    />
  );
}
