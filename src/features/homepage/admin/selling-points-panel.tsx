// The selling points of the home page.
import { z } from 'zod';

import { callWithTotal } from '../../../platform/browser/api.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { SELLING_POINT_KINDS, type getSellingPoints, type putSellingPoints } from '../contract.ts';
import { sellingPointsEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel, neededText } from './list-panel.tsx';

const schema = z.object({
  _id: idSchema.optional(),
  kind: z.enum(SELLING_POINT_KINDS),
  title: neededText,
  text: z.string().trim(),
});

export function SellingPointsPanel() {
  return (
    <ListPanel
      name="selling-points"
      title={messages.title}
      lead={messages.lead}
      schema={schema}
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
      read={(signal) => callWithTotal<typeof getSellingPoints>('GET /selling-points', { signal })}
      save={(body) => callWithTotal<typeof putSellingPoints>('PUT /selling-points', { body })}
      entryOf={({ kind = '', title = '', text = '' }) => ({ kind, title, body: text })}
    />
  );
}
