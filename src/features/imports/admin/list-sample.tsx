// What a list must look like, before one is chosen: its columns with an example of each, and a sample to download.
import DownloadIcon from 'lucide-react/icons/download';

import { saveCsv } from '../../../platform/browser/download-file.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Table } from '../../../platform/ui/list/table.tsx';
import { columnTitle, REQUIRED_COLUMNS, type ListColumn } from '../list/list-columns.ts';
import { OPTIONAL_COLUMNS, SAMPLE_ROWS, sampleListCsv } from '../list/list-sample.ts';
import { columnWords, sampleMessages as messages } from '../list/messages-columns.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './list-sample.module.css';

export function ListSample() {
  return (
    <section aria-labelledby="sample-title" className={layout.stack3}>
      <h2 id="sample-title" className={styles.title}>
        {messages.title}
      </h2>
      <p className={layout.note}>
        {messages.lead} {messages.formats}
      </p>
      <Columns caption={messages.required} columns={REQUIRED_COLUMNS} />
      <details>
        <summary>{messages.optional(OPTIONAL_COLUMNS.length)}</summary>
        <Columns
          caption={messages.optional(OPTIONAL_COLUMNS.length)}
          isCaptionHidden
          columns={OPTIONAL_COLUMNS}
        />
      </details>
      <p>
        <Button
          variant="outline"
          size="small"
          icon={<DownloadIcon />}
          onClick={() => saveCsv(sampleListCsv(), messages.fileName)}
        >
          {messages.download}
        </Button>
      </p>
    </section>
  );
}

interface ColumnsProps {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly ListColumn[];
}

function Columns({ caption, isCaptionHidden, columns }: ColumnsProps) {
  const [row] = SAMPLE_ROWS;
  const heads = messages.columns;
  return (
    <Table caption={caption} isCaptionHidden={isCaptionHidden} className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.holds}</th>
          <th scope="col">{heads.example}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column}>
            <th scope="row" lang="en">
              {columnTitle(column)}
            </th>
            <td>{columnWords[column]}</td>
            <td>{row[column] || messages.noExample}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
