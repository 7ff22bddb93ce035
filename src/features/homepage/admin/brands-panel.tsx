// The partner brands of the home page and the footer.
import { callWithTotal } from '../../../platform/browser/api.ts';
import type { ListRow } from '../../../platform/ui/list-editor.tsx';
import type { Brand, getBrands, putBrands } from '../contract.ts';
import { brandsEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel } from './list-panel.tsx';

const rowOf = ({ _id, name }: Brand): ListRow => ({ _id, name });

export function BrandsPanel() {
  return (
    <ListPanel
      name="brands"
      lead={messages.lead}
      fields={[{ name: 'name', label: messages.name, maxLength: 40 }]}
      emptyRow={{ name: '' }}
      rowName={messages.row}
      addLabel={messages.add}
      most={40}
      read={async (signal) => {
        const read = await callWithTotal<typeof getBrands>({ method: 'GET', path: '/brands', signal });
        return { value: read.answer.map(rowOf), version: read.version ?? 0 };
      }}
      save={async (rows, version) => {
        const items = rows.map(({ _id, name = '' }) => ({ ...(_id !== undefined && { _id }), name }));
        const saved = await callWithTotal<typeof putBrands>({
          method: 'PUT',
          path: '/brands',
          body: { items, version },
        });
        return { value: saved.answer.map(rowOf), version: saved.version ?? version };
      }}
    />
  );
}
