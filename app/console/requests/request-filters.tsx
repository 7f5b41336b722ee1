import { useState } from 'react';
import { SearchBox } from '#app/ui/search-box.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { requestPeriods, requestStatuses } from '#contract/requests.ts';
import { type RequestFilter, searchFor } from './request-filter.ts';
import styles from './request-filters.module.css';

type Counts = Record<'all' | '2xx' | '4xx' | '5xx', number>;

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
      <SearchBox
        label={words.findLabel}
        hint={words.find}
        find={chosen.find}
        onFind={(find) => choose({ find })}
        className={styles.find}
      />
    </search>
  );
}
