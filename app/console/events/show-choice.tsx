import { useId } from 'react';
import { useWords } from '#app/words/use-words.ts';
import { Sign } from '../signs.tsx';
import styles from './show-choice.module.css';
import { type Show, shows } from './shown-kinds.ts';

/** Which events are shown. */
export function ShowChoice({ show, onChoose }: { show: Show; onChoose: (show: Show) => void }) {
  const words = useWords('consoleEvents');
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.show}</label>
      <select
        id={id}
        value={show}
        onChange={({ currentTarget }) =>
          onChoose(shows.find((known) => known === currentTarget.value) ?? show)
        }
      >
        {shows.map((known) => (
          <option key={known} value={known}>
            {words.shows[known]}
          </option>
        ))}
      </select>
      <Sign name="down" size={16} />
    </div>
  );
}
