// One section of the price list as rows that open to be edited.
import { ListEditor, type ListField } from '../../../platform/ui/form/list-editor.tsx';
import { priceEditorMessages as messages } from '../messages-editor.ts';
import { sectionTitles } from '../messages.ts';
import { PRICED_SERVICES, SECTIONS, SERVICE_SECTIONS, UNITS, type Section } from '../price-list.ts';
import { emptyRow, MAX_ROWS, summaryText, type PriceFormRow } from './price-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';

interface PriceSectionProps {
  section: Section;
  rows: readonly PriceFormRow[];
  /** By position in the complete list. */
  errorOf: (index: number, field: keyof PriceFormRow) => string | undefined;
  onChange: (rows: PriceFormRow[]) => void;
}

export function PriceSection({ section, rows, errorOf, onChange }: PriceSectionProps) {
  const own = rows.flatMap((row, index) => (row.section === section ? [{ row, index }] : []));
  const title = sectionTitles[section];
  return (
    <section className={layout.stack3}>
      <h3>{title}</h3>
      <ListEditor
        fields={fieldsOf(section)}
        rows={own.map(({ row }) => row)}
        emptyRow={emptyRow(section)}
        rowName={(place) => `${title} ${place}`}
        addLabel={messages.add(title)}
        errorOf={(at, field) => {
          const index = own[at]?.index;
          return index === undefined ? undefined : errorOf(index, field);
        }}
        summaryOf={summaryText}
        fullReason={rows.length >= MAX_ROWS ? messages.most(MAX_ROWS) : undefined}
        onChange={(changed) =>
          onChange(
            SECTIONS.flatMap((each) =>
              each === section ? changed : rows.filter((row) => row.section === each),
            ),
          )
        }
      />
    </section>
  );
}

function fieldsOf(section: Section): ListField<PriceFormRow>[] {
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
            name: 'service' as const,
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
