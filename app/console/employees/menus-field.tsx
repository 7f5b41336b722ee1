import { useId } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type MenuId, menuIds } from '#contract/console-menus.ts';
import styles from './menus-field.module.css';

/** Which menus an employee sees, and whether they may change what Developer shows. */
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
    <fieldset className={styles.field} aria-describedby={hintId}>
      <legend>{words.menus}</legend>
      <ul>
        {menuIds.map((id) => (
          <li key={id}>
            <Checkbox name="menus" value={id} defaultChecked={chosen.includes(id)}>
              {menus[id]}
            </Checkbox>
            {id === 'developer' && (
              <Checkbox className={styles.right} name="managesKeys" defaultChecked={managesKeys}>
                <span>
                  {words.managesKeys} <small>{words.managesKeysHint}</small>
                </span>
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      <p id={hintId}>{words.menusHint}</p>
    </fieldset>
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
