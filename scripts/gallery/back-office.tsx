// The back office's one way of each: a list with views, search, rows, menu and pages; a record's page; a form with its parts and its bar; a preview.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Link, MemoryRouter } from 'react-router';
import { z } from 'zod';

import { useRecordForm } from '../../src/platform/browser/form/use-record-form.ts';
import { StatusDot } from '../../src/platform/ui/badge.tsx';
import { Button } from '../../src/platform/ui/button.tsx';
import { DateField, DateTimeField } from '../../src/platform/ui/form/date-field.tsx';
import { FieldGroup, SegmentedField } from '../../src/platform/ui/form/field-group.tsx';
import { TextField } from '../../src/platform/ui/form/field.tsx';
import { FormParts } from '../../src/platform/ui/form/form-parts.tsx';
import { RecordForm } from '../../src/platform/ui/form/record-form.tsx';
import { SaveBar } from '../../src/platform/ui/form/save-bar.tsx';
import { ListPage } from '../../src/platform/ui/list/list-page.tsx';
import { ListTabs } from '../../src/platform/ui/list/list-tabs.tsx';
import { RecordTable, type Column } from '../../src/platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../src/platform/ui/list/row-action.tsx';
import { RowMenu } from '../../src/platform/ui/list/row-menu.tsx';
import { BackLink } from '../../src/platform/ui/page/detail-page.tsx';
import { FIRST_SCREEN, ScreenSwitch } from '../../src/platform/ui/preview/screen-switch.tsx';

import list from '../../src/platform/ui/list/list-page.admin.module.css';

interface Example {
  name: string;
  price: string;
  isOn: boolean;
}

const ROWS: readonly Example[] = [
  { name: 'Kesäpyörät hotelliin', price: '89,00 €', isOn: true },
  { name: 'Syksyn tasapainotus', price: '40,00 €', isOn: false },
];
const PER_PAGE = 2;
const TOTAL = 12;

const COLUMNS: readonly Column<Example>[] = [
  { label: 'Nimi', role: 'name', cell: ({ name }) => <Link to="/">{name}</Link> },
  {
    label: 'Tila',
    role: 'state',
    cell: ({ isOn }) => (
      <StatusDot tone={isOn ? 'ok' : 'neutral'}>{isOn ? 'Voimassa' : 'Päättynyt'}</StatusDot>
    ),
  },
  { label: 'Hinta', role: 'figure', cell: ({ price }) => price },
  {
    label: 'Toiminnot',
    role: 'actions',
    cell: ({ name }) => (
      <div className={list.actions}>
        <RowLink to="/" label="Muokkaa" name={`Muokkaa: ${name}`} />
        <RowMenu name={name}>
          <RowButton label="Kopioi" name={`Kopioi: ${name}`} />
          <RowButton label="Poista" name={`Poista: ${name}`} />
        </RowMenu>
      </div>
    ),
  },
];

const VIEWS = ['all', 'on'] as const;

export function BackOffice() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ListPage
          texts={{
            title: 'Lista',
            lead: 'Rivi avautuu nimestään. Yksi toiminto on näkyvissä, muut ovat valikossa.',
            search: 'Hae listasta',
            searchHelp: 'Nimi',
            loadFailed: 'Lataus epäonnistui',
            count: (total) => `${total} riviä`,
            pages: 'Listan sivut',
            emptyTitle: 'Lista on tyhjä',
          }}
          query={{ data: { answer: ROWS, total: TOTAL }, error: null, refetch: () => Promise.resolve() }}
          paging={{ page: 1, perPage: PER_PAGE }}
          actions={<Button icon={<Plus />}>Uusi rivi</Button>}
          filters={
            <ListTabs
              label="Näkymät"
              param="nakyma"
              views={VIEWS}
              shown="all"
              words={{ all: 'Kaikki', on: 'Voimassa' }}
            />
          }
        >
          {(rows) => <RecordTable caption="Lista" rows={rows} columns={COLUMNS} keyOf={({ name }) => name} />}
        </ListPage>
        <h2>Yksi rivi omalla sivullaan</h2>
        <BackLink to="/" label="Lista" />
        <h2>Lomake</h2>
        <ExampleForm />
        <SaveBar text="Muutoksia ei ole tallennettu.">
          <Button variant="text" size="small">
            Peru muutokset
          </Button>
          <Button size="small">Tallenna</Button>
        </SaveBar>
        <h2>Esikatselu</h2>
        <ScreenSwitch value={FIRST_SCREEN} onChange={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const PARTS = ['Perustiedot', 'Kesto'] as const;
const DURATIONS = ['stock', 'date'] as const;
const DURATION_WORDS = { stock: 'Kun varastoa riittää', date: 'Päivään asti' };

const schema = z.object({
  name: z.string().min(1),
  price: z.string(),
  duration: z.enum(DURATIONS),
  day: z.string(),
  time: z.string(),
});

function ExampleForm() {
  const form = useRecordForm({
    name: 'gallery',
    schema,
    fields: [
      { name: 'name', label: 'Nimi' },
      { name: 'price', label: 'Hinta' },
      { name: 'duration', label: 'Kesto' },
      { name: 'day', label: 'Viimeinen päivä' },
      { name: 'time', label: 'Lähetysaika' },
    ],
    stored: undefined,
    start: { name: 'Syysale', duration: 'date', day: '2026-12-24', time: '2026-11-25T09:00' },
    valuesOf: (record: z.output<typeof schema>) => record,
    save: (body) => Promise.resolve(body),
  });
  return (
    <RecordForm form={form} failed="Tallennus epäonnistui" guard={null}>
      <FormParts titles={PARTS} />
      <FieldGroup title={PARTS[0]}>
        <TextField {...form.field('name')} />
        <TextField {...form.field('price')} unit="€" isOptional />
      </FieldGroup>
      <FieldGroup title={PARTS[1]}>
        <SegmentedField
          {...form.choice('duration')}
          segments={DURATIONS.map((value) => ({ value, label: DURATION_WORDS[value] }))}
        />
        <DateField {...form.controlled('day')} />
        <DateTimeField {...form.controlled('time')} />
      </FieldGroup>
    </RecordForm>
  );
}
