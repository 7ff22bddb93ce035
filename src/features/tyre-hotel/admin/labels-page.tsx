// The sheet of labels: four to a set, each with a code that opens the set in the back office.
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { classNames } from '../../../platform/ui/class-names.ts';
import { SegmentedField } from '../../../platform/ui/form/field-group.tsx';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { PrintSheet } from '../../../platform/ui/page/print-sheet.tsx';
import { QrCode } from '../../../platform/ui/page/qr-code.tsx';
import { Skeleton } from '../../../platform/ui/page/skeleton.tsx';
import type { TyreSetDetails } from '../contract/tyre-hotel.ts';
import { hotelAdmin, labelMessages as messages } from '../messages/admin.ts';
import { tyreSetTexts } from '../messages/tyre-hotel.ts';
import { POSITIONS } from '../tread-depth.ts';
import { LABEL_PAPERS, useLabelPaper } from './label-paper.ts';
import { HOTEL_PATH, setPath, setQuery } from './sets/set-queries.ts';

import styles from './labels.module.css';

const MAX_SETS = 50;

export function LabelsPage() {
  const [query] = useSearchParams();
  const { paper, choose } = useLabelPaper();
  const ids = [...new Set(query.getAll('sarja'))].slice(0, MAX_SETS);
  const found = useQueries({ queries: ids.map((id) => setQuery(id)) });
  const sets = found.flatMap(({ data }) => (data ? [data] : []));
  const failed = found.find(({ isError }) => isError);
  const isLoading = found.some(({ isPending }) => isPending);
  return (
    <PrintSheet
      title={messages.title}
      lead={messages.lead}
      printLabel={messages.print}
      back={
        sets.length === 1 && sets[0]
          ? { to: setPath(sets[0]._id), label: hotelAdmin.backToSet }
          : { to: HOTEL_PATH, label: hotelAdmin.back }
      }
      isLoading={isLoading}
    >
      {isLoading && <Skeleton lines={6} />}
      {failed && (
        <LoadFailure
          title={messages.someFailed}
          message={failed.error?.message ?? ''}
          onRetry={() => void Promise.all(found.map(({ refetch }) => refetch()))}
        />
      )}
      {!isLoading && !failed && sets.length === 0 && <p role="status">{messages.none}</p>}
      <div data-print="no">
        <SegmentedField
          name="label-paper"
          legend={messages.paper}
          segments={LABEL_PAPERS.map((value) => ({ value, label: messages.papers[value] }))}
          value={paper}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <ul className={classNames(styles.sheet, styles[paper])}>
        {sets.flatMap((set) =>
          POSITIONS.map((position) => (
            <li key={`${set._id} ${position}`} className={styles.label}>
              <QrCode
                text={`${window.origin}${setPath(set._id)}`}
                name={messages.qr(set.code)}
                className={styles.code}
              />
              <LabelText set={set} place={tyreSetTexts.positions[position]} />
            </li>
          )),
        )}
      </ul>
    </PrintSheet>
  );
}

function LabelText({ set, place }: { set: TyreSetDetails; place: string }) {
  return (
    <div className={styles.text}>
      <b className={styles.shelf}>{set.shelf}</b>
      <b>
        {set.code} · {place}
      </b>
      <span>{[set.plate, set.ownerName].filter(Boolean).join(' · ')}</span>
      <span>{messages.size(set.size, tyreSetTexts.seasons[set.season])}</span>
      {set.make !== '' && <span>{set.make}</span>}
    </div>
  );
}
