import { DataTable } from '#app/ui/data-table.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { Employee } from '#contract/console.ts';
import { hourMs } from '#contract/time-units.ts';
import { markFunction } from '../mark-function.ts';
import { RingedName } from '../ringed-name.tsx';
import { RowButton } from '../row-button.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import styles from './employee-table.module.css';
import { useRightNames } from './right-names.ts';

export type EmployeeAction = 'menus' | 'password' | 'disable' | 'enable' | 'reset' | 'delete';

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
  const formats = useFormats();
  const now = useNow(hourMs);

  const button = (kind: EmployeeAction, employee: Employee, spokenAction = words.actions[kind]) => (
    <RowButton
      {...(kind === 'password' && markFunction('employee-password'))}
      action={words.actions[kind]}
      spokenAction={spokenAction}
      subject={employee.username}
      onClick={() => onAction?.(kind, employee)}
    />
  );

  const factorOf = ({ secondStep, twoFactorDueAt }: Employee) => {
    if (secondStep) return words.secondSteps.on;
    if (twoFactorDueAt === null) return words.secondSteps.off;
    if (Date.parse(twoFactorDueAt) <= now) return <Tag>{words.twoFactorMissing}</Tag>;
    const day = formats.dayOfYear(twoFactorDueAt, 'short');
    return <Tag>{fill(words.twoFactorUntil, { day })}</Tag>;
  };

  const lastLogin = ({ lastLoginAt, mustSetPassword }: Employee): string => {
    const login = lastLoginAt ? moments.near(lastLoginAt) : words.neverLoggedIn;
    return mustSetPassword ? fill(words.newPasswordNext, { login }) : login;
  };

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
              {factorOf(employee)}
              {employee.secondStep && onAction && button('reset', employee, words.resetSteps.act)}
            </span>
          ),
          lastLogin: lastLogin(employee),
          actions: (
            <>
              {button('menus', employee)}
              {button('password', employee)}
              {button(employee.status === 'active' ? 'disable' : 'enable', employee)}
              {employee.status === 'disabled' && button('delete', employee)}
            </>
          ),
        },
      }))}
    />
  );
}
