import { useWords } from '#app/words/use-words.ts';
import type { Employee, TwoFactorRule } from '#contract/console.ts';
import type { Invitation } from '#contract/invitations.ts';
import { AddEmployee } from './add-employee.tsx';
import { DeleteEmployee } from './delete-employee.tsx';
import { EmployeeMenus } from './employee-menus.tsx';
import { EmployeePassword } from './employee-password.tsx';
import { InviteEmployee } from './invite-employee.tsx';
import { RequireTwoFactor } from './require-two-factor.tsx';
import { ResetTwoFactor } from './reset-two-factor.tsx';

/** Props of every dialog about an employee; `onDone` gets the employee after the change. */
export type EmployeeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onDone: (employee: Employee) => void;
};

/** Which dialog to open. */
export type EmployeeDialogState =
  | { kind: 'add' | 'invite' | 'require' }
  | { kind: 'menus' | 'password' | 'reset' | 'delete'; employee: Employee };

/** The dialog about an employee that the page has opened. */
export function EmployeeDialogs({
  opened,
  known,
  onClose,
  onDone,
  onInvited,
  onRequired,
  onDeleted,
}: {
  opened: EmployeeDialogState & { serial: number; isOpen: boolean };
  known: readonly Employee[];
  onClose: () => void;
  onDone: (employee: Employee, done: string, sentence?: string) => void;
  onInvited: (invitation: Invitation) => void;
  onRequired: (rule: TwoFactorRule) => void;
  onDeleted: (employee: Employee) => void;
}) {
  const { add, chooseMenus, newPassword, resetSteps } = useWords('consoleEmployees');
  const dialog = (done: string, sentence?: string) => ({
    isOpen: opened.isOpen,
    onClose,
    onDone: (employee: Employee) => onDone(employee, done, sentence),
  });
  switch (opened.kind) {
    case 'add':
      return (
        <AddEmployee key={opened.serial} known={known} {...dialog(add.done, add.doneSentence)} />
      );
    case 'invite':
      return (
        <InviteEmployee
          key={opened.serial}
          isOpen={opened.isOpen}
          onClose={onClose}
          onDone={onInvited}
        />
      );
    case 'require':
      return (
        <RequireTwoFactor
          key={opened.serial}
          isOpen={opened.isOpen}
          known={known}
          onClose={onClose}
          onDone={onRequired}
        />
      );
    case 'delete':
      return (
        <DeleteEmployee
          key={opened.serial}
          isOpen={opened.isOpen}
          employee={opened.employee}
          onClose={onClose}
          onDone={() => onDeleted(opened.employee)}
        />
      );
    case 'menus':
      return (
        <EmployeeMenus
          key={opened.serial}
          employee={opened.employee}
          {...dialog(chooseMenus.done)}
        />
      );
    case 'password':
      return (
        <EmployeePassword
          key={opened.serial}
          employee={opened.employee}
          {...dialog(newPassword.done)}
        />
      );
    case 'reset':
      return (
        <ResetTwoFactor
          key={opened.serial}
          employee={opened.employee}
          {...dialog(resetSteps.done, resetSteps.doneSentence)}
        />
      );
  }
}
