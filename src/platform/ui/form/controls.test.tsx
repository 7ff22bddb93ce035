import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Button, ButtonLink, IconButton } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { Checkbox, RadioGroup } from './choice.tsx';
import { SegmentedField } from './field-group.tsx';
import { SelectField, TextField } from './field.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const html = (element: ReactElement): string => renderToStaticMarkup(element);

/** The value of an attribute in the first tag that has it. */
function attribute(markup: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
}

test('a button submits only with type submit', () => {
  expect(html(<Button>Tallenna muutokset</Button>)).toContain('type="button"');
  expect(html(<Button type="submit">Tallenna muutokset</Button>)).toContain('type="submit"');
});

test('a button that cannot be used stays focusable, says why, and cannot submit', () => {
  const markup = html(
    <Button type="submit" disabledReason="Valitse ensin vastaanottajat.">
      Lähetä
    </Button>,
  );
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('type="button"');
  expect(markup).not.toContain(' disabled');
  expect(markup).toContain(`id="${attribute(markup, 'aria-describedby')}"`);
  expect(markup).toContain('Valitse ensin vastaanottajat.');
});

test('a busy button has its label and announces that it is busy', () => {
  const markup = html(
    <Button type="submit" isBusy>
      Tallenna
    </Button>,
  );
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('Tallenna</button>');
  expect(markup).toContain('type="button"');
});

test('a link that looks like a button is a link, and an icon button has a name', () => {
  expect(html(<ButtonLink href="/renkaat">Hae renkaita</ButtonLink>)).toMatch(/^<a href="\/renkaat"/);
  expect(html(<IconButton label="Avaa valikko">x</IconButton>)).toContain('aria-label="Avaa valikko"');
});

test('a field ties label, help and error to its control', () => {
  const markup = html(
    <TextField
      id="koko"
      label="Rengaskoko"
      help="Esimerkiksi 205/55R16"
      error="Koosta puuttuu vanne."
      isOptional
    />,
  );
  expect(markup).toContain('<label for="koko"');
  expect(markup).toContain('(valinnainen)');
  expect(markup).toContain('aria-describedby="koko-help koko-error"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toMatch(/id="koko-error"[^>]*>Koosta puuttuu vanne\.</);
});

test('a field without help or error names nothing that is not there', () => {
  const markup = html(<TextField label="Nimi" unit="mm" />);
  expect(markup).not.toContain('aria-describedby');
  expect(markup).not.toContain('aria-invalid');
  expect(attribute(markup, 'for')).toBe(attribute(markup, 'id'));
});

test('a select has its options and a checkbox its label', () => {
  expect(
    html(
      <SelectField label="Vanne" defaultValue="16">
        <option value="15">15</option>
        <option value="16">16</option>
      </SelectField>,
    ),
  ).toContain('<option value="16" selected="">');
  const markup = html(<Checkbox label="Haluan tarjouksia" name="consent" required />);
  expect(attribute(markup, 'for')).toBe(attribute(markup, 'id'));
  expect(markup).not.toContain('checked');
  expect(html(<Checkbox label="Näkyy" isSwitch />)).toContain('role="switch"');
});

test('radio buttons and segments are one group with a name and one choice', () => {
  const options = [
    { value: 'a', label: 'Kitka' },
    { value: 'b', label: 'Nasta' },
  ];
  const radios = html(<RadioGroup legend="Kausi" name="kausi" options={options} defaultValue="b" />);
  expect(radios).toContain('Kausi</legend>');
  expect(radios.match(/name="kausi"/g)).toHaveLength(2);
  expect(radios.match(/checked=""/g)).toHaveLength(1);
  const segments = html(<SegmentedControl legend="Kausi" name="kausi" segments={options} defaultValue="a" />);
  expect(segments).toMatch(/<legend>.*Kausi.*<\/legend>/);
  expect(segments.match(/checked=""/g)).toHaveLength(1);
});

test('a choice among fields has its label in sight, and screen readers hear it once', () => {
  const segments = [{ value: 'a', label: 'Kitka' }];
  const markup = html(<SegmentedField legend="Kausi" name="kausi" segments={segments} />);
  expect(markup).toMatch(/<span aria-hidden="true"[^>]*>Kausi<\/span>/);
  expect(markup.match(/<legend>/g)).toHaveLength(1);
});

test('a search field is a search box with a submit button', () => {
  const markup = html(<SearchField label="Hae renkaita" name="q" />);
  expect(markup).toContain('type="search"');
  expect(markup).toMatch(/<button type="submit"[^>]*>Hae<\/button>/);
});

test('a filter chip says what clicking it removes', () => {
  expect(html(<Chip label="Nasta" removeHref="/renkaat" />)).toContain('aria-label="Poista rajaus: Nasta"');
  expect(html(<Chip label="Halvin ensin" href="?j=hinta" isCurrent />)).toContain('aria-current="true"');
});
