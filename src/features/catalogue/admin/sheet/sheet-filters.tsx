// What narrows the sheet; every choice goes into the address at once.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Link } from 'react-router';

import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { SelectField, TextField, type TextFieldProps } from '../../../../platform/ui/form/field.tsx';
import { sheetMessages } from '../../messages/sheet.ts';
import {
  SHEET_DIRECTIONS,
  SHEET_GAPS,
  SHEET_KINDS,
  SHEET_SORTS,
  SHEET_STOCKS,
  isFiltered,
  orderText,
  type SheetFilter,
} from '../../search/sheet-filter.ts';
import { allSizesQuery, manufacturersQuery } from '../tyre-queries.ts';
import type { SheetView } from './sheet-queries.ts';

import styles from './sheet.module.css';

const messages = sheetMessages.filters;
/** Typing is over after this long. */
const TYPING_MS = 350;

type Name = keyof SheetFilter | 'sort';

export interface SheetFiltersProps {
  view: SheetView;
  /** '' takes a filter away. */
  onChange: (name: Name, value: string) => void;
  clearPath: string;
  /** The page shows the tyres on offer alone. */
  isOfOffers: boolean;
}

export function SheetFilters({ view, onChange, clearPath, isOfOffers }: SheetFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { filter } = view;
  const typing = useTyping(onChange);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    chooseNamed(target.name, target.value, onChange);
  return (
    <form
      role="search"
      aria-label={messages.title}
      noValidate
      className={styles.filters}
      onSubmit={typing.submit}
    >
      <TypedField
        label={messages.q}
        name="q"
        type="search"
        placeholder={messages.qHelp}
        maxLength={100}
        text={filter.q ?? ''}
        onChange={typing.type}
      />
      <Button
        variant="outline"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.title}
      </Button>
      <div className={classNames(styles.choices, isOpen && styles.isOpen)}>
        <Choices filter={filter} choose={choose} />
        <TypedField
          label={messages.minPrice}
          name="minPrice"
          unit="€"
          inputMode="decimal"
          text={priceText(filter.minPrice)}
          onChange={typing.type}
        />
        <TypedField
          label={messages.maxPrice}
          name="maxPrice"
          unit="€"
          inputMode="decimal"
          text={priceText(filter.maxPrice)}
          onChange={typing.type}
        />
        <SelectField label={sheetMessages.sort} name="sort" value={orderText(view.order)} onChange={choose}>
          {SHEET_SORTS.flatMap((sort) => SHEET_DIRECTIONS.map((direction) => ({ sort, direction }))).map(
            (order) => (
              <option key={orderText(order)} value={orderText(order)}>
                {sheetMessages.sorts[`${order.sort}.${order.direction}`]}
              </option>
            ),
          )}
        </SelectField>
        {!isOfOffers && (
          <Checkbox
            label={messages.onOffer}
            checked={filter.onOffer === true}
            className={styles.onOffer}
            onChange={({ target }) => onChange('onOffer', target.checked ? '1' : '')}
          />
        )}
        {isFiltered(isOfOffers ? { ...filter, onOffer: undefined } : filter) && (
          <Link to={clearPath} className={classNames(buttonClass({ variant: 'text' }), styles.clear)}>
            {sheetMessages.clear}
          </Link>
        )}
      </div>
    </form>
  );
}

/** Typed into freely; follows the address while nobody does. */
function TypedField({ text, ...field }: Omit<TextFieldProps, 'ref'> & { text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text;
  }, [text]);
  return <TextField {...field} ref={input} autoComplete="off" defaultValue={text} />;
}

interface ChoicesProps {
  filter: SheetFilter;
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choices({ filter, choose }: ChoicesProps) {
  const { data: manufacturers = [] } = useQuery(manufacturersQuery);
  const { data: sizes = [] } = useQuery(allSizesQuery);
  return (
    <>
      <Choice
        name="manufacturer"
        label={messages.manufacturer}
        value={filter.manufacturer}
        choose={choose}
        options={manufacturers.map(({ slug, name }) => [slug, name])}
      />
      <Choice
        name="kind"
        label={messages.kind}
        value={filter.kind}
        choose={choose}
        options={SHEET_KINDS.map((kind) => [kind, messages.kinds[kind]])}
      />
      <Choice
        name="sizeId"
        label={messages.size}
        value={filter.sizeId}
        choose={choose}
        options={sizes.map(({ _id, size }) => [_id, size.fullSize])}
      />
      <Choice
        name="stock"
        label={messages.stock}
        value={filter.stock}
        choose={choose}
        options={SHEET_STOCKS.map((stock) => [stock, messages.stocks[stock]])}
      />
      <Choice
        name="missing"
        label={messages.missing}
        value={filter.missing}
        choose={choose}
        options={SHEET_GAPS.map((gap) => [gap, messages.gaps[gap]])}
      />
    </>
  );
}

interface ChoiceProps {
  name: keyof SheetFilter;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
  choose: ChoicesProps['choose'];
}

function Choice({ name, label, value = '', options, choose }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} value={value} onChange={choose}>
      <option value="">{sheetMessages.any}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

const NAMES: readonly Name[] = [
  'q',
  'manufacturer',
  'kind',
  'sizeId',
  'stock',
  'minPrice',
  'maxPrice',
  'missing',
  'sort',
];

function chooseNamed(name: string, value: string, onChange: SheetFiltersProps['onChange']): void {
  const known = NAMES.find((one) => one === name);
  if (known) onChange(known, value);
}

/** Takes what is typed into account a moment later, or at once by Enter and when something else is typed into. */
function useTyping(onChange: SheetFiltersProps['onChange']) {
  const waiting = useRef<{ name: string; timer: number; apply: () => void } | null>(null);
  useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);
  function finish(): void {
    window.clearTimeout(waiting.current?.timer);
    const last = waiting.current;
    waiting.current = null;
    last?.apply();
  }
  return {
    type: ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) => {
      if (waiting.current && waiting.current.name !== name) finish();
      window.clearTimeout(waiting.current?.timer);
      const apply = (): void => chooseNamed(name, value, onChange);
      waiting.current = { name, apply, timer: window.setTimeout(finish, TYPING_MS) };
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      finish();
    },
  };
}

function priceText(euros: number | undefined): string {
  return euros === undefined ? '' : String(euros).replace('.', ',');
}
