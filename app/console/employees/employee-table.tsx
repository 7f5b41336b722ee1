import { DataTable } from '#app/ui/data-table.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { Employee } from '#contract/console.ts';
import { markFunction } from '../mark-function.ts';
import { RingedName } from '../ringed-name.tsx';
import { RowButton } from '../row-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './employee-table.module.css';
import { useRightNames } from './right-names.ts';

export type EmployeeAction = 'menus' | 'password' | 'disable' | 'enable' | 'reset';

/** The employees of the account; only the main user gets buttons. */
export function EmployeeTable({
  employees,
  onAction,
}: {
  employees: readonly Employee[];
  onAction: ((action: EmployeeAction, employee: Employee) => void) | undefined;
}) {
  const words = useWords('consoleEmployees');
  const rightNames = useRightNames();
  const moments = useRelativeTime();

  const button = (kind: EmployeeAction, employee: Employee, spokenAction = words.actions[kind]) => (
    <RowButton
      {...(kind === 'password' && markFunction('employee-password'))}
      action={words.actions[kind]}
      spokenAction={spokenAction}
      subject={employee.username}
      onClick={() => onAction?.(kind, employee)}
    />
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
      isGrid
      namesValues
      columns={columns}
      rows={employees.map((employee) => ({
        id: employee.id,
        cells: {
          username: employee.username,
          name: (
            <>
              {employee.name}
              {employee.email && <small className={styles.email}>{employee.email}</small>}
            </>
          ),
          menus: rightNames(employee),
          status: (
            <RingedName
              look={employee.status === 'active' ? 'lit' : 'idle'}
              isQuiet={employee.status === 'disabled'}
            >
              {words.statuses[employee.status]}
            </RingedName>
          ),
          secondStep: (
            <span className={styles.factor}>
              {employee.secondStep ? words.secondSteps.on : words.secondSteps.off}
              {employee.secondStep && onAction && button('reset', employee, words.resetSteps.act)}
            </span>
          ),
          lastLogin: employee.lastLoginAt
            ? moments.near(employee.lastLoginAt)
            : words.neverLoggedIn,
          actions: (
            <>
              {button('menus', employee)}
              {button('password', employee)}
              {button(employee.status === 'active' ? 'disable' : 'enable', employee)}
            </>
          ),
        },
      }))}
    />
  );
}
