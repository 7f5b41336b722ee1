import type { LoaderFunctionArgs } from 'react-router';
import { AddEmployee } from '#app/console/add-employee.tsx';
import { EmployeeMenus } from '#app/console/employee-menus.tsx';
import { EmployeePassword } from '#app/console/employee-password.tsx';
import { type EmployeeAction, EmployeeTable } from '#app/console/employee-table.tsx';
import { EmptyLine } from '#app/console/empty-line.tsx';
import { fillDeed } from '#app/console/fill-deed.ts';
import { LoadedPart } from '#app/console/loaded-part.tsx';
import { ResetSteps } from '#app/console/reset-steps.tsx';
import { useEmployeeChange } from '#app/console/use-employee-change.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useOpened } from '#app/console/use-opened.ts';
import { useViewer } from '#app/console/viewer.ts';
import { useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, listEmployees, setEmployeeStatus } from '#contract/console.ts';
import styles from './console-employees.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleConfirm', 'consoleEmployees', 'fieldErrors', 'passwordRules');

type Wish = { kind: 'add' } | { kind: 'menus' | 'password' | 'reset'; employee: Employee };

export default function ConsoleEmployees() {
  const words = useWords('consoleEmployees');
  const { unreached } = useWords('console');
  const canChange = useViewer().role === 'main';
  const { loaded, retry, put } = useLoaded(() => request(listEmployees));
  const { submit, refused } = useSubmission(unreached);
  const { opened, open, close } = useOpened<Wish>();

  /** Shows an employee as the server has them now, and says what was done. */
  const show = (employee: Employee, heading: string, sentence = words.toastSentence) => {
    if (loaded.step === 'ready') put(withEmployee(loaded.data, employee));
    showToast({ heading, sentence: fill(sentence, { username: employee.username }) });
  };

  const change = useEmployeeChange((employee) =>
    show(employee, employee.status === 'active' ? words.enabled : words.disabled),
  );

  const act = (action: EmployeeAction, employee: Employee) => {
    if (action !== 'enable' && action !== 'disable') return open({ kind: action, employee });
    const status = action === 'enable' ? 'active' : 'disabled';
    const { id } = employee;
    void submit(() =>
      change(fillDeed(words.deeds[action], employee), () =>
        request(setEmployeeStatus, { id, status }),
      ),
    );
  };

  const dialog = (done: string, sentence?: string) => ({
    isOpen: opened?.isOpen ?? false,
    onClose: close,
    onDone: (employee: Employee) => {
      close();
      show(employee, done, sentence);
    },
  });

  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>{words.title}</h1>
          <p>{words.sentence}</p>
          {!canChange && <p>{words.lookOnly}</p>}
        </div>
        {canChange && (
          <PacketButton
            arrow
            disabled={loaded.step !== 'ready'}
            onClick={() => open({ kind: 'add' })}
          >
            {words.add.action}
          </PacketButton>
        )}
      </div>
      {refused && <FailureNote message={refused.message} />}
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(employees) =>
          employees.length > 0 ? (
            <EmployeeTable employees={employees} onAction={canChange ? act : undefined} />
          ) : (
            <EmptyLine
              heading={words.empty.heading}
              sentence={canChange ? words.empty.sentence : undefined}
            />
          )
        }
      </LoadedPart>
      {opened?.kind === 'add' && (
        <AddEmployee key={opened.serial} {...dialog(words.add.done, words.add.doneSentence)} />
      )}
      {opened?.kind === 'menus' && (
        <EmployeeMenus
          key={opened.serial}
          employee={opened.employee}
          {...dialog(words.chooseMenus.done)}
        />
      )}
      {opened?.kind === 'password' && (
        <EmployeePassword
          key={opened.serial}
          employee={opened.employee}
          {...dialog(words.newPassword.done)}
        />
      )}
      {opened?.kind === 'reset' && (
        <ResetSteps
          key={opened.serial}
          employee={opened.employee}
          {...dialog(words.resetSteps.done, words.resetSteps.doneSentence)}
        />
      )}
    </>
  );
}

const withEmployee = (employees: readonly Employee[], changed: Employee): Employee[] =>
  employees.some(({ id }) => id === changed.id)
    ? employees.map((employee) => (employee.id === changed.id ? changed : employee))
    : [...employees, changed];
