import type { LoaderFunctionArgs } from 'react-router';
import { AsyncSection } from '#app/console/async-section.tsx';
import { useChange } from '#app/console/dialogs/use-change.ts';
import { useLazyDialog } from '#app/console/dialogs/use-lazy-dialog.ts';
import type { EmployeeDialogState } from '#app/console/employees/employee-dialogs.tsx';
import { type EmployeeAction, EmployeeTable } from '#app/console/employees/employee-table.tsx';
import {
  type InvitationAction,
  InvitationTable,
} from '#app/console/employees/invitation-table.tsx';
import { TwoFactorRule } from '#app/console/employees/two-factor-rule.tsx';
import { formatAction } from '#app/console/format-action.ts';
import { PageHead } from '#app/console/page-head.tsx';
import { useViewer } from '#app/console/shell/viewer.ts';
import { useLoaded } from '#app/console/use-loaded.ts';
import { useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  type Employee,
  getTwoFactorRule,
  listEmployees,
  type TwoFactorRule as Rule,
  requireTwoFactor,
  setEmployeeStatus,
} from '#contract/console.ts';
import {
  type Invitation,
  listInvitations,
  revokeInvitation,
  sendInvitationAgain,
} from '#contract/invitations.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) =>
  loadWords(args, 'console', 'consoleConfirm', 'consoleEmployees', 'fieldErrors', 'passwordRules');

const code = onDemand(() => import('#app/console/employees/employee-dialogs.tsx'));

export default function ConsoleEmployees() {
  const words = useWords('consoleEmployees');
  const { noResponse } = useWords('console');
  const canChange = useViewer().role === 'main';
  const { loaded, retry, refresh, put } = useLoaded(() => request(listEmployees));
  const { submit, refused } = useSubmission(noResponse);
  const {
    opened,
    open,
    close,
    loaded: dialogs,
    refused: notLoaded,
  } = useLazyDialog<EmployeeDialogState, Awaited<ReturnType<typeof code.load>>>(code);
  const rule = useLoaded(() => request(getTwoFactorRule));
  const invitations = useLoaded(() => request(listInvitations));
  const failure = refused ?? notLoaded;
  // Each part is as high as what it has: none is shown before those above it.
  const isWaiting = rule.loaded.step === 'loading' || loaded.step === 'loading';

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

  const showRule = (changed: Rule) => {
    rule.put(changed);
    // Who needs a second factor until when.
    refresh();
    const { on, onSentence, off, offSentence } = words.requireTwoFactor;
    showToast(
      changed.requiredSince
        ? { heading: on, sentence: onSentence }
        : { heading: off, sentence: offSentence },
    );
  };

  const switchRule = (required: boolean) => {
    if (required) return open({ kind: 'require' });
    void submit(() =>
      change(
        words.confirmations.leaveTwoFactor,
        () => request(requireTwoFactor, { required }),
        showRule,
      ),
    );
  };

  const sent = (invitation: Invitation) => {
    // Ended links of the same address went with it.
    invitations.refresh();
    const { done, doneSentence } = words.invite;
    showToast({ heading: done, sentence: fill(doneSentence, { email: invitation.email }) });
  };

  const actOnInvitation = (action: InvitationAction, { id, email }: Invitation) => {
    const confirmation = formatAction(words.confirmations[action], { name: email });
    const { revoked, revokedSentence } = words.invitations;
    void submit(async () => {
      const refused =
        action === 'sendAgain'
          ? await change(confirmation, () => request(sendInvitationAgain, { id }), sent)
          : await change(
              confirmation,
              () => request(revokeInvitation, { id }),
              () => showToast({ heading: revoked, sentence: fill(revokedSentence, { email }) }),
            );
      // Also where it was refused: the list was too old.
      invitations.refresh();
      return refused;
    });
  };

  const starts = (kind: 'add' | 'invite') => ({
    disabled: loaded.step !== 'ready',
    onPointerEnter: code.prepare,
    onFocus: code.prepare,
    onClick: () => open({ kind }),
  });

  return (
    <>
      <PageHead
        title={words.title}
        sentence={words.sentence}
        note={canChange ? undefined : words.lookOnly}
        action={
          canChange && (
            <div className={actions.actions}>
              <Button {...starts('add')} variant="outline">
                {words.add.start}
              </Button>
              <Button {...starts('invite')} arrow>
                {words.invite.heading}
              </Button>
            </div>
          )
        }
      />
      {failure && <FailureNote message={failure.message} />}
      {rule.loaded.step === 'ready' && loaded.step === 'ready' && (
        <TwoFactorRule
          rule={rule.loaded.data}
          employees={loaded.data}
          onSwitch={canChange ? switchRule : undefined}
        />
      )}
      <AsyncSection loaded={isWaiting ? { step: 'loading' } : loaded} onRetry={retry}>
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
      {!isWaiting && invitations.loaded.step === 'ready' && invitations.loaded.data.length > 0 && (
        <InvitationTable
          invitations={invitations.loaded.data}
          onAction={canChange ? actOnInvitation : undefined}
        />
      )}
      {!isWaiting && invitations.loaded.step === 'failed' && (
        <AsyncSection loaded={invitations.loaded} onRetry={invitations.retry}>
          {() => null}
        </AsyncSection>
      )}
      {dialogs && opened && (
        <dialogs.EmployeeDialogs
          opened={opened}
          known={loaded.step === 'ready' ? loaded.data : []}
          onClose={close}
          onDone={(employee, done, sentence) => {
            close();
            show(employee, done, sentence);
          }}
          onRequired={(changed) => {
            close();
            showRule(changed);
          }}
          onDeleted={({ id, name }) => {
            close();
            if (loaded.step === 'ready') put(loaded.data.filter((known) => known.id !== id));
            const { done, doneSentence } = words.deleteEmployee;
            showToast({ heading: done, sentence: fill(doneSentence, { name }) });
          }}
          onInvited={(invitation) => {
            close();
            sent(invitation);
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
