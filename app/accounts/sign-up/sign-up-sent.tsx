import { DoubleTickIcon } from '#app/art/signs.tsx';
import { useSubmission } from '#app/forms/use-submission.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { useWords } from '#app/words/use-words.ts';
import { pagePath } from '#content/site-map.ts';
import { defaultLocale } from '#contract/locale.ts';
import { type SentSignUp, storeSentSignUp } from './sent-sign-up.ts';
import styles from './sign-up-sent.module.css';

/** After sign-up: resend the activation mail, activate by phone, or correct the address. */
export function SignUpSentView({
  sent,
  onChangeAddress,
}: {
  sent: SentSignUp;
  onChangeAddress: () => void;
}) {
  const words = useWords('signUp');
  const { isInternational } = useLocaleSettings();
  const { submit, isBusy, isDone, refused } = useSubmission(words.noResponse);

  const resend = () =>
    submit(async () => {
      const { signUp } = await import('./sign-up.ts');
      const outcome = await signUp(sent.input);
      if ('refused' in outcome) return outcome.refused;
      storeSentSignUp({ ...sent, token: outcome.token });
      return undefined;
    });

  const activateByPhone = () => {
    const query = new URLSearchParams({
      token: sent.token,
      countryId: String(sent.input.countryId),
      mail: sent.input.email,
      internationalization: String(isInternational),
      activateOnPhone: '1',
    });
    location.assign(`${pagePath('activate-account', defaultLocale)}?${query}`);
  };

  return (
    <div>
      <p className={styles.disc} data-arrival>
        <DoubleTickIcon width={37} />
      </p>
      <h1 ref={takeFocus} tabIndex={-1}>
        {words.sent.title}
      </h1>
      <p className={styles.lead}>{words.sent.sentence}</p>
      <p className={styles.address}>{sent.input.email}</p>
      <p className={styles.change}>
        <button type="button" onClick={onChangeAddress}>
          {words.sent.changeAddress}
        </button>
      </p>
      <p className={styles.hint}>{words.sent.spam}</p>
      <div className={classNames(actions.actions, styles.actions)}>
        <Button
          arrow={!isBusy}
          onClick={resend}
          aria-disabled={isBusy || undefined}
          aria-label={isBusy ? words.sent.resending : undefined}
        >
          {isBusy ? <Loader label={words.sent.resending} /> : words.sent.resend}
        </Button>
        <Button variant="outline" onClick={activateByPhone}>
          {words.sent.phone}
        </Button>
      </div>
      <div role="status">{isDone && <p className={styles.again}>{words.sent.resent}</p>}</div>
      {refused && <FailureNote message={refused.message} />}
    </div>
  );
}

/** The form is gone: screen readers announce the new heading. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();
