import { DataTable } from '#app/ui/data-table.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee } from '#contract/console.ts';
import { TextButton } from '../text-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './employee-table.module.css';

export type EmployeeAction = 'menus' | 'password' | 'disable' | 'enable' | 'reset';

/** Who may log in under this account; the buttons are the main user's alone. */
export function EmployeeTable({
  employees,
  onAction,
}: {
  employees: readonly Employee[];
  onAction: ((action: EmployeeAction, employee: Employee) => void) | undefined;
}) {
  const words = useWords('consoleEmployees');
  const { menus: menuNames, separator, actionOf } = useWords('console');
  const moments = useRelativeTime();

  const button = (action: EmployeeAction, employee: Employee, said = words.actions[action]) => (
    <TextButton
      aria-label={fill(actionOf, { action: said, subject: employee.username })}
      onClick={() => onAction?.(action, employee)}
    >
      {words.actions[action]}
    </TextButton>
  );

  /** What they may see, and what they may change of it. */
  const opened = ({ menus, managesKeys }: Employee): string[] =>
    menus.flatMap((menu) =>
      menu === 'developer' && managesKeys
        ? [menuNames[menu], words.fields.managesKeys]
        : [menuNames[menu]],
    );

  const columns = [
    { id: 'username', head: words.columns.username, kind: 'name' },
    { id: 'name', head: words.columns.name },
    { id: 'menus', head: words.columns.menus },
    { id: 'status', head: words.columns.status },
    { id: 'secondStep', head: words.columns.secondStep },
    { id: 'lastLogin', head: words.columns.lastLogin },
    ...(onAction ? [{ id: 'actions', head: words.columns.actions, kind: 'actions' } as const] : []),
  ] as const;

  return (
    <DataTable
      label={words.table}
      className={styles.table}
      isStacked
      namesValues
      columns={columns}
      rows={employees.map((employee) => ({
        id: employee.id,
        cells: {
          username: employee.username,
          name: employee.name,
          menus: opened(employee).join(separator) || words.noMenus,
          status: (
            <span className={styles.status} data-status={employee.status}>
              {words.statuses[employee.status]}
            </span>
          ),
          secondStep: (
            <span className={styles.actions}>
              {employee.secondStep ? words.secondSteps.on : words.secondSteps.off}
              {employee.secondStep && onAction && button('reset', employee, words.resetSteps.act)}
            </span>
          ),
          lastLogin: employee.lastLoginAt
            ? moments.near(employee.lastLoginAt)
            : words.neverLoggedIn,
          actions: (
            <span className={styles.actions}>
              {button('menus', employee)}
              {button('password', employee)}
              {button(employee.status === 'active' ? 'disable' : 'enable', employee)}
            </span>
          ),
        },
      }))}
    />
  );
}
