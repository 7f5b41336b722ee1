import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AddEmployee } from '#app/console/add-employee.tsx';
import { EmployeeMenus } from '#app/console/employee-menus.tsx';
import { EmployeePassword } from '#app/console/employee-password.tsx';
import { type EmployeeAction, EmployeeTable } from '#app/console/employee-table.tsx';
import { LoadedPart } from '#app/console/loaded-part.tsx';
import { useInSession } from '#app/console/use-in-session.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useViewer } from '#app/console/viewer.ts';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, listEmployees, setEmployeeStatus } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './console-employees.module.css';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleEmployees', 'fieldErrors', 'passwordRules');

/** `serial` makes each opening a dialog of its own; a closed one stays until the next opens. */
type Opened = { serial: number; isOpen: boolean } & (
  | { kind: 'add' }
  | { kind: 'menus' | 'password'; employee: Employee }
);

export default function ConsoleEmployees() {
  const words = useWords('consoleEmployees');
  const { unreached } = useWords('console');
  const canChange = useViewer().role === 'main';
  const inSession = useInSession();
  const { loaded, retry, put } = useLoaded(() => request(listEmployees));
  const { submit, refused } = useSubmission(unreached);
  const [opened, setOpened] = useState<Opened>();
  const serial = (opened?.serial ?? 0) + 1;

  /** Shows an employee as the server has them now, and says what was done. */
  const show = (employee: Employee, heading: string, sentence = words.toastSentence) => {
    if (loaded.step === 'ready') put(withEmployee(loaded.data, employee));
    showToast({ heading, sentence: fill(sentence, { username: employee.username }) });
  };

  const setStatus = (id: string, status: Employee['status']) =>
    submit(async () => {
      const reply = await inSession(request(setEmployeeStatus, { id, status }));
      if (!isAccepted(reply)) return refusedBy(reply);
      show(reply.data, status === 'active' ? words.enabled : words.disabled);
      return undefined;
    });

  const act = (action: EmployeeAction, employee: Employee) => {
    if (action === 'menus' || action === 'password')
      return setOpened({ serial, isOpen: true, kind: action, employee });
    void setStatus(employee.id, action === 'enable' ? 'active' : 'disabled');
  };

  const close = () => setOpened((known) => known && { ...known, isOpen: false });
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
            onClick={() => setOpened({ serial, isOpen: true, kind: 'add' })}
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
            <div className={styles.empty}>
              <h2>{words.empty.heading}</h2>
              {canChange && <p>{words.empty.sentence}</p>}
            </div>
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
    </>
  );
}

const withEmployee = (employees: readonly Employee[], changed: Employee): Employee[] =>
  employees.some(({ id }) => id === changed.id)
    ? employees.map((employee) => (employee.id === changed.id ? changed : employee))
    : [...employees, changed];
