import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { requestPeriods, requestStatuses } from '#contract/requests.ts';
import { SelectBox } from '../select-box.tsx';
import { type RequestFilter, searchFor } from './request-filter.ts';
import styles from './request-filters.module.css';

type Counts = Record<'all' | '2xx' | '4xx' | '5xx', number>;

/** How long typing must pause before the search runs. */
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
  // A choice shows before the URL follows; a URL changed by the browser's history wins.
  const [chosen, setChosen] = useState(filter);
  const [address, setAddress] = useState(searchFor(filter));
  if (address !== searchFor(filter)) {
    setAddress(searchFor(filter));
    setChosen(filter);
  }

  const choose = (change: Partial<RequestFilter>) => {
    setChosen({ ...chosen, ...change });
    onChange({ ...chosen, ...change });
  };
  const look = useEffectEvent(() => {
    if (chosen.find !== filter.find) onChange(chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input restarts the delay.
  useEffect(() => {
    const timer = setTimeout(look, typingMs);
    return () => clearTimeout(timer);
  }, [chosen.find]);

  return (
    <search className={styles.filters} aria-label={words.label}>
      <SelectBox
        label={words.time}
        value={chosen.period}
        options={requestPeriods.map((period) => ({ value: period, name: words.periods[period] }))}
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
      <Segmented
        legend={words.status}
        name="status"
        options={(['all', ...requestStatuses] as const).map((status) => ({
          value: status,
          label: words.statuses[status],
          count: counts && formats.count(counts[status]),
        }))}
        chosen={chosen.status ?? 'all'}
        onChoose={(status) => choose({ status: status === 'all' ? undefined : status })}
        className={styles.statuses}
      />
      <label className={classNames(frame.frame, styles.find)}>
        <SearchIcon />
        <span data-spoken="">{words.findLabel}</span>
        <input
          type="search"
          value={chosen.find}
          maxLength={100}
          placeholder={words.find}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setChosen({ ...chosen, find: event.currentTarget.value })}
        />
      </label>
    </search>
  );
}
