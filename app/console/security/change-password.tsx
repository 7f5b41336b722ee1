import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { storeTokens } from '#app/session/session.ts';
import { Callout } from '#app/ui/callout.tsx';
import { useWords } from '#app/words/use-words.ts';
import { changeOwnPassword } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { CheckLine } from '../check-line.tsx';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useInSession } from '../shell/use-in-session.ts';
import { useViewer } from '../shell/viewer.ts';
import { passwordChangeFields, passwordChangeProblems } from './password-change.ts';

/** Changes the viewer's own password, which needs the current one. */
export function ChangePassword({
  isUrgent,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  /** The viewer reported an unknown login: explains why the password must change. */
  isUrgent: boolean;
  onDone: () => void;
}) {
  const words = useWords('consoleSecurity').password;
  const isMainUser = useViewer().role === 'main';
  const inSession = useInSession();
  const form = useForm({
    fields: passwordChangeFields,
    problems: passwordChangeProblems,
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async ({ password, newPassword }, form) => {
      const endEmployees = new FormData(form).has('endEmployees');
      const change = { password, newPassword, endEmployees };
      const reply = await inSession(request(changeOwnPassword, change));
      if (!isAccepted(reply)) return refusedBy(reply);
      await storeTokens(reply.data);
      onDone();
      return undefined;
    },
  });
  const eye = { show: words.show, hide: words.hide };

  return (
    <FormDialog
      {...dialog}
      form={form}
      heading={words.submit}
      submit={words.submit}
      submitting={words.submitting}
    >
      {isUrgent && <Callout lead={words.urgent.lead}>{words.urgent.sentence}</Callout>}
      <PasswordField
        {...form.field('password')}
        {...eye}
        label={words.current}
        autoComplete="current-password"
      />
      <div>
        <NewPasswordField {...form.field('newPassword')} {...eye} label={words.next} />
      </div>
      <PasswordField
        {...form.field('confirmation')}
        {...eye}
        label={words.confirmation}
        autoComplete="new-password"
      />
      {isMainUser && <CheckLine label={words.endEmployees} name="endEmployees" />}
    </FormDialog>
  );
}
