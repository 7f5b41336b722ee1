import { useWords } from '#app/words/use-words.ts';
import { SelectBox } from '../select-box.tsx';
import { type Show, shows } from './shown-kinds.ts';

/** The filter of events. */
export function ShowChoice({ show, onChoose }: { show: Show; onChoose: (show: Show) => void }) {
  const words = useWords('consoleEvents');
  return (
    <SelectBox
      label={words.show}
      value={show}
      options={shows.map((known) => ({ value: known, name: words.shows[known] }))}
      onChoose={(value) => onChoose(shows.find((known) => known === value) ?? show)}
    />
  );
}
