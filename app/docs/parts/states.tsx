import type { DocumentWords } from '#content/interface/document.ts';
import type { States as StatesTable } from '#documents/drawings/states.ts';
import { layTracks } from '#documents/drawings/tracks.ts';
import { CellWords } from './cell-words.tsx';
import { StateTracks } from './state-tracks.tsx';
import { StateWays } from './state-ways.tsx';
import styles from './states.module.css';

/** The life of a thing as stations: those that it leaves again on a rail, the final ones apart. */
export function States({ states, words }: { states: StatesTable; words: DocumentWords }) {
  const { heads, going, final } = states;
  const { rows, tracks } = layTracks(going);
  const ends = new Set(final.map(({ name }) => name));
  return (
    <div className={styles.drawing} data-tracks={tracks}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.going}>
          {going.map(({ name, means, ways }, index) => (
            <tr key={name}>
              <th scope="row">
                <StateTracks beside={rows[index]} tracks={tracks} />
                <code>{name}</code>
              </th>
              <td className={styles.means}>
                <CellWords cell={means} />
              </td>
              <td>
                <StateWays ways={ways} ends={ends} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.ends}>
          {final.map(({ name, means }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <small>{words.final}</small>
              </th>
              <td className={styles.means}>
                <CellWords cell={means} />
              </td>
              <td>–</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
