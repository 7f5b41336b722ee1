import { type FormEvent, useId, useState } from 'react';
import { NewPasswordField } from '#app/accounts/new-password-field.tsx';
import { PasswordField } from '#app/accounts/password-field.tsx';
import { textOf } from '#app/accounts/text-of.ts';
import { useSubmission } from '#app/accounts/use-submission.ts';
import { useLocale } from '#app/layout/locale.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { consoleWords } from '#content/interface/console.ts';
import { consoleAccountWords } from '#content/interface/console-account.ts';
import { fieldErrorWords } from '#content/interface/field-errors.ts';
import { changeOwnPassword } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './console-form.module.css';
import { type PasswordChangeField, passwordChangeProblem } from './password-change.ts';
import { useInSession } from './use-in-session.ts';

/** A new password for whoever knows the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const locale = useLocale();
  const words = consoleAccountWords[locale].password;
  const id = useId();
  const inSession = useInSession();
  /** A new form for each password: the fields and their ticks are empty again. */
  const [round, setRound] = useState(0);
  const [wrong, setWrong] = useState<{ field: PasswordChangeField; message: string }>();
  const { submission, submit, isBusy, refusal, forget } = useSubmission(
    consoleWords[locale].unreached,
  );

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = {
      password: textOf(form, 'password'),
      newPassword: textOf(form, 'newPassword'),
      confirmation: textOf(form, 'confirmation'),
    };
    const problem = passwordChangeProblem(input);
    if (problem) {
      setWrong({ field: problem.field, message: fieldErrorWords[locale][problem.code] });
      form.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
      return;
    }
    const { password, newPassword } = input;
    await submit(async () => {
      const reply = await inSession(request(changeOwnPassword, { password, newPassword }));
      if (!isAccepted(reply)) return reply.msg;
      setRound(round + 1);
      onChanged();
      return undefined;
    });
  };

  const common = (name: PasswordChangeField) => ({
    id: `${id}-${name}`,
    name,
    show: words.show,
    hide: words.hide,
    error: wrong?.field === name ? wrong.message : undefined,
    onInput: () => {
      setWrong(undefined);
      forget();
    },
  });

  return (
    <>
      <form key={round} onSubmit={change} noValidate className={styles.form}>
        <PasswordField
          {...common('password')}
          label={words.current}
          autoComplete="current-password"
        />
        <div>
          <NewPasswordField {...common('newPassword')} label={words.next} />
        </div>
        <PasswordField
          {...common('confirmation')}
          label={words.confirmation}
          autoComplete="new-password"
        />
        <div className={styles.actions}>
          <PacketButton type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? words.submitting : words.submit}
          </PacketButton>
        </div>
        {refusal && <FailureNote message={refusal} />}
      </form>
      <p role="status" className={styles.done}>
        {submission.step === 'done' && words.changed}
      </p>
    </>
  );
}
