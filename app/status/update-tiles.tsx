import type { StatusSubscribeWords } from '#content/pages/status-subscribe/structure.ts';
import { choiceFields } from '#content/status/mailed-link.ts';
import styles from './update-tiles.module.css';

/** The choice between every update and the beginning and end alone. */
export function UpdateTiles({
  words,
  everyUpdate,
}: {
  words: StatusSubscribeWords['updates'];
  everyUpdate: boolean;
}) {
  return (
    <fieldset className={styles.tiles}>
      <legend>{words.legend}</legend>
      {([true, false] as const).map((every) => {
        const { name, hint } = every ? words.every : words.ends;
        return (
          <label key={name}>
            <input
              type="radio"
              name={choiceFields.everyUpdate}
              value={String(every)}
              defaultChecked={every === everyUpdate}
            />
            <span>
              <b>{name}</b>
              <small>{hint}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
