import { useWords } from '#app/words/use-words.ts';
import type { MenuId } from '#contract/console-menus.ts';

/** The menus and rights of an employee in one line. */
export function useRightNames() {
  const { menus: menuNames, separator } = useWords('console');
  const { fields, noMenus } = useWords('consoleEmployees');
  return ({ menus, managesKeys }: { menus: readonly MenuId[]; managesKeys: boolean }): string =>
    menus
      .flatMap((menu) =>
        menu === 'developer' && managesKeys
          ? [menuNames[menu], fields.managesKeys]
          : [menuNames[menu]],
      )
      .join(separator) || noMenus;
}
