import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import type { StatusSubscribeWords } from '#content/pages/status-subscribe/structure.ts';
import { choiceFields } from '#content/status/mailed-link.ts';
import styles from './update-tiles.module.css';

/** The choice between every update and the beginning and end alone. */
export const UpdateTiles = ({
  words,
  everyUpdate,
}: {
  words: StatusSubscribeWords['updates'];
  everyUpdate: boolean;
}) => (
  <fieldset className={styles.updates}>
    <legend>{words.legend}</legend>
    <ChoiceTiles
      name={choiceFields.everyUpdate}
      tiles={[
        { value: 'true', ...words.every },
        { value: 'false', ...words.ends },
      ]}
      chosen={String(everyUpdate)}
    />
  </fieldset>
);
