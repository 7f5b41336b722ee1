import { useId } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { useWords } from '#app/words/use-words.ts';
import { type MenuId, menuIds } from '#contract/console.ts';
import styles from './menus-field.module.css';

/** Which menus an employee sees. */
export function MenusField({ chosen }: { chosen: readonly MenuId[] }) {
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
          </li>
        ))}
      </ul>
      <p id={hintId}>{words.menusHint}</p>
    </fieldset>
  );
}

export function chosenMenus(form: HTMLFormElement): MenuId[] {
  const chosen = new FormData(form).getAll('menus');
  return menuIds.filter((id) => chosen.includes(id));
}
