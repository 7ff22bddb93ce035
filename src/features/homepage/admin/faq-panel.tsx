// The questions and answers of the home page; a question handed over by another tab stands at their end.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { callWithTotal } from '../../../platform/browser/api.ts';
import type { ListRow } from '../../../platform/ui/list-editor.tsx';
import type { getFaq, putFaq, Question } from '../contract.ts';
import { LONGEST_QUESTION, draftQuestion } from '../faq-draft.ts';
import { faqEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel } from './list-panel.tsx';

const rowOf = ({ _id, question, answer }: Question): ListRow => ({ _id, question, answer });

export function FaqPanel() {
  const begun = useBegunQuestion();
  return (
    <ListPanel
      name="faq"
      lead={messages.lead}
      fields={[
        { name: 'question', label: messages.question, maxLength: LONGEST_QUESTION },
        { name: 'answer', label: messages.answer, maxLength: 2000, isLong: true },
      ]}
      emptyRow={{ question: '', answer: '' }}
      begunRow={begun === undefined ? undefined : { question: begun, answer: '' }}
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

/** The question handed over with the address; taken once, so that the page loaded anew does not add it again. */
function useBegunQuestion(): string | undefined {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [begun] = useState(() => draftQuestion(state));
  useEffect(() => {
    if (draftQuestion(state) !== undefined) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return begun;
}
