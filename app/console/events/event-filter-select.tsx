import { SelectBox } from '#app/ui/select-box.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type EventFilter, eventFilters } from './event-filters.ts';

/** The filter of events. */
export function EventFilterSelect({
  show,
  onChoose,
}: {
  show: EventFilter;
  onChoose: (show: EventFilter) => void;
}) {
  const words = useWords('consoleEvents');
  return (
    <SelectBox
      label={words.show}
      value={show}
      options={eventFilters.map((known) => ({ value: known, name: words.shows[known] }))}
      onChoose={(value) => onChoose(eventFilters.find((known) => known === value) ?? show)}
    />
  );
}
