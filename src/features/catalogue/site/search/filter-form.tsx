// What a search can be narrowed by: one plain GET form, so it works without script; with it, a tick is enough.
import type { ReactNode } from 'react';

import { formatCount } from '../../../../platform/contract/count.ts';
import { Button, ButtonLink } from '../../../../platform/ui/button.tsx';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { searchMessages as texts } from '../../messages/site.ts';
import { searchPath } from '../../paths.ts';
import type { FacetSwitch, FacetValue, SearchResult } from '../../product/product-view.ts';
import { SORTS, countFilters } from '../../search/search-filters.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './filter-form.module.css';

const SHOWN_AT_ONCE = 8;

interface FilterFormProps {
  result: SearchResult;
  /** What the shop promises of delivery from the supplier. */
  delivery: string | undefined;
}

export function FilterForm({ result, delivery }: FilterFormProps) {
  const { filters, facets } = result;
  const kindCount = countFilters(filters);
  return (
    <form
      id="filters"
      className={`${layout.stack5} ${layout.panel} ${styles.form}`}
      action={searchPath()}
      method="get"
      data-filters
      data-plain="catalogue/filters"
      data-print="no"
    >
      {filters.text && <input type="hidden" name="search" value={filters.text} />}
      <div className={styles.top}>
        <h2 className={styles.title}>{texts.filters}</h2>
        {kindCount > 0 && (
          <a href={searchPath({ text: filters.text })} className={styles.clear}>
            {texts.clear}
          </a>
        )}
      </div>
      <label className={`${layout.stack1} ${layout.note} ${styles.sort}`}>
        {texts.sort}
        <select name="sort" defaultValue={filters.sort}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort === 'recommended' ? '' : sort}>
              {catalogueMessages.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <Group title={texts.groups.season}>
        <Boxes name="type" values={facets.type} />
        <Boxes name="winterType" values={facets.winterType} />
      </Group>
      <Group title={texts.groups.availability} help={delivery}>
        <Switch name="inStock" label={texts.switches.inStock} facet={facets.inStock} />
        <Switch name="onSale" label={texts.switches.onSale} facet={facets.onSale} />
      </Group>
      <Group title={texts.groups.manufacturer}>
        <Boxes name="manufacturer" values={facets.manufacturer} />
      </Group>
      <PriceGroup result={result} />
      {facets.diameter.length > 1 && (
        <Group title={texts.groups.diameter}>
          <Boxes name="diameter" values={facets.diameter} />
        </Group>
      )}
      <Group title={texts.groups.wetGrip} help={texts.explanations.wetGrip}>
        <Boxes name="wetGrip" values={facets.wetGrip} isRow />
      </Group>
      <Group title={texts.groups.fuelEfficiency} help={texts.explanations.fuelEfficiency}>
        <Boxes name="fuelEfficiency" values={facets.fuelEfficiency} isRow />
      </Group>
      <Group title={texts.groups.noiseClass} help={texts.explanations.noiseClass}>
        <Boxes name="noiseClass" values={facets.noiseClass} />
      </Group>
      <Group title={texts.groups.grip} help={texts.explanations.grip}>
        <Switch name="snowGrip" label={texts.switches.snowGrip} facet={facets.snowGrip} />
        <Switch name="iceGrip" label={texts.switches.iceGrip} facet={facets.iceGrip} />
        <Switch name="runFlat" label={texts.switches.runFlat} facet={facets.runFlat} />
      </Group>
      {facets.vehicleType.length > 1 && (
        <Group title={texts.groups.vehicleType}>
          <Boxes name="vehicleType" values={facets.vehicleType} />
        </Group>
      )}
      <div className={styles.actions}>
        <Button type="submit" isWide data-filter-submit>
          {texts.show(result.total)}
        </Button>
        <ButtonLink variant="text" href="#tulokset" className={styles.back}>
          {texts.close}
        </ButtonLink>
      </div>
    </form>
  );
}

interface GroupProps {
  title: string;
  help?: string | undefined;
  children: ReactNode;
}

function Group({ title, help, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
      {help && <p className={styles.help}>{help}</p>}
    </fieldset>
  );
}

function Boxes({
  name,
  values,
  isRow = false,
}: {
  name: string;
  values: readonly FacetValue[];
  isRow?: boolean;
}) {
  const hidden = values.slice(SHOWN_AT_ONCE).some((value) => value.isSelected)
    ? []
    : values.slice(SHOWN_AT_ONCE);
  const shown = values.slice(0, values.length - hidden.length);
  return (
    <>
      <div className={isRow ? styles.row : styles.list}>
        {shown.map((value) => (
          <Box key={value.value} name={name} {...value} />
        ))}
      </div>
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.more(hidden.length)}</summary>
          <div className={styles.list}>
            {hidden.map((value) => (
              <Box key={value.value} name={name} {...value} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Box({ name, value, label, count, isSelected }: FacetValue & { name: string }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={isSelected} />
      <span>{label}</span>
      <span className={styles.count}>{formatCount(count)}</span>
    </label>
  );
}

function Switch({ name, label, facet }: { name: string; label: string; facet: FacetSwitch }) {
  if (facet.count === 0 && !facet.isSelected) return null;
  return <Box name={name} value="true" label={label} count={facet.count} isSelected={facet.isSelected} />;
}

function PriceGroup({ result }: { result: SearchResult }) {
  const { price } = result.facets;
  if (!price) return null;
  const euros = (cents: number | null) =>
    cents === null ? undefined : String(cents / 100).replace('.', ',');
  return (
    <Group title={texts.groups.price}>
      <div className={`${layout.note} ${styles.price}`}>
        <label>
          {texts.groups.minPrice}
          <input
            name="minPrice"
            inputMode="decimal"
            placeholder={euros(Math.floor(price.minCents / 100) * 100)}
            defaultValue={euros(result.filters.minPriceCents)}
          />
        </label>
        <label>
          {texts.groups.maxPrice}
          <input
            name="maxPrice"
            inputMode="decimal"
            placeholder={euros(Math.ceil(price.maxCents / 100) * 100)}
            defaultValue={euros(result.filters.maxPriceCents)}
          />
        </label>
      </div>
    </Group>
  );
}
