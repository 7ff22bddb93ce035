// The questions and answers of the home page.
import { callWithTotal } from '../../../platform/browser/api.ts';
import type { ListRow } from '../../../platform/ui/list-editor.tsx';
import type { getFaq, putFaq, Question } from '../contract.ts';
import { faqEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel } from './list-panel.tsx';

const rowOf = ({ _id, question, answer }: Question): ListRow => ({ _id, question, answer });

export function FaqPanel() {
  return (
    <ListPanel
      name="faq"
      lead={messages.lead}
      fields={[
        { name: 'question', label: messages.question, maxLength: 200 },
        { name: 'answer', label: messages.answer, maxLength: 2000, isLong: true },
      ]}
      emptyRow={{ question: '', answer: '' }}
      rowName={messages.row}
      addLabel={messages.add}
      most={30}
      read={async (signal) => {
        const read = await callWithTotal<typeof getFaq>({ method: 'GET', path: '/faq', signal });
        return { value: read.answer.map(rowOf), version: read.version ?? 0 };
      }}
      save={async (rows, version) => {
        const items = rows.map(({ _id, question = '', answer = '' }) => ({
          ...(_id !== undefined && { _id }),
          question,
          answer,
        }));
        const saved = await callWithTotal<typeof putFaq>({
          method: 'PUT',
          path: '/faq',
          body: { items, version },
        });
        return { value: saved.answer.map(rowOf), version: saved.version ?? version };
      }}
    />
  );
}
