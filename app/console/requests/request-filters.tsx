import { useEffect, useEffectEvent, useState } from 'react';
import { SearchSign } from '#app/ui/search-sign.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { requestPeriods, requestStatuses } from '#contract/developer.ts';
import { SelectBox } from '../select-box.tsx';
import type { RequestFilter } from './request-filter.ts';
import styles from './request-filters.module.css';

type Counts = Record<'all' | '2xx' | '4xx' | '5xx', number>;

/** So long after the last letter it is looked for. */
const typingMs = 300;

export function RequestFilters({
  filter,
  keys,
  counts,
  onChange,
}: {
  filter: RequestFilter;
  keys: readonly { id: string; name: string }[];
  counts: Counts | undefined;
  onChange: (filter: RequestFilter) => void;
}) {
  const { filters: words } = useWords('consoleRequests');
  const formats = useFormats();
  const [typed, setTyped] = useState(filter.find);
  const look = useEffectEvent((find: string) => {
    if (find !== filter.find) onChange({ ...filter, find });
  });

  useEffect(() => {
    const timer = setTimeout(() => look(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // The address may have changed by itself: the way back, or all filters cleared.
  const [shown, setShown] = useState(filter.find);
  if (shown !== filter.find) {
    setShown(filter.find);
    setTyped(filter.find);
  }

  return (
    <search className={styles.filters} aria-label={words.label}>
      <SelectBox
        label={words.time}
        value={filter.period}
        options={requestPeriods.map((period) => ({ value: period, name: words.periods[period] }))}
        onChoose={(value) => {
          const period = requestPeriods.find((known) => known === value);
          if (period) onChange({ ...filter, period });
        }}
      />
      <SelectBox
        label={words.key}
        value={filter.key ?? ''}
        options={[
          { value: '', name: words.allKeys },
          ...keys.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChoose={(value) => onChange({ ...filter, key: value || undefined })}
      />
      <fieldset className={styles.statuses}>
        <legend data-spoken="">{words.status}</legend>
        {([undefined, ...requestStatuses] as const).map((status) => (
          <label key={status ?? 'all'}>
            <input
              type="radio"
              name="status"
              checked={filter.status === status}
              onChange={() => onChange({ ...filter, status })}
            />
            <span>
              {words.statuses[status ?? 'all']}
              {counts && <small>{formats.count(counts[status ?? 'all'])}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.find}>
        <SearchSign />
        <span data-spoken="">{words.findLabel}</span>
        <input
          type="search"
          value={typed}
          maxLength={100}
          placeholder={words.find}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
    </search>
  );
}
