import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { useLinkToken } from '../use-link-token.ts';
import { ActivationForm } from './activation-form.tsx';
import styles from './activation-view.module.css';
import { useActivation } from './use-activation.ts';

/** The activation form of a link, or what to do about an invalid link. */
export function ActivationView() {
  const words = useWords('activation');
  const pagePath = usePagePath();
  const token = useLinkToken();
  const { lookUp, retry } = useActivation(token);

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

  if (lookUp.step === 'failed')
    return (
      <>
        <h1>{words.failed.title}</h1>
        <FailureNote message={words.failed.sentence} action={words.failed.retry} onRetry={retry} />
      </>
    );

  if (lookUp.step === 'invalid')
    return (
      <div role="alert">
        <h1>{words.invalid.title}</h1>
        <p className={styles.sentence}>{words.invalid.sentence}</p>
        <p className={classNames(actions.actions, styles.actions)}>
          <ButtonLink to={pagePath('sign-up')} arrow>
            {words.invalid.signUp}
          </ButtonLink>
          <ButtonLink to={pagePath('login')} variant="outline">
            {words.invalid.logIn}
          </ButtonLink>
        </p>
      </div>
    );

  const { email, country, way, reopens } = lookUp.found;
  const note = reopens ? words.reopens : way === 'phone' ? words.byPhone : undefined;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.email}>{email}</p>
      {note && <Callout className={styles.note}>{note}</Callout>}
      <ActivationForm token={token} country={country} email={way === 'mail' ? email : undefined} />
    </>
  );
}
