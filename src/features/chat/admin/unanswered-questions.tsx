// Questions without an answer, the most frequent first: staff turn each into an answer of the FAQ, or hide it.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { FAQ_EDITOR_PATH, faqDraft } from '../../homepage/faq-draft.ts';
import type { Unanswered } from '../contract/gaps.ts';
import { conversationPath } from '../conversations-path.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';
import {
  answersQuery,
  PER_PAGE,
  unansweredQuery,
  useHideQuestion,
  useTeach,
} from './conversation-queries.ts';
import { likeliestFirst } from './likeliest-answers.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './conversations-page.module.css';

const { columns } = messages.unanswered;
const COLUMNS: readonly Column<Unanswered>[] = [
  { label: columns.question, role: 'name', className: styles.question, cell: ({ question }) => question },
  {
    label: columns.gap,
    isLabelled: true,
    cell: ({ gap, topic }) => <Reason gap={gap} topic={topic} />,
  },
  { label: columns.count, role: 'figure', isLabelled: true, cell: ({ count }) => count },
  {
    label: columns.at,
    isShort: true,
    isLabelled: true,
    cell: ({ lastAskedAt }) => formatDateClock(new Date(lastAskedAt)),
  },
  { label: columns.actions, role: 'actions', cell: (unanswered) => <Actions {...unanswered} /> },
];

/** The shop's own questions offered for one. */
const MAX_OFFERED = 8;

/** `pageParam` is the name of the page number in the address. */
export function UnansweredQuestions({ pageParam }: { pageParam: string }) {
  const [params] = useSearchParams();
  const page = pageNumber(params.get(pageParam) ?? undefined);
  return (
    <RecordList
      texts={messages.unanswered}
      query={useQuery(unansweredQuery(page))}
      paging={{ page, perPage: PER_PAGE, param: pageParam }}
      headingLevel={3}
    >
      {(questions) => (
        <RecordTable
          caption={messages.unanswered.title}
          rows={questions}
          columns={COLUMNS}
          keyOf={({ _id }) => _id}
        />
      )}
    </RecordList>
  );
}

function Reason({ gap, topic }: Pick<Unanswered, 'gap' | 'topic'>) {
  const name = topic === null ? undefined : messages.topics[topic];
  // What nothing was found for was not taken for anything either.
  if (name === undefined || gap === 'unknown') return messages.gaps[gap];
  return (
    <>
      {messages.gaps[gap]} <small className={layout.muted}>{messages.takenFor(name)}</small>
    </>
  );
}

function Actions({ _id: questionId, question, conversationId }: Unanswered) {
  const hide = useHideQuestion();
  return (
    <span className={layout.row}>
      <RowLink
        to={FAQ_EDITOR_PATH}
        state={faqDraft(question)}
        label={messages.answer}
        name={messages.answerLabel(question)}
      />
      <Teach question={question} />
      <RowMenu name={question}>
        <RowLink
          to={conversationPath(conversationId)}
          label={messages.read}
          name={messages.readAskedLabel(question)}
          variant="text"
        />
        <RowButton
          label={messages.skip}
          name={messages.skipLabel(question)}
          onClick={() => hide(questionId, question)}
        />
      </RowMenu>
    </span>
  );
}

/** The shop's own questions, the likeliest first: one press adds this one as another wording. */
function Teach({ question }: { question: string }) {
  const { data } = useQuery(answersQuery);
  const teach = useTeach();
  if (!data || data.answer.length === 0) return null;
  return (
    <RowMenu name={question} label={messages.teach}>
      {likeliestFirst(question, data.answer)
        .slice(0, MAX_OFFERED)
        .map((known) => (
          <RowButton
            key={known._id}
            label={known.question}
            name={messages.teachLabel(question, known.question)}
            onClick={() => teach(known._id, question)}
          />
        ))}
    </RowMenu>
  );
}
