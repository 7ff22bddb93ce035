// The rows of a list that were refused, with their line and reason, on the page and as a file.
import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router';

import { saveCsv } from '../../../../platform/browser/download-file.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Pager, usePageStart } from '../../../../platform/ui/list/pager.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import type { ImportRun } from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';
import { errorsCsv, pageOf } from './run-stage.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-tables.module.css';

/** Where a run's page has this table. */
export const ERRORS_ID = 'refused-rows';
const PAGE_PARAM = 'rows';
const ROWS_PER_PAGE = 50;

const { columns } = messages;
const COLUMNS: readonly Column<ImportRun['errors'][number]>[] = [
  { label: columns.line, role: 'name', isLabelled: true, cell: ({ line }) => line },
  { label: columns.reason, cell: ({ message }) => message },
];

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
          onClick={() => saveCsv(errorsCsv(run), messages.errorsFile(run.list))}
        >
          {messages.downloadErrors}
        </Button>
      </div>
      <p className={layout.lead}>
        {run.isDryRun ? messages.errorsLead : messages.errorsLeadDone}
        {isShort && ` ${messages.errorsShort(run.errors.length, run.errorCount)}`}
      </p>
      <RecordTable
        caption={messages.errorsTitle}
        rows={rows}
        columns={COLUMNS}
        keyOf={({ line, code, message }) => `${line} ${code} ${message}`}
        className={styles.errors}
      />
      <Pager label={messages.errorPages} param={PAGE_PARAM} page={page} pageCount={pageCount} />
    </section>
  );
}
