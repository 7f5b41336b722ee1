import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refused } from '#app/forms/use-submission.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { isMailIdentifier } from '#contract/account-rules.ts';
import { resendSeconds } from '../fields/code-button.tsx';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useCountdown } from '../fields/use-countdown.ts';
import { useGuard } from './use-guard.ts';

const calls = onDemand(() => import('../fields/send-code.ts'));

type CodeField = 'identifier' | 'verifyCode';

/** Looks up the customer of a phone and sends the reset code. Refusals go to `onRefused`. */
export function useResetCode(
  onRefused: (field: CodeField, refused: Refused) => void,
  onSent: () => void,
) {
  const [identifier, setIdentifier] = useState('');
  const latest = useRef('');
  /** The reference of the customer with this phone; empty while unknown. */
  const [customer, setCustomer] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { failed, guard, clearFailure } = useGuard();
  const captcha = useCaptcha();
  const { leftSeconds, begin } = useCountdown(resendSeconds);
  const isMail = isMailIdentifier(identifier);

  const type = (typed: string) => {
    latest.current = typed.trim();
    setIdentifier(latest.current);
    setCustomer('');
    clearFailure();
  };

  const lookUp = () =>
    guard(async () => {
      if (identifier === '' || isMail) return;
      const { findCustomer } = await calls.load();
      const found = await findCustomer(identifier);
      // The identifier was edited during the lookup: this result is stale.
      if (latest.current !== identifier) return;
      setCustomer('customer' in found ? found.customer : '');
      if ('refused' in found) onRefused('identifier', found.refused);
    }, lookUp);

  const sendBy = async (
    field: CodeField,
    call: () => Promise<Refused | undefined>,
    { opensCaptcha }: { opensCaptcha: boolean },
  ) => {
    const opener = document.activeElement;
    setSending(true);
    await guard(async () => {
      const refused = await call();
      if (opensCaptcha && refused?.code === 'captcha.required') {
        // The button lost the focus while disabled; the captcha returns the focus to its opener.
        flushSync(() => setSending(false));
        if (opener instanceof HTMLElement) opener.focus();
        return captcha.open();
      }
      if (refused) return onRefused(field, refused);
      setSentTo(identifier);
      begin();
      onSent();
    }, send);
    setSending(false);
  };

  const mail = (options: { opensCaptcha: boolean }) =>
    void sendBy('identifier', async () => (await calls.load()).mailCode(identifier), options);

  /** The first code of a day to a mailbox needs no captcha; a code to a phone always does. */
  const send = () => {
    if (leftSeconds > 0) return;
    if (isMail) return mail({ opensCaptcha: true });
    void guard(captcha.open, send);
  };

  /** After the captcha. The mail call reads the captcha's pass from a cookie. */
  const pass = (param: string) => {
    captcha.close();
    const opensCaptcha = false;
    if (isMail) return mail({ opensCaptcha });
    const text = async () => (await calls.load()).textResetCode(identifier, param);
    void sendBy('verifyCode', text, { opensCaptcha });
  };

  return {
    identifier,
    customer,
    sentTo,
    isSending,
    leftSeconds,
    canSend: identifier !== '' && (isMail || customer !== ''),
    /** Set after a lookup or code without a usable response. */
    failed,
    prepare: calls.prepare,
    type,
    lookUp,
    send,
    Captcha: captcha.Dialog,
    pass,
    closeCaptcha: captcha.close,
  };
}
