// What a search can be narrowed by: one plain GET form, so it works without script; with it, a tick is enough.
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { formatCount } from '../../../../platform/contract/count.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { searchMessages as texts } from '../../messages/search.ts';
import { searchPath } from '../../paths.ts';
import type { FacetSwitch, FacetValue, SearchResult } from '../../product/product-view.ts';
import { countFilters } from '../../search/search-filters.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './filter-form.module.css';

const SHOWN_AT_ONCE = 8;

interface FilterFormProps {
  result: SearchResult;
  /** What the shop promises of delivery from the supplier. */
  delivery: string | undefined;
}

export function FilterForm({ result, delivery }: FilterFormProps) {
  const { filters } = result;
  const kindCount = countFilters(filters);
  return (
    <form
      id="filters"
      className={`${layout.panel} ${styles.form}`}
      action={searchPath()}
      method="get"
      // Back to this page the ticks are those of its list, not those it was left with.
      autoComplete="off"
      data-filters
      data-print="no"
    >
      {filters.text && <input type="hidden" name="search" value={filters.text} />}
      {filters.isRows && <input type="hidden" name="view" value="rows" />}
      <div className={styles.top}>
        <h2 className={styles.title}>{texts.filters}</h2>
        {kindCount > 0 && (
          <a href={searchPath({ text: filters.text })} className={styles.clear}>
            {texts.clear}
          </a>
        )}
        <a href="#tulokset" className={styles.close} aria-label={texts.close}>
          <X />
        </a>
      </div>
      <Groups result={result} delivery={delivery} />
      <div className={styles.actions}>
        <Button type="submit" variant="ink" isWide data-filter-submit>
          {texts.show(result.total)}
        </Button>
      </div>
    </form>
  );
}

function Groups({ result: { filters, facets }, delivery }: FilterFormProps) {
  return (
    <div className={`${layout.stack4} ${styles.groups}`}>
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
      <Folded
        title={texts.groups.price}
        chosen={filters.minPriceCents === null && filters.maxPriceCents === null ? 0 : 1}
      >
        <PriceRange filters={filters} price={facets.price} />
      </Folded>
      {facets.diameter.length > 1 && (
        <Folded title={texts.groups.diameter} chosen={filters.rims.length}>
          <Boxes name="diameter" values={facets.diameter} />
        </Folded>
      )}
      <Folded
        title={texts.groups.wetGrip}
        help={texts.explanations.wetGrip}
        chosen={filters.wetClasses.length}
      >
        <Boxes name="wetGrip" values={facets.wetGrip} isRow />
      </Folded>
      <Folded
        title={texts.groups.fuelEfficiency}
        help={texts.explanations.fuelEfficiency}
        chosen={filters.fuelClasses.length}
      >
        <Boxes name="fuelEfficiency" values={facets.fuelEfficiency} isRow />
      </Folded>
      <Folded
        title={texts.groups.noiseClass}
        help={texts.explanations.noiseClass}
        chosen={filters.noiseClasses.length}
      >
        <Boxes name="noiseClass" values={facets.noiseClass} />
      </Folded>
      <Folded
        title={texts.groups.grip}
        help={texts.explanations.grip}
        chosen={[filters.needsSnowGrip, filters.needsIceGrip, filters.needsRunFlat].filter(Boolean).length}
      >
        <Switch name="snowGrip" label={texts.switches.snowGrip} facet={facets.snowGrip} />
        <Switch name="iceGrip" label={texts.switches.iceGrip} facet={facets.iceGrip} />
        <Switch name="runFlat" label={texts.switches.runFlat} facet={facets.runFlat} />
      </Folded>
      {facets.vehicleType.length > 1 && (
        <Folded title={texts.groups.vehicleType} chosen={filters.vehicleTypes.length}>
          <Boxes name="vehicleType" values={facets.vehicleType} />
        </Folded>
      )}
    </div>
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

/** A group that opens on demand, and is open while something of it is chosen. */
function Folded({ title, help, chosen, children }: GroupProps & { chosen: number }) {
  return (
    <details className={styles.group} open={chosen > 0}>
      <summary>
        {title}
        {chosen > 0 && <span className={styles.chosen}>{formatCount(chosen)}</span>}
      </summary>
      <div role="group" aria-label={title}>
        {children}
        {help && <p className={styles.help}>{help}</p>}
      </div>
    </details>
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
        <details>
          <summary className={styles.more}>{texts.more(hidden.length)}</summary>
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

function PriceRange({
  filters,
  price,
}: {
  filters: SearchResult['filters'];
  price: SearchResult['facets']['price'];
}) {
  const euros = (cents: number | null) =>
    cents === null ? undefined : String(cents / 100).replace('.', ',');
  return (
    <div className={`${layout.note} ${styles.price}`}>
      <label>
        {texts.groups.minPrice}
        <input
          name="minPrice"
          inputMode="decimal"
          placeholder={price ? euros(Math.floor(price.minCents / 100) * 100) : undefined}
          defaultValue={euros(filters.minPriceCents)}
        />
      </label>
      <label>
        {texts.groups.maxPrice}
        <input
          name="maxPrice"
          inputMode="decimal"
          placeholder={price ? euros(Math.ceil(price.maxCents / 100) * 100) : undefined}
          defaultValue={euros(filters.maxPriceCents)}
        />
      </label>
    </div>
  );
}
