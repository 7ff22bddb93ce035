// The rows of a list that were refused, with their line and reason, on the page and as a file.
import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router';

import { Button } from '../../../../platform/ui/button.tsx';
import { Pager, usePageStart } from '../../../../platform/ui/list/pager.tsx';
import { Table, figureCell } from '../../../../platform/ui/list/table.tsx';
import type { ImportRun } from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';
import { errorsCsv, pageOf } from './run-stage.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-tables.module.css';

/** Where a run's page has this table. */
export const ERRORS_ID = 'refused-rows';
const PAGE_PARAM = 'rows';
const ROWS_PER_PAGE = 50;

export function ErrorsTable({ run }: { run: ImportRun }) {
  const [query] = useSearchParams();
  const { page, pageCount, rows } = pageOf(run.errors, query.get(PAGE_PARAM), ROWS_PER_PAGE);
  const heading = usePageStart(page);
  const isShort = run.errorCount > run.errors.length;
  return (
    <section id={ERRORS_ID} className={`${layout.stack3} ${styles.section}`}>
      <div className={`${layout.cluster} ${styles.headRow}`}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.errorsTitle}
        </h2>
        <Button
          variant="outline"
          size="small"
          icon={<Download />}
          onClick={() => download(messages.errorsFile(run.list), errorsCsv(run))}
        >
          {messages.downloadErrors}
        </Button>
      </div>
      <p className={layout.lead}>
        {run.isDryRun ? messages.errorsLead : messages.errorsLeadDone}
        {isShort && ` ${messages.errorsShort(run.errors.length, run.errorCount)}`}
      </p>
      <Table caption={messages.errorsTitle} isCaptionHidden className={styles.errors}>
        <thead>
          <tr>
            <th scope="col" className={figureCell}>
              {messages.columns.line}
            </th>
            <th scope="col">{messages.columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, code, message }) => (
            <tr key={`${line} ${code} ${message}`}>
              <th scope="row" className={figureCell}>
                {line}
              </th>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pager label={messages.errorPages} param={PAGE_PARAM} page={page} pageCount={pageCount} />
    </section>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over when this task ends; some only in the next.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
