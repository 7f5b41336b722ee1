import { useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { useLocale } from '#app/layout/locale.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketButton } from '#app/ui/packet.tsx';
import { isInternational, signUpWords } from '#content/interface/sign-up.ts';
import { pagePath } from '#content/site-map.ts';
import type { SignUpSent } from './sign-up-form.tsx';
import styles from './sign-up-sent.module.css';
import { useSubmission } from './use-submission.ts';

/** The activation e-mail is on its way: send it again, or go on by phone. */
export function SignUpSentView({ sent }: { sent: SignUpSent }) {
  const locale = useLocale();
  const words = signUpWords[locale];
  const [token, setToken] = useState(sent.token);
  const { submission, submit, isBusy, refusal } = useSubmission(words.unreached);

  const resend = () =>
    submit(async () => {
      const { signUp } = await import('./sign-up.ts');
      const outcome = await signUp(sent.input);
      if ('refusal' in outcome) return outcome.refusal;
      setToken(outcome.token);
      return undefined;
    });

  const activateByPhone = () => {
    const query = new URLSearchParams({
      token,
      countryId: String(sent.input.countryId),
      mail: sent.input.email,
      internationalization: String(isInternational[locale]),
      activateOnPhone: '1',
    });
    location.assign(`${pagePath('activate-account', locale)}?${query}`);
  };

  return (
    <div className={styles.sent}>
      <p className={styles.disc} data-arrival>
        <DoubleTickIcon width={37} />
      </p>
      <h1 ref={takeFocus} tabIndex={-1}>
        {words.sent.title}
      </h1>
      <p className={styles.lead}>{words.sent.sentence}</p>
      <p className={styles.address}>{sent.input.email}</p>
      <p className={styles.hint}>{words.sent.spam}</p>
      <div className={styles.actions}>
        <PacketButton
          arrow={!isBusy}
          onClick={resend}
          aria-disabled={isBusy || undefined}
          aria-label={isBusy ? words.sent.resending : undefined}
        >
          {isBusy ? <Loader label={words.sent.resending} /> : words.sent.resend}
        </PacketButton>
        <PacketButton variant="outline" onClick={activateByPhone}>
          {words.sent.phone}
        </PacketButton>
      </div>
      <div role="status">
        {submission.step === 'done' && <p className={styles.again}>{words.sent.resent}</p>}
      </div>
      {refusal && <FailureNote message={refusal} />}
    </div>
  );
}

/** The form is gone; what stands in its place is read out. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();
