import { type ReactNode, useState } from 'react';
import { SearchBox } from '#app/ui/search-box.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { apiProducts } from '#content/products.ts';
import { liveOutcomes } from '#contract/live-messages.ts';
import { requestPeriods, requestStatuses } from '#contract/requests.ts';
import type { LogPage } from './log-calls.ts';
import {
  fewestDigits,
  inEnvironment,
  lastDigits,
  type RequestFilter,
  searchFor,
} from './request-filter.ts';
import styles from './request-filters.module.css';

export function RequestFilters({
  filter,
  keys,
  counts,
  isEmpty,
  onChange,
  csv,
}: {
  filter: RequestFilter;
  keys: readonly { id: string; name: string }[];
  counts: LogPage['counts'] | undefined;
  /** Nothing can be filtered: only the environment is offered. */
  isEmpty: boolean;
  onChange: (filter: RequestFilter) => void;
  /** The button that downloads what is filtered. */
  csv: ReactNode;
}) {
  const { filters: words } = useWords('consoleRequests');
  const productNames = useWords('productNames');
  const formats = useFormats();
  // A choice shows before the URL follows; a URL changed by the browser's history wins.
  const [chosen, setChosen] = useState(filter);
  const [address, setAddress] = useState(searchFor(filter));
  if (address !== searchFor(filter)) {
    setAddress(searchFor(filter));
    setChosen(filter);
  }
  const { environment } = chosen;

  const choose = (change: Partial<RequestFilter>) => put({ ...chosen, ...change });
  const put = (next: RequestFilter) => {
    setChosen(next);
    onChange(next);
  };

  const withCount = <Value extends string>(value: Value, label: string) => {
    const count = counts?.[value];
    return { value, label, count: count === undefined ? undefined : formats.count(count) };
  };

  return (
    <search className={styles.filters} aria-label={words.label}>
      <Segmented
        legend={words.environment}
        name="environment"
        options={(['sandbox', 'live'] as const).map((value) => ({
          value,
          label: words.environments[value],
        }))}
        chosen={environment}
        onChoose={(next) => put(inEnvironment(chosen, next))}
        className={styles.environment}
      />
      {!isEmpty && (
        <>
          <SelectBox
            label={words.time}
            value={chosen.period}
            options={requestPeriods.map((period) => ({
              value: period,
              name: words.periods[period],
            }))}
            onChoose={(value) => {
              const period = requestPeriods.find((known) => known === value);
              if (period) choose({ period });
            }}
          />
          <SelectBox
            label={words.key}
            value={chosen.key ?? ''}
            options={[
              { value: '', name: words.allKeys },
              ...keys.map(({ id, name }) => ({ value: id, name })),
            ]}
            onChoose={(value) => choose({ key: value || undefined })}
          />
          <SelectBox
            label={words.product}
            value={chosen.product ?? ''}
            options={[
              { value: '', name: words.allProducts },
              ...apiProducts.map((id) => ({ value: id, name: productNames[id] })),
            ]}
            onChoose={(value) => choose({ product: apiProducts.find((id) => id === value) })}
          />
          <SearchBox
            label={words.digitsLabel}
            hint={words.digits}
            find={chosen.digits}
            onFind={(digits) => choose({ digits })}
            kept={lastDigits}
            className={styles.digits}
          />
          {environment === 'live' ? (
            <Segmented
              legend={words.status}
              name="status"
              options={(['all', ...liveOutcomes] as const).map((outcome) =>
                withCount(outcome, words.outcomes[outcome]),
              )}
              chosen={chosen.outcome ?? 'all'}
              onChoose={(outcome) => choose({ outcome: outcome === 'all' ? undefined : outcome })}
              className={styles.statuses}
            />
          ) : (
            <Segmented
              legend={words.status}
              name="status"
              options={(['all', ...requestStatuses] as const).map((status) =>
                withCount(status, words.statuses[status]),
              )}
              chosen={chosen.status ?? 'all'}
              onChoose={(status) => choose({ status: status === 'all' ? undefined : status })}
              className={styles.statuses}
            />
          )}
          <SearchBox
            label={words.findLabel}
            hint={words.find[environment]}
            find={chosen.find}
            onFind={(find) => choose({ find })}
            className={styles.find}
          />
          {csv}
          <p role="status" className={styles.note}>
            {chosen.digits &&
              (chosen.digits.length < fewestDigits ? words.digitsMore : words.digitsShown)}
          </p>
        </>
      )}
    </search>
  );
}
