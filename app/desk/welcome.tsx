import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useSubmission } from '#app/forms/use-submission.ts';
import { makePasskey } from '#app/passkeys/passkey.ts';
import { withPasskey } from '#app/passkeys/with-passkey.ts';
import { request } from '#app/request/client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { hasStoredLocale, storeLocale } from '#app/visit/language-preference.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { CallReply } from '#contract/call.ts';
import * as contract from '#contract/desk.ts';
import type { Accepted } from '#contract/envelope.ts';
import { Entry, Hint, Stop } from './entry.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useLoaded } from './use-desk.ts';

/** Where an invitation leads: a name, a passkey, and a second one on another device. */
export function Welcome({ onDone }: { onDone: () => void }) {
  const words = useWords('desk');
  const [token] = useState(() => location.hash.slice(1));
  const [hasJoined, setJoined] = useState(false);
  const { loaded, refresh } = useLoaded(() => request(contract.readDeskInvitation, { token }));
  const { revalidate } = useRevalidator();
  const invited = loaded.step === 'ready' ? loaded.data.locale : undefined;

  // Who has chosen no language yet reads the one of the invitation.
  useEffect(() => {
    if (!invited || hasStoredLocale()) return;
    storeLocale(invited);
    void revalidate();
  }, [invited, revalidate]);

  // The link works once: nobody should find it in the history of the browser.
  useEffect(() => {
    if (hasJoined) history.replaceState(history.state, '', location.pathname);
  }, [hasJoined]);

  if (hasJoined) return <Second onDone={onDone} />;
  const { heading } = words.welcome;
  if (loaded.step === 'loading')
    return (
      <Entry heading={heading}>
        <Loader label={words.loading} />
      </Entry>
    );
  if (loaded.step === 'failed')
    return (
      <Entry heading={heading}>
        <FailureNote
          message={loaded.message ?? words.noResponse}
          {...(!loaded.isRefused && { action: words.retry, onRetry: refresh })}
        />
      </Entry>
    );
  return <Join invitation={loaded.data} token={token} onJoined={() => setJoined(true)} />;
}

type Invitation = Accepted<CallReply<typeof contract.readDeskInvitation>>['data'];

function Join({
  invitation: { email, name: known, roles, invitedBy, endsAt },
  token,
  onJoined,
}: {
  invitation: Invitation;
  token: string;
  onJoined: () => void;
}) {
  const words = useWords('desk');
  const { utc } = useFormats();
  const { heading, lead, name: label, act, acting, hint } = words.welcome;
  const form = useForm({
    fields: ['name'],
    problems: ({ name }) =>
      contract.deskFields.name.safeParse(name).success ? [] : [['name', 'desk.name']],
    messages: words.errors,
    noResponse: words.noResponse,
    send: async ({ name }) => {
      const refused = await withPasskey({
        begin: () => request(contract.beginDeskJoin, { token, name }),
        answer: makePasskey,
        finish: (made) => request(contract.joinDesk, { token, name, ...made }),
        stopped: words.stopped,
      });
      if (!refused) onJoined();
      return refused;
    },
  });
  const named = roles.map((role) => words.roles[role]).join(', ');
  return (
    <Entry heading={heading} lead={fill(lead, { email, roles: named, invitedBy })}>
      <Form {...form.props}>
        <Stop>
          <TextField
            {...form.field('name')}
            label={label}
            defaultValue={known}
            maxLength={contract.deskNameMaxLength}
            autoComplete="name"
          />
        </Stop>
        <Stop isLast>
          <PasskeyButton type="submit" label={act} waiting={acting} isBusy={form.isBusy} />
        </Stop>
        {form.refused && <FailureNote message={form.refused.message} />}
      </Form>
      <Hint>{fill(hint, { time: utc(endsAt) })}</Hint>
    </Entry>
  );
}

/** May be postponed; Team shows who has only one. */
function Second({ onDone }: { onDone: () => void }) {
  const words = useWords('desk');
  const { heading, lead, act, later, hint } = words.welcome.second;
  const { submit, isBusy, refused } = useSubmission(words.noResponse);
  const add = () =>
    submit(async () => {
      const problem = await withPasskey({
        begin: () => request(contract.beginDeskPasskey),
        answer: makePasskey,
        finish: (made) => request(contract.addDeskPasskey, made),
        stopped: words.stopped,
      });
      if (!problem) onDone();
      return problem;
    });
  return (
    <Entry heading={heading} lead={lead}>
      <Stop isLast>
        <PasskeyButton label={act} waiting={words.welcome.acting} isBusy={isBusy} onClick={add} />
      </Stop>
      {refused && <FailureNote message={refused.message} />}
      <Hint>{hint}</Hint>
      <Button variant="outline" onClick={onDone}>
        {later}
      </Button>
    </Entry>
  );
}
