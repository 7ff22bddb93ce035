// What another size does: the verdict, both sizes side by side, the speedometer, the rim.
import { classNames } from '../../../platform/ui/class-names.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { formatTyreSize } from '../../catalogue/size/tyre-size.ts';
import { decimal, fitLines, shiftWords, verdict } from '../fit-words.ts';
import type { FitAnswer, FitQuestion } from '../fit.ts';
import { measures } from '../messages/pages.ts';
import { fitMessages as messages } from '../messages/rims.ts';
import { SizeCompare } from './drawings/size-compare.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './fit-calculator.page.module.css';

interface FitResultProps {
  question: FitQuestion;
  answer: FitAnswer;
  /** Shown before the first calculation, where there is room for it. */
  isExample?: boolean;
}

export function FitResult({ question, answer, isExample = false }: FitResultProps) {
  return (
    <div className={classNames(layout.stack4, isExample && styles.example)}>
      <h3>{isExample ? messages.example : messages.result}</h3>
      <SizeCompare
        current={answer.current}
        replacement={answer.replacement}
        names={{
          current: formatTyreSize(question.current),
          replacement: formatTyreSize(question.replacement),
        }}
      />
      <Notice tone={answer.isWithinTolerance ? 'ok' : 'warn'}>{verdict(answer)}</Notice>
      <Comparison question={question} answer={answer} />
      {!isExample && <Facts answer={answer} />}
    </div>
  );
}

/** What the difference means on the road. */
function Facts({ answer }: Pick<FitResultProps, 'answer'>) {
  const shown = answer.speeds.find(({ shownKmh }) => shownKmh === 100);
  const { minIn, maxIn } = answer.rimRange;
  const range = measures.inches(measures.range(decimal(minIn, 1), decimal(maxIn, 1)));
  return (
    <>
      <dl className={`${layout.stack3} ${styles.facts}`}>
        <div>
          <dt>{messages.speedTitle}</dt>
          <dd>
            {shown && messages.speedText(measures.kmh('100'), measures.kmh(decimal(shown.realKmh, 1)))}{' '}
            {answer.change > 0.005 && messages.speedSlow}
          </dd>
        </div>
        <div>
          <dt>{messages.rimTitle}</dt>
          <dd>
            {messages.rimRange(range)}{' '}
            {answer.isRimSuitable !== null &&
              (answer.isRimSuitable ? messages.rimFits : messages.rimDoesNotFit)}
          </dd>
        </div>
        {answer.shift && (
          <div>
            <dt>{messages.shiftTitle}</dt>
            <dd>{shiftWords(answer).join(' ')}</dd>
          </div>
        )}
      </dl>
      <p className={`${layout.note} ${styles.help}`}>{messages.disclaimer}</p>
    </>
  );
}

function Comparison({ question, answer }: { question: FitQuestion; answer: FitAnswer }) {
  return (
    <table className={styles.table}>
      <caption>{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.measure}</th>
          <th scope="col">{formatTyreSize(question.current)}</th>
          <th scope="col">{formatTyreSize(question.replacement)}</th>
          <th scope="col">{messages.difference}</th>
        </tr>
      </thead>
      <tbody>
        {fitLines(answer).map(({ name, before, after, difference }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
            <td>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
