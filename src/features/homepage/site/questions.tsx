// Questions and answers on the home page: the first ones, open.
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { QUESTIONS_PATH, type Question } from '../contract.ts';
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
