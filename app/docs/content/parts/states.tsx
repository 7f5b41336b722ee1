import { classNames } from '#app/ui/class-names.ts';
import { ColumnHeads } from '#app/ui/column-heads.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { States as StatesTable } from '#documents/drawings/states.ts';
import { layTracks } from '#documents/drawings/tracks.ts';
import tag from '../../tag.module.css';
import { CellWords } from './cell-words.tsx';
import drawing from './drawing.module.css';
import { StateTracks } from './state-tracks.tsx';
import { StateTransitions } from './state-transitions.tsx';
import styles from './states.module.css';

/** The states of a record: transient ones on a rail, final ones below. */
export function States({ states, words }: { states: StatesTable; words: DocumentWords }) {
  const { heads, going, final } = states;
  const { rows, tracks } = layTracks(going);
  const ends = new Set(final.map(({ name }) => name));
  return (
    <div className={classNames(drawing.drawing, styles.states)} data-tracks={tracks}>
      <table className={styles.table}>
        <ColumnHeads heads={heads} />
        <tbody className={styles.going}>
          {going.map(({ name, means, ways }, index) => (
            <tr key={name}>
              <th scope="row">
                <StateTracks row={rows[index]} tracks={tracks} />
                <code>{name}</code>
              </th>
              <td className={styles.means}>
                <CellWords cell={means} />
              </td>
              <td>
                <StateTransitions ways={ways} ends={ends} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={styles.ends}>
          {final.map(({ name, means }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <small className={tag.tag}>{words.final}</small>
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
