import type { Way } from '#documents/drawings/states.ts';
import { CellWords } from './cell-words.tsx';
import styles from './state-transitions.module.css';

/** The transitions of a state: trigger and target; final targets have a filled ring. */
export const StateTransitions = ({ ways, ends }: { ways: Way[]; ends: ReadonlySet<string> }) => (
  <ul className={styles.ways}>
    {ways.map(({ to, by }, index) => (
      <li key={index}>
        <span>
          <CellWords cell={by} />
        </span>
        <span className={styles.arrow}> → </span>
        <span className={styles.targets}>
          {to.map((name) => (
            <code key={name} data-final={ends.has(name)}>
              {name}
            </code>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
