// Questions and answers: the first ones open on the home page, all of them closed on a page of their own.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { HOME_PATH, QUESTIONS_PATH, type Question } from '../contract.ts';
import { faqMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './questions.module.css';

export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={classNames(layout.raised, layout.section)}>
      <div className={layout.page}>
        <h2>{messages.title}</h2>
        <p className={styles.text}>{messages.text}</p>
        <div className={styles.list}>
          {questions.map((entry) => (
            <article key={entry._id} className={styles.entry}>
              <h3>
                <button type="button" data-chat={entry.question} className={styles.question}>
                  {entry.question}
                </button>
              </h3>
              <p>{entry.answer}</p>
            </article>
          ))}
        </div>
        <p className={styles.all}>
          <ButtonLink href={QUESTIONS_PATH} variant="outline">
            {messages.all}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

export function AllQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <PageHead
        crumbs={[{ label: messages.home, href: HOME_PATH }, { label: messages.title }]}
        title={messages.title}
        lead={questions.length === 0 ? messages.none : messages.text}
      />
      <section className={classNames(layout.page, layout.section)}>
        <div className={styles.closed}>
          {questions.map(({ _id, question, answer }) => (
            <details key={_id} id={`kysymys-${_id}`} className={styles.entry}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
