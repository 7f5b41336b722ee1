import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { useChange } from '#app/console/dialogs/use-change.ts';
import { useLazyDialog } from '#app/console/dialogs/use-lazy-dialog.ts';
import type { EmployeeDialogState } from '#app/console/employees/employee-dialogs.tsx';
import { type EmployeeAction, EmployeeTable } from '#app/console/employees/employee-table.tsx';
import { formatAction } from '#app/console/format-action.ts';
import { PageHead } from '#app/console/page-head.tsx';
import { useViewer } from '#app/console/shell/viewer.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type Employee, listEmployees, setEmployeeStatus } from '#contract/console.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleConfirm', 'consoleEmployees', 'fieldErrors', 'passwordRules');

const code = onDemand(() => import('#app/console/employees/employee-dialogs.tsx'));

export default function ConsoleEmployees() {
  const words = useWords('consoleEmployees');
  const { noResponse } = useWords('console');
  const canChange = useViewer().role === 'main';
  const { loaded, retry, put } = useLoaded(() => request(listEmployees));
  const { submit, refused } = useSubmission(noResponse);
  const {
    opened,
    open,
    close,
    loaded: dialogs,
    refused: notLoaded,
  } = useLazyDialog<EmployeeDialogState, Awaited<ReturnType<typeof code.load>>>(code);
  const failure = refused ?? notLoaded;

  /** Replaces the employee in the list with the server's version and shows a toast. */
  const show = (employee: Employee, heading: string, sentence = words.toastSentence) => {
    if (loaded.step === 'ready') put(withEmployee(loaded.data, employee));
    showToast({ heading, sentence: fill(sentence, { username: employee.username }) });
  };

  const change = useChange();

  const act = (action: EmployeeAction, employee: Employee) => {
    if (action !== 'enable' && action !== 'disable') return open({ kind: action, employee });
    const status = action === 'enable' ? 'active' : 'disabled';
    const { id } = employee;
    void submit(() =>
      change(
        formatAction(words.confirmations[action], employee),
        () => request(setEmployeeStatus, { id, status }),
        (changed) => show(changed, status === 'active' ? words.enabled : words.disabled),
      ),
    );
  };

  return (
    <>
      <PageHead
        title={words.title}
        sentence={words.sentence}
        note={canChange ? undefined : words.lookOnly}
        action={
          canChange && (
            <Button
              arrow
              disabled={loaded.step !== 'ready'}
              onPointerEnter={code.prepare}
              onFocus={code.prepare}
              onClick={() => open({ kind: 'add' })}
            >
              {words.add.action}
            </Button>
          )
        }
      />
      {failure && <FailureNote message={failure.message} />}
      <AsyncSection loaded={loaded} onRetry={retry}>
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
      </AsyncSection>
      {dialogs && opened && (
        <dialogs.EmployeeDialogs
          opened={opened}
          known={loaded.step === 'ready' ? loaded.data : []}
          onClose={close}
          onDone={(employee, done, sentence) => {
            close();
            show(employee, done, sentence);
          }}
        />
      )}
    </>
  );
}

const withEmployee = (employees: readonly Employee[], changed: Employee): Employee[] =>
  employees.some(({ id }) => id === changed.id)
    ? employees.map((employee) => (employee.id === changed.id ? changed : employee))
    : [...employees, changed];
