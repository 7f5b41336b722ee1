import { request } from '#app/request/client.ts';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { keyEnvironments } from '#contract/api-keys.ts';
import { exportUsage, type Usage, usageExportMax, usageRanges } from '#contract/usage.ts';
import { CsvButton } from '../csv-button.tsx';
import {
  everything,
  inputOf,
  isDays,
  isNarrowed,
  type Narrowing,
  narrowings,
  searchFor,
  type UsageFilter,
} from './usage-filter.ts';
import styles from './usage-filters.module.css';
import { useNames } from './use-names.ts';

/** What the page shows, and below it what was chosen to narrow that down. */
export function UsageFilters({
  filter,
  options,
  onChange,
}: {
  filter: UsageFilter;
  options: Usage['options'] | undefined;
  onChange: (change: Partial<UsageFilter>) => void;
}) {
  const { filters: words } = useWords('consoleUsage');
  const formats = useFormats();
  const nameOf = useNames();
  const { environment, range } = filter;
  const isMonth = !isDays(range);
  const months = withChosen(options?.months ?? [], isMonth ? range : undefined);
  const keys = options?.keys ?? [];

  const names: Record<Narrowing, (value: string) => string> = {
    product: nameOf.product,
    country: nameOf.country,
    key: (key) => nameOf.key(keys.find((known) => known.key === key) ?? { key, name: null }),
    day: formats.utcDay,
  };
  const select = (name: 'product' | 'country' | 'key', values: readonly string[]) => {
    const named = withChosen(values, filter[name]).map((value) => ({
      value,
      name: names[name](value),
    }));
    return (
      <SelectBox
        label={words.names[name]}
        isSet={filter[name] !== undefined}
        value={filter[name] ?? ''}
        options={[
          { value: '', name: words.all },
          ...(name === 'country'
            ? named.toSorted((one, other) => one.name.localeCompare(other.name))
            : named),
        ]}
        onChoose={(value) => onChange({ [name]: value || undefined })}
      />
    );
  };

  return (
    <>
      <search className={styles.filters} aria-label={words.label}>
        <Segmented
          legend={words.environment}
          name="environment"
          options={keyEnvironments
            .toSorted((one) => (one === everything.environment ? -1 : 1))
            .map((value) => ({ value, label: words.environments[value] }))}
          chosen={environment}
          onChoose={(value) => onChange({ ...everything, range, environment: value })}
          className={styles.whole}
        />
        <Segmented
          legend={words.range}
          name="range"
          options={([...usageRanges, 'month'] as const).map((value) => ({
            value,
            label: words.ranges[value],
          }))}
          chosen={isMonth ? 'month' : (usageRanges.find((known) => known === range) ?? '30')}
          onChoose={(value) =>
            onChange({
              range: value === 'month' ? (months[0] ?? thisMonth()) : value,
              day: undefined,
            })
          }
          className={styles.whole}
        />
        {isMonth && (
          <SelectBox
            label={words.month}
            isLabelSpoken
            isSet
            value={range}
            options={months.map((month) => ({ value: month, name: formats.utcMonth(month) }))}
            onChoose={(month) => onChange({ range: month, day: undefined })}
          />
        )}
        {select('product', options?.products ?? [])}
        {select('country', options?.countries ?? [])}
        {select(
          'key',
          keys.map(({ key }) => key),
        )}
        <CsvButton
          ask={() => request(exportUsage, inputOf(filter))}
          fileName={fileName(filter)}
          words={{
            ...words.csv,
            cut: fill(words.csv.cut, { count: formats.count(usageExportMax) }),
          }}
          search={searchFor(filter)}
        />
      </search>
      {isNarrowed(filter) && (
        <ul className={styles.chips}>
          {narrowings.map((name) => {
            const value = filter[name];
            return (
              value && (
                <li key={name} className={styles.chip}>
                  <span>
                    {fill(words.chip, { name: words.names[name] })} <b>{names[name](value)}</b>
                  </span>
                  <button
                    type="button"
                    aria-label={fill(words.remove, { name: words.names[name] })}
                    onClick={() => onChange({ [name]: undefined })}
                  >
                    <CloseIcon />
                  </button>
                </li>
              )
            );
          })}
          <li>
            <TextButton onClick={() => onChange({ ...everything, environment, range })}>
              {words.clear}
            </TextButton>
          </li>
        </ul>
      )}
    </>
  );
}

/** A value of the address may have no figures in this range. */
const withChosen = (values: readonly string[], chosen: string | undefined): string[] =>
  chosen === undefined || values.includes(chosen) ? [...values] : [...values, chosen];

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** `usage-live-30-days.csv`, `usage-sandbox-2026-10.csv`. */
const fileName = ({ environment, range, day }: UsageFilter): string =>
  `usage-${environment}-${day ?? (isDays(range) ? `${range}-days` : range)}.csv`;
