// Questions without an answer, the most asked first: each becomes an answer of the shop's own list, or is passed over.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { formatDateTime } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager } from '../../../platform/ui/pager.tsx';
import { Table, figureCell } from '../../../platform/ui/table.tsx';
import { Spinner } from '../../../platform/ui/tread-ring.tsx';
import { FAQ_EDITOR_PATH, faqDraft } from '../../homepage/faq-draft.ts';
import type { Unanswered } from '../contract-gaps.ts';
import { conversationPath } from '../conversations-path.ts';
import { conversationMessages as messages } from '../messages-conversations.ts';
import { unansweredQuery, useHideQuestion } from './conversation-queries.ts';

import styles from './conversations-page.module.css';

/** `pageParam` is the name of the page number in the address. */
export function UnansweredQuestions({ pageParam }: { pageParam: string }) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(pageParam) ?? undefined);
  const { data, error, refetch } = useQuery(unansweredQuery(page));
  return (
    <div className={styles.section} aria-busy={!data && !error}>
      {error && (
        <LoadFailure
          title={messages.unansweredFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Spinner label={messages.loading} />}
      {data && (
        <p className={styles.lead}>{data.total === 0 ? messages.unansweredEmpty : messages.unansweredLead}</p>
      )}
      {data && data.questions.length > 0 && <Questions questions={data.questions} />}
      <Pager
        label={messages.unansweredPages}
        param={pageParam}
        page={page}
        pageCount={data?.totalPages ?? 0}
      />
    </div>
  );
}

function Questions({ questions }: { questions: readonly Unanswered[] }) {
  const { unansweredColumns: columns } = messages;
  const hide = useHideQuestion();
  const onFailed = (error: Error) =>
    showToast({ text: `${messages.skipFailed}. ${error.message}`, tone: 'bad' });
  function skip(questionId: string): void {
    const showAgain = () => hide.mutate({ questionId, isHidden: false }, { onError: onFailed });
    hide.mutate(
      { questionId, isHidden: true },
      { onSuccess: () => showUndo(messages.skipped, messages.undo, showAgain), onError: onFailed },
    );
  }
  return (
    <Table caption={messages.unansweredTitle} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.question}</th>
          <th scope="col" className={figureCell}>
            {columns.count}
          </th>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((one) => (
          <QuestionRow key={one._id} unanswered={one} onSkip={() => skip(one._id)} />
        ))}
      </tbody>
    </Table>
  );
}

function QuestionRow({ unanswered, onSkip }: { unanswered: Unanswered; onSkip: () => void }) {
  const { unansweredColumns: columns } = messages;
  const { question, count, lastAskedAt, conversationId } = unanswered;
  return (
    <tr>
      <th scope="row" className={styles.question}>
        {question}
      </th>
      <td data-label={columns.count} className={figureCell}>
        {count}
      </td>
      <td data-label={columns.at} className={styles.short}>
        {formatDateTime(new Date(lastAskedAt))}
      </td>
      <td data-label={columns.actions}>
        <span className={styles.tools}>
          <Link
            to={FAQ_EDITOR_PATH}
            state={faqDraft(question)}
            aria-label={messages.answerLabel(question)}
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            {messages.answer}
          </Link>
          <Link
            to={conversationPath(conversationId)}
            aria-label={messages.readAskedLabel(question)}
            className={buttonClass({ variant: 'text', size: 'small' })}
          >
            {messages.read}
          </Link>
          <Button variant="text" size="small" aria-label={messages.skipLabel(question)} onClick={onSkip}>
            {messages.skip}
          </Button>
        </span>
      </td>
    </tr>
  );
}
