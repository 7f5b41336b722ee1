import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { useWords } from '#app/words/use-words.ts';
import { changeOwnPassword } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './console-form.module.css';
import { passwordChangeFields, passwordChangeProblems } from './password-change.ts';
import { useInSession } from './use-in-session.ts';

/** A new password for whoever knows the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const words = useWords('consoleAccount').password;
  const inSession = useInSession();
  /** A new form for each password: the fields and their ticks are empty again. */
  const [round, setRound] = useState(0);
  const form = useForm({
    fields: passwordChangeFields,
    problems: passwordChangeProblems,
    messages: useWords('fieldErrors'),
    unreached: useWords('console').unreached,
    send: async ({ password, newPassword }) => {
      const reply = await inSession(request(changeOwnPassword, { password, newPassword }));
      if (!isAccepted(reply)) return refusedBy(reply);
      setRound(round + 1);
      onChanged();
      return undefined;
    },
  });
  const eye = { show: words.show, hide: words.hide };

  return (
    <>
      <Form key={round} {...form.props} className={styles.form}>
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
        <div className={styles.actions}>
          <PacketButton type="submit" aria-disabled={form.isBusy || undefined}>
            {form.isBusy ? words.submitting : words.submit}
          </PacketButton>
        </div>
        {form.refused && <FailureNote message={form.refused.message} />}
      </Form>
      <p role="status" className={styles.done}>
        {form.isDone && words.changed}
      </p>
    </>
  );
}
