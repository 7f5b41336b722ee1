import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styles from './filters.module.css';
import { SearchBox } from './search-box.tsx';
import { Segmented } from './segmented.tsx';
import { SelectBox } from './select-box.tsx';

/** The filters of a list, which stand in the address: they can be sent to a colleague. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  return {
    /** The chosen value; the first one where the address names none of them. */
    chosen: <Value extends string>(name: string, values: readonly Value[]): Value =>
      values.find((value) => value === query.get(name)) ?? (values[0] as Value),
    typed: (name: string): string => (query.get(name) ?? '').slice(0, 100),
    /** An empty value leaves the filter out. */
    choose: (name: string, value: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** Changes with every filter. */
    key: query.toString(),
  };
}

export type Filters = ReturnType<typeof useFilters>;

type Choice<Value extends string> = {
  name: string;
  label: string;
  filters: Filters;
  /** The first is what is shown without a choice, and leaves the address as it is. */
  values: readonly Value[];
  names: Readonly<Record<NoInfer<Value>, string>>;
};

const pick = <Value extends string>({ name, filters, values }: Choice<Value>) => ({
  chosen: filters.chosen(name, values),
  onChoose: (value: string) => filters.choose(name, value === values[0] ? '' : value),
});

export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={styles.bar} aria-label={label}>
    {children}
  </search>
);

export const FilterStates = <Value extends string>({
  countOf,
  ...choice
}: Choice<Value> & { countOf?: (value: Value) => string | undefined }) => (
  <Segmented
    legend={choice.label}
    name={choice.name}
    options={choice.values.map((value) => ({
      ...{ value, label: choice.names[value], count: countOf?.(value) },
    }))}
    {...pick(choice)}
    className={styles.states}
  />
);

export function FilterSelect<Value extends string>(choice: Choice<Value>) {
  const { chosen, onChoose } = pick(choice);
  return (
    <SelectBox
      label={choice.label}
      value={chosen}
      options={choice.values.map((value) => ({ value, name: choice.names[value] }))}
      onChoose={onChoose}
    />
  );
}

export const FilterSearch = ({
  label,
  hint,
  filters,
}: {
  label: string;
  hint: string;
  filters: Filters;
}) => (
  <SearchBox
    label={label}
    hint={hint}
    find={filters.typed('find')}
    onFind={(find) => filters.choose('find', find.trim())}
    className={styles.find}
  />
);
