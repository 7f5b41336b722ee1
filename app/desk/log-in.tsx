import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { signWithPasskey } from '#app/passkeys/passkey.ts';
import { withPasskey } from '#app/passkeys/with-passkey.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useWords } from '#app/words/use-words.ts';
import { beginDeskLogin, deskFields, logInToDesk } from '#contract/desk.ts';
import { Entry, Hint, Stop } from './entry.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function LogIn({ onDone }: { onDone: () => void }) {
  const words = useWords('desk');
  const form = useForm({
    fields: ['email'],
    problems: ({ email }) =>
      deskFields.email.safeParse(email).success ? [] : [['email', 'desk.email']],
    messages: words.errors,
    noResponse: words.noResponse,
    send: async ({ email }) => {
      const refused = await withPasskey({
        begin: () => request(beginDeskLogin),
        answer: signWithPasskey,
        finish: (signed) => request(logInToDesk, { email, ...signed }),
        stopped: words.stopped,
      });
      if (!refused) onDone();
      return refused;
    },
  });

  const { heading, lead, act, acting, hints } = words.logIn;
  return (
    <Entry heading={heading} lead={lead}>
      <Form {...form.props}>
        <Stop>
          <TextField
            {...form.field('email')}
            label={words.mail}
            type="email"
            autoComplete="username"
          />
        </Stop>
        <Stop isLast>
          <PasskeyButton type="submit" label={act} waiting={acting} isBusy={form.isBusy} />
        </Stop>
        {form.refused && <FailureNote message={form.refused.message} />}
      </Form>
      {hints.map((hint) => (
        <Hint key={hint}>{hint}</Hint>
      ))}
    </Entry>
  );
}
