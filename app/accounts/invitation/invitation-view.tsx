import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import { declineInvitation } from '#contract/invitations.ts';
import { useLinkToken } from '../use-link-token.ts';
import { InvitationForm } from './invitation-form.tsx';
import styles from './invitation-view.module.css';
import { type OpenInvitation, useInvitation } from './use-invitation.ts';

/** The form by which the invited becomes an employee, or what to do about a link that has ended. */
export function InvitationView() {
  const words = useWords('invitation');
  const pagePath = usePagePath();
  const token = useLinkToken();
  const { lookUp, retry } = useInvitation(token);
  const [isDeclined, setDeclined] = useState(false);

  if (isDeclined)
    return (
      <div role="status">
        <h1>{words.declined.heading}</h1>
        <p className={styles.ended}>{words.declined.sentence}</p>
      </div>
    );

  if (token === undefined || lookUp.step === 'loading')
    return (
      <>
        <h1>{words.title}</h1>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <Loader label={words.loading} />
      </>
    );

  if (lookUp.step !== 'found')
    return (
      <>
        <h1>{words.failed.title}</h1>
        <FailureNote message={words.failed.sentence} action={words.failed.retry} onRetry={retry} />
      </>
    );

  if (lookUp.found.state === 'ended') {
    const { invitedBy } = lookUp.found;
    const { who, unknown, logIn } = words.ended;
    return (
      <>
        <h1>{words.title}</h1>
        <p role="alert" className={styles.ended}>
          {invitedBy === null ? unknown : fill(who, { name: invitedBy })}
        </p>
        <p className={actions.actions}>
          <ButtonLink to={pagePath('login')} variant="outline">
            {logIn}
          </ButtonLink>
        </p>
      </>
    );
  }

  return (
    <Open
      invitation={lookUp.found}
      token={token}
      onEnded={retry}
      onDeclined={() => setDeclined(true)}
    />
  );
}

function Open({
  invitation,
  token,
  onEnded,
  onDeclined,
}: {
  invitation: OpenInvitation;
  token: string;
  onEnded: () => void;
  onDeclined: () => void;
}) {
  const words = useWords('invitation');
  const formats = useFormats();
  const { submit, isBusy, refused } = useSubmission(words.noResponse);
  const { companyName, invitedBy, email, expiresAt } = invitation;

  const decline = () =>
    submit(async () => {
      const reply = await request(declineInvitation, { token });
      if (!isAccepted(reply)) return refusedBy(reply);
      onDeclined();
      return undefined;
    });

  return (
    <>
      <h1 className={styles.title}>{fill(words.join, { company: companyName })}</h1>
      <p className={styles.invited}>
        {fill(words.invited, {
          ...{ name: invitedBy, email },
          until: formats.moment(expiresAt),
        })}
      </p>
      <InvitationForm token={token} invitation={invitation} onEnded={onEnded} />
      <p className={styles.decline}>
        {words.notYou}{' '}
        <TextButton aria-disabled={isBusy || undefined} onClick={decline}>
          {words.decline}
        </TextButton>
      </p>
      {refused && <FailureNote message={refused.message} />}
    </>
  );
}
