// The selling points of the home page.
import { callWithTotal } from '../../../platform/browser/api.ts';
import type { ListRow } from '../../../platform/ui/list-editor.tsx';
import { SELLING_POINT_KINDS } from '../contract.ts';
import type { getSellingPoints, putSellingPoints, SellingPoint } from '../contract.ts';
import { sellingPointsEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel } from './list-panel.tsx';

const rowOf = ({ _id, kind, title, text }: SellingPoint): ListRow => ({ _id, kind, title, text });
const kindOf = (text: string | undefined) => SELLING_POINT_KINDS.find((kind) => kind === text) ?? 'language';

export function SellingPointsPanel() {
  return (
    <ListPanel
      name="selling-points"
      lead={messages.lead}
      fields={[
        {
          name: 'kind',
          label: messages.kind,
          options: SELLING_POINT_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
        },
        { name: 'title', label: messages.point, maxLength: 60 },
        { name: 'text', label: messages.text, maxLength: 120, isOptional: true },
      ]}
      emptyRow={{ kind: 'language', title: '', text: '' }}
      rowName={messages.row}
      addLabel={messages.add}
      most={5}
      read={async (signal) => {
        const read = await callWithTotal<typeof getSellingPoints>({
          method: 'GET',
          path: '/selling-points',
          signal,
        });
        return { value: read.answer.map(rowOf), version: read.version ?? 0 };
      }}
      save={async (rows, version) => {
        const items = rows.map(({ _id, kind, title = '', text = '' }) => ({
          ...(_id !== undefined && { _id }),
          kind: kindOf(kind),
          title,
          text,
        }));
        const saved = await callWithTotal<typeof putSellingPoints>({
          method: 'PUT',
          path: '/selling-points',
          body: { items, version },
        });
        return { value: saved.answer.map(rowOf), version: saved.version ?? version };
      }}
    />
  );
}
