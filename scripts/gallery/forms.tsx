// Fields and choices.
import { Button } from '../../src/platform/ui/button.tsx';
import { Checkbox, RadioGroup } from '../../src/platform/ui/form/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../src/platform/ui/form/field.tsx';
import { SearchField } from '../../src/platform/ui/form/search-field.tsx';
import { SegmentedControl } from '../../src/platform/ui/form/segmented-control.tsx';
import { SnowIcon, StudsIcon, SunIcon } from '../../src/platform/ui/icons/shop-icons.tsx';

import layout from '../../src/platform/ui/style/layout.module.css';

export function Forms() {
  return (
    <>
      <h2>Lomakkeet</h2>
      <SegmentedControl
        legend="Kausi"
        name="kausi"
        defaultValue="kitka"
        segments={[
          { value: 'kitka', label: 'Kitka', icon: <SnowIcon /> },
          { value: 'nasta', label: 'Nasta', icon: <StudsIcon /> },
          { value: 'kesa', label: 'Kesä', icon: <SunIcon /> },
        ]}
      />
      <div className={layout.stack}>
        <FirstColumn />
        <div className={layout.stack}>
          <SelectField label="Vanne" defaultValue="16" help="Vain koot, joita on hyllyssä.">
            <option value="15">15″</option>
            <option value="16">16″ (24 rengasta)</option>
          </SelectField>
          <RadioGroup
            legend="Asennus"
            name="asennus"
            defaultValue="liike"
            options={[
              {
                value: 'liike',
                label: 'Asennus liikkeessä',
                help: 'Sisältää tasapainotuksen ja kierrätyksen.',
              },
              { value: 'nouto', label: 'Nouto ilman asennusta' },
              { value: 'koti', label: 'Kotiinkuljetus', isDisabled: true },
            ]}
          />
          <Checkbox label="Haluan tarjouksia sähköpostiin" help="Voit perua tilauksen milloin vain." />
          <Checkbox label="Hyväksyn ehdot" defaultChecked />
          <Checkbox label="Kampanja näkyy etusivulla" isSwitch defaultChecked />
          <Checkbox label="Vain tarjoukset" isSwitch />
        </div>
      </div>
      <div data-density="compact" className={layout.row}>
        <TextField label="Hallinta, hinta" unit="€" defaultValue="119,90" />
        <SelectField label="Näytä">
          <option>Kaikki</option>
        </SelectField>
        <Button>Tallenna muutokset</Button>
      </div>
    </>
  );
}

function FirstColumn() {
  return (
    <div className={layout.stack}>
      <SearchField label="Hae renkaita" placeholder="205/55R16 tai mallin nimi" name="q" />
      <TextField label="Sähköposti" type="email" autoComplete="email" help="Lähetämme vahvistuksen tähän." />
      <TextField label="Leveys" unit="mm" inputMode="numeric" defaultValue="205" />
      <TextField label="Puhelin" isOptional autoComplete="tel" />
      <TextField
        label="Rengaskoko"
        defaultValue="20/55"
        error="Koosta puuttuu vanteen halkaisija. Kirjoita esimerkiksi 205/55R16."
      />
      <TextField label="Lukittu" disabled defaultValue="Laskettu hinnasta" />
      <TextAreaField label="Viesti" rows={3} />
    </div>
  );
}
