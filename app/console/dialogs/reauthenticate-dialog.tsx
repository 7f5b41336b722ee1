import { useRef } from 'react';
import { Form } from '#app/forms/form.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { storeTokens } from '#app/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Filled } from '#app/words/filled.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { ActionWords } from '#content/interface/console-confirm.ts';
import { isAccepted } from '#contract/envelope.ts';
import { reauthenticateByPassword } from '#contract/two-factor.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { useViewer } from '../shell/viewer.ts';
import { useUntil } from '../use-until.ts';
import { ConfirmPasskey } from './confirm-passkey.tsx';
import { DialogText } from './dialog-text.tsx';

/** Asks for the password again, or a passkey, before the sensitive action that it names. */
export function ReauthenticateDialog({
  isOpen,
  action: { phrase, action },
  onConfirmed,
  onCancel,
}: {
  isOpen: boolean;
  action: ActionWords;
  onConfirmed: () => void;
  onCancel: () => void;
}) {
  const words = useWords('consoleConfirm');
  const frame = useWords('console');
  const formats = useFormats();
  const isMainUser = useViewer().role === 'main';
  const resetPath = usePagePath()('forget-password');
  const inSession = useInSession();
  const input = useRef<HTMLInputElement>(null);
  const [retryAt, setRetryAt] = useUntil();

  const form = useForm({
    fields: ['password'],
    problems: ({ password }) => (password === '' ? [['password', 'login.password']] : []),
    messages: useWords('fieldErrors'),
    noResponse: frame.noResponse,
    send: async ({ password }) => {
      const reply = await inSession(request(reauthenticateByPassword, { password }));
      if (!isAccepted(reply)) return refusedBy(reply);
      const { tokens, attemptsLeft: count, retryAt } = reply.data;
      if (tokens) {
        await storeTokens(tokens);
        onConfirmed();
        return undefined;
      }
      setRetryAt(retryAt);
      form.say('password', fill(count === 1 ? words.wrong.one : words.wrong.other, { count }));
      input.current?.select();
      return undefined;
    },
  });
  const field = form.field('password');

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      heading={words.heading}
      closeLabel={frame.close}
      initialFocus={input}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {frame.cancel}
          </Button>
          <Button
            type="submit"
            variant="ink"
            form={form.props.id}
            disabled={retryAt !== null}
            aria-disabled={form.isBusy || undefined}
          >
            {form.isBusy ? words.checking : action}
          </Button>
        </>
      }
    >
      <DialogText>
        <Filled text={words.sentence} values={{ phrase: <b>{phrase}</b> }} />
      </DialogText>
      <Form {...form.props}>
        <PasswordField
          {...field}
          ref={input}
          error={
            retryAt === null ? field.error : fill(words.locked, { time: formats.time(retryAt) })
          }
          label={words.password}
          show={words.show}
          hide={words.hide}
          autoComplete="current-password"
          hint={isMainUser ? undefined : words.employeeForgot}
          aside={isMainUser && <SiteLink to={resetPath}>{words.forgot}</SiteLink>}
        />
      </Form>
      {form.refused && <FailureNote message={form.refused.message} />}
      <ConfirmPasskey onConfirmed={onConfirmed} />
    </Dialog>
  );
}
