// The page of all questions: by subject with a list of the subjects, or those that a search finds; a plain form does it.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { ChipRow } from '../../../platform/ui/chip.tsx';
import { SearchField } from '../../../platform/ui/form/search-field.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { HOME_PATH, QUESTIONS_PATH, QUESTION_SEARCH, type Question } from '../contract.ts';
import { faqMessages as messages } from '../messages.ts';
import { findQuestions, groupQuestions } from '../question-groups.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './questions.module.css';

/** Up to this many are shown with their answers at once. */
const SHOWN_OPEN = 3;
const MAX_SEARCH_LENGTH = 60;

export interface AllQuestionsProps {
  readonly questions: readonly Question[];
  readonly search: string;
}

export function AllQuestions({ questions, search }: AllQuestionsProps) {
  return (
    <>
      <PageHead
        crumbs={[{ label: messages.home, href: HOME_PATH }, { label: messages.title }]}
        title={messages.title}
        lead={questions.length === 0 ? messages.none : messages.text}
      />
      {questions.length > 0 && (
        <section className={`${layout.page} ${layout.section} ${layout.stack8}`}>
          <form method="get" action={QUESTIONS_PATH} role="search" className={styles.search}>
            <SearchField
              name={QUESTION_SEARCH}
              id="kysymyshaku"
              label={messages.search}
              help={messages.searchHelp}
              defaultValue={search}
              maxLength={MAX_SEARCH_LENGTH}
            />
          </form>
          {search === '' ? (
            <BySubject questions={questions} />
          ) : (
            <Found questions={questions} search={search} />
          )}
        </section>
      )}
    </>
  );
}

function BySubject({ questions }: Pick<AllQuestionsProps, 'questions'>) {
  const groups = groupQuestions(questions);
  return (
    <>
      <nav aria-label={messages.subjects}>
        <ChipRow
          label={messages.subjects}
          chips={groups.map(({ subject }) => ({
            key: subject.id,
            label: subject.title,
            href: `#${subject.id}`,
          }))}
        />
      </nav>
      {groups.map(({ subject, items }) => (
        <div key={subject.id} id={subject.id}>
          <h2 className={styles.subject}>{subject.title}</h2>
          <Entries questions={items} />
        </div>
      ))}
    </>
  );
}

function Found({ questions, search }: AllQuestionsProps) {
  const found = findQuestions(questions, search);
  return (
    <div className={layout.stack4}>
      <p role="status">{found.length === 0 ? messages.notFound : messages.found(found.length)}</p>
      <Entries questions={found} isOpen={found.length <= SHOWN_OPEN} />
      <p>
        <ButtonLink href={QUESTIONS_PATH} variant="outline">
          {messages.showAll}
        </ButtonLink>
      </p>
    </div>
  );
}

function Entries({ questions, isOpen = false }: { questions: readonly Question[]; isOpen?: boolean }) {
  return (
    <div className={styles.closed}>
      {questions.map(({ _id, question, answer }) => (
        <details key={_id} id={`kysymys-${_id}`} className={styles.entry} open={isOpen}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
