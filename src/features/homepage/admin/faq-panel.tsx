// The questions and answers of the home page; a question handed over by another tab is added at the end.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

import { callWithTotal } from '../../../platform/browser/api.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { MAX_QUESTIONS, type getTaughtFaq, type putFaq } from '../contract.ts';
import { MAX_QUESTION_LENGTH, draftQuestion } from '../faq-draft.ts';
import { MAX_WAYS } from '../faq-ways.ts';
import { faqEditorMessages as messages } from '../messages-lists.ts';
import { ListPanel, neededText } from './list-panel.tsx';

const schema = z.object({
  _id: idSchema.optional(),
  question: neededText,
  answer: neededText,
  ways: z.string(),
});

export function FaqPanel() {
  const given = useGivenQuestion();
  return (
    <ListPanel
      name="faq"
      title={messages.title}
      lead={messages.lead}
      schema={schema}
      fields={[
        { name: 'question', label: messages.question, maxLength: MAX_QUESTION_LENGTH },
        { name: 'answer', label: messages.answer, maxLength: 2000, isLong: true },
        {
          name: 'ways',
          label: messages.ways,
          help: messages.waysHelp,
          maxLength: MAX_WAYS,
          isLong: true,
          isOptional: true,
        },
      ]}
      emptyRow={{ question: '', answer: '', ways: '' }}
      prefilledRow={given === undefined ? undefined : { question: given, answer: '', ways: '' }}
      rowName={messages.row}
      addLabel={messages.add}
      most={MAX_QUESTIONS}
      summaryOf={({ question = '' }) => question}
      read={(signal) => callWithTotal<typeof getTaughtFaq>('GET /faq/taught', { signal })}
      save={(body) => callWithTotal<typeof putFaq>('PUT /faq', { body })}
      entryOf={({ question = '', answer = '' }) => ({ kind: '', title: question, body: answer })}
    />
  );
}

/** The question in the state of the address; removed from it, so that a reload does not add it again. */
function useGivenQuestion(): string | undefined {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [given] = useState(() => draftQuestion(state));
  useEffect(() => {
    if (draftQuestion(state) !== undefined) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return given;
}
