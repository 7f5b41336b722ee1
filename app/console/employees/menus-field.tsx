import { useId } from 'react';
import { useWords } from '#app/words/use-words.ts';
import { type MenuId, menuIds } from '#contract/console-menus.ts';
import { CheckLine } from '../check-line.tsx';
import { FieldGroup } from '../field-group.tsx';
import styles from './menus-field.module.css';

/** The menus that an employee sees, and whether they may manage API keys. */
export function MenusField({
  chosen,
  managesKeys,
}: {
  chosen: readonly MenuId[];
  managesKeys: boolean;
}) {
  const { menus } = useWords('console');
  const words = useWords('consoleEmployees').fields;
  const hintId = useId();
  return (
    <FieldGroup legend={words.menus} describedBy={hintId}>
      <ul className={styles.menus}>
        {menuIds.map((id) => (
          <li key={id}>
            <CheckLine
              label={menus[id]}
              name="menus"
              value={id}
              defaultChecked={chosen.includes(id)}
            />
            {id === 'developer' && (
              <CheckLine
                className={styles.right}
                label={words.managesKeys}
                hint={words.managesKeysHint}
                name="managesKeys"
                defaultChecked={managesKeys}
              />
            )}
          </li>
        ))}
      </ul>
      <p id={hintId} className={styles.hint}>
        {words.menusHint}
      </p>
    </FieldGroup>
  );
}

export function chosenMenus(form: HTMLFormElement): { menus: MenuId[]; managesKeys: boolean } {
  const data = new FormData(form);
  const chosen = data.getAll('menus');
  return {
    menus: menuIds.filter((id) => chosen.includes(id)),
    managesKeys: data.has('managesKeys'),
  };
}
