// One section of the price list as rows that open to be edited.
import { ListEditor } from '../../../platform/ui/list-editor.tsx';
import type { ListField } from '../../../platform/ui/list-editor.tsx';
import { priceEditorMessages as messages } from '../messages-editor.ts';
import { sectionTitles } from '../messages.ts';
import { emptyDraftRow, summaryText } from '../price-draft.ts';
import type { PriceDraftRow } from '../price-draft.ts';
import { PRICED_SERVICES, SECTIONS, SERVICE_SECTIONS, UNITS } from '../price-list.ts';
import type { Section } from '../price-list.ts';

import styles from './price-list-panel.module.css';

/** The contract's limit for the whole list. */
export const MOST_ROWS = 120;

interface PriceSectionProps {
  section: Section;
  /** The whole list. */
  rows: readonly PriceDraftRow[];
  /** Sentences by place in the whole list. */
  errors: ReadonlyMap<string, string>;
  onChange: (rows: readonly PriceDraftRow[]) => void;
}

export function PriceSection({ section, rows, errors, onChange }: PriceSectionProps) {
  const own = rows.flatMap((row, index) => (row['section'] === section ? [{ row, index }] : []));
  const ownErrors = new Map(
    own.flatMap(({ index }, at) =>
      [...errors]
        .filter(([place]) => place.startsWith(`${index}.`))
        .map(([place, text]): [string, string] => [`${at}.${place.slice(place.indexOf('.') + 1)}`, text]),
    ),
  );
  const title = sectionTitles[section];
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ListEditor
        fields={fieldsOf(section)}
        rows={own.map(({ row }) => row)}
        emptyRow={emptyDraftRow(section)}
        rowName={(place) => `${title} ${place}`}
        addLabel={messages.add(title)}
        errors={ownErrors}
        summaryOf={summaryText}
        fullReason={rows.length >= MOST_ROWS ? messages.most(MOST_ROWS) : undefined}
        onChange={(changed) =>
          onChange(
            SECTIONS.flatMap((each) =>
              each === section ? changed : rows.filter((row) => row['section'] === each),
            ),
          )
        }
      />
    </section>
  );
}

function fieldsOf(section: Section): ListField[] {
  const services = PRICED_SERVICES.filter((service) => SERVICE_SECTIONS[service] === section);
  return [
    { name: 'title', label: messages.titleField, maxLength: 80 },
    { name: 'passenger', label: messages.passenger, maxLength: 12, isShort: true },
    { name: 'suv', label: messages.suv, maxLength: 12, isShort: true },
    { name: 'van', label: messages.van, maxLength: 12, isShort: true },
    {
      name: 'unit',
      label: messages.unit,
      isShort: true,
      options: UNITS.map((value) => ({ value, label: messages.units[value] })),
    },
    {
      name: 'isFrom',
      label: messages.isFrom,
      isShort: true,
      options: [
        { value: 'exact', label: messages.exact },
        { value: 'from', label: messages.from },
      ],
    },
    { name: 'note', label: messages.note, maxLength: 300, isOptional: true, isLong: true },
    { name: 'minRim', label: messages.minRim, maxLength: 3, isShort: true },
    { name: 'maxRim', label: messages.maxRim, maxLength: 3, isShort: true },
    ...(services.length === 0
      ? []
      : [
          {
            name: 'service',
            label: messages.service,
            help: messages.serviceHelp,
            options: [
              { value: '', label: messages.noService },
              ...services.map((value) => ({ value, label: messages.services[value] })),
            ],
          },
        ]),
  ];
}
