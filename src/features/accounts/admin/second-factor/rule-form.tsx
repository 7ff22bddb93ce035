// The owner's decision: from which day everybody must have a second factor.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { isDay } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { DateField } from '../../../../platform/ui/form/date-field.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { ruleMessages as messages } from '../../messages-second-factor-admin.ts';
import { ruleQuery, useChangeRule } from './factor-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

export function SecondFactorRuleForm() {
  const query = useQuery(ruleQuery);
  return (
    <section className={`${layout.stack4} ${styles.way}`}>
      <h3>{messages.title}</h3>
      <p className={layout.muted}>{messages.text}</p>
      {query.data ? (
        <Rule stored={query.data.requiredFrom} />
      ) : (
        <LoadState query={query} title={messages.loadFailed} />
      )}
    </section>
  );
}

function Rule({ stored }: { stored: string | null }) {
  const change = useChangeRule();
  const [isRequired, setIsRequired] = useState(stored !== null);
  const [from, setFrom] = useState(stored ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const save = () => {
    const isMissing = isRequired && !isDay(from);
    setIsRefused(isMissing);
    if (!isMissing) change.mutate({ requiredFrom: isRequired ? from : null });
  };
  return (
    <form
      method="post"
      noValidate
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Checkbox
        label={messages.isRequired}
        checked={isRequired}
        onChange={({ target }) => setIsRequired(target.checked)}
      />
      {isRequired && (
        <DateField
          label={messages.from}
          value={from}
          error={isRefused && !isDay(from) ? messages.dateMissing : undefined}
          className={styles.date}
          onChange={setFrom}
        />
      )}
      {change.error && (
        <Notice tone="bad" role="alert">
          {change.error.message}
        </Notice>
      )}
      <Button type="submit" isBusy={change.isPending} className={styles.button}>
        {messages.save}
      </Button>
    </form>
  );
}
