import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { failedChecks, type Problem } from '#app/forms/problems.ts';
import { useForm } from '#app/forms/use-form.ts';
import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { canUsePasskeys, preparePasskeys } from '#app/passkeys/passkey.ts';
import { request } from '#app/request/client.ts';
import { type FirstFactor, firstFactorState } from '#app/session/first-factor.ts';
import { storeSession } from '#app/session/session.ts';
import { landingPath, openPathsOf } from '#app/session/signed-in.ts';
import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import { TextField } from '#app/ui/field.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { accountMaxLengths, passwordPattern, usernamePattern } from '#contract/account-rules.ts';
import { isAccepted } from '#contract/envelope.ts';
import { acceptInvitation, checkInvitedUsername } from '#contract/invitations.ts';
import { SubmitStep } from '../fields/submit-step.tsx';
import { Step } from '../step.tsx';
import styles from './invitation-form.module.css';
import type { OpenInvitation } from './use-invitation.ts';

const fields = ['username', 'password'] as const;
type JoinProblem = Problem<
  (typeof fields)[number],
  'username.format' | 'login.password' | 'password.format'
>;

const problemsOf = ({ username, password }: Record<(typeof fields)[number], string>) =>
  failedChecks<JoinProblem>([
    [!usernamePattern.test(username.trim()), ['username', 'username.format']],
    [password === '', ['password', 'login.password']],
    [!passwordPattern.test(password), ['password', 'password.format']],
  ]);

/** Username, password and second factor of somebody who was invited. */
export function InvitationForm({
  token,
  invitation: { phone, requiresTwoFactor },
  onEnded,
}: {
  token: string;
  invitation: OpenInvitation;
  /** The link has ended meanwhile. */
  onEnded: () => void;
}) {
  const words = useWords('invitation');
  const [factor, setFactor] = useState<FirstFactor | 'later'>(firstChoice);
  const join = useJoin(token, factor);
  const form = useForm({
    fields,
    problems: problemsOf,
    messages: useWords('fieldErrors'),
    noResponse: words.noResponse,
    send: async (typed) => {
      const refused = await join(typed);
      if (refused?.code === 'invitation.link') onEnded();
      if (refused?.code !== 'username.taken') return refused;
      form.say('username', refused.message);
      form.focus('username');
      return undefined;
    },
  });

  /** Only a finished answer about what still stands in the field is shown. */
  const checkUsername = async (field: HTMLInputElement) => {
    const username = field.value.trim();
    if (!usernamePattern.test(username)) return;
    const reply = await request(checkInvitedUsername, { token, username });
    if (isAccepted(reply) && !reply.data.isFree && field.value.trim() === username)
      form.say('username', words.username.taken);
  };

  return (
    <Form {...form.props}>
      <Step>
        <TextField
          {...form.field('username')}
          label={words.username.label}
          hint={phone ? fill(words.username.hint, { phone }) : words.username.hintWithoutPhone}
          placeholder=" "
          maxLength={accountMaxLengths.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={({ currentTarget }) => {
            // The answer when joining counts: without one the field stays as it is.
            checkUsername(currentTarget).catch(() => undefined);
          }}
        />
      </Step>
      <Step>
        <NewPasswordField
          {...form.field('password')}
          label={words.password}
          show={words.showPassword}
          hide={words.hidePassword}
        />
      </Step>
      <Step>
        <FactorChoice chosen={factor} onChoose={setFactor} isRequired={requiresTwoFactor} />
      </Step>
      <SubmitStep
        form={form}
        words={{ submit: words.submit[factor], submitting: words.submitting }}
      />
    </Form>
  );
}

const firstChoice = (): FirstFactor => (canUsePasskeys() ? 'passkey' : 'app');

function FactorChoice({
  chosen,
  onChoose,
  isRequired,
}: {
  chosen: FirstFactor | 'later';
  onChoose: (factor: FirstFactor | 'later') => void;
  isRequired: boolean;
}) {
  const { legend, required, ...tiles } = useWords('invitation').factor;
  const choices = [
    ...(canUsePasskeys() ? (['passkey'] as const) : []),
    'app' as const,
    ...(isRequired ? [] : (['later'] as const)),
  ];
  return (
    <fieldset className={styles.factor} onPointerEnter={preparePasskeys}>
      <legend>{isRequired ? required : legend}</legend>
      <ChoiceTiles
        name="factor"
        tiles={choices.map((value) => ({ value, ...tiles[value] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

/** Joins and opens the console, at the security page where a second factor was chosen. */
function useJoin(token: string, factor: FirstFactor | 'later') {
  const pagePath = usePagePath();
  const navigate = useNavigate();
  return async ({
    username,
    password,
  }: {
    username: string;
    password: string;
  }): Promise<Refused | undefined> => {
    const reply = await request(acceptInvitation, { token, username: username.trim(), password });
    if (!isAccepted(reply)) return refusedBy(reply);
    await storeSession(reply.data, 'employee');
    if (factor === 'later')
      location.assign(
        landingPath({ role: 'employee', openPaths: openPathsOf(reply.data.menulist) }),
      );
    // Without a new document, so that the browser still counts the click as asking for a passkey.
    else await navigate(pagePath('console-security'), { state: firstFactorState(factor) });
    return undefined;
  };
}
