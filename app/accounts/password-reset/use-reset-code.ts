import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refused } from '#app/forms/use-submission.ts';
import { NoAnswer, RequestCancelled } from '#app/request/failures.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { isMailIdentifier } from '#contract/account-rules.ts';
import { resendSeconds } from '../fields/code-button.tsx';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useCountdown } from '../fields/use-countdown.ts';

const calls = onDemand(() => import('../fields/send-code.ts'));

type CodeField = 'identifier' | 'verifyCode';

/** To whom a code can go, and sending it. `say` hears what was refused. */
export function useResetCode(
  say: (field: CodeField, refused: Refused) => void,
  onSent: () => void,
) {
  const [identifier, setIdentifier] = useState('');
  const latest = useRef('');
  /** Who has the phone; an empty string while nobody is known to have it. */
  const [customer, setCustomer] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ retry: () => void; isAnswered: boolean }>();
  const captcha = useCaptcha();
  const { leftSeconds, begin } = useCountdown(resendSeconds);
  const isMail = isMailIdentifier(identifier);

  const guard = async (work: () => Promise<void>, retry: () => void) => {
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      console.error('The code could not be asked for.', error);
      setFailed({ retry, isAnswered: !(error instanceof NoAnswer) });
    }
  };

  const type = (typed: string) => {
    latest.current = typed.trim();
    setIdentifier(latest.current);
    setCustomer('');
    setFailed(undefined);
  };

  const lookUp = () =>
    guard(async () => {
      if (identifier === '' || isMail) return;
      const { findCustomer } = await calls.load();
      const found = await findCustomer(identifier);
      // What was typed since then is somebody else.
      if (latest.current !== identifier) return;
      setCustomer('customer' in found ? found.customer : '');
      if ('refused' in found) say('identifier', found.refused);
    }, lookUp);

  const send = async (
    field: CodeField,
    sender: () => Promise<Refused | undefined>,
    { opensCaptcha }: { opensCaptcha: boolean },
  ) => {
    const opener = document.activeElement;
    setSending(true);
    await guard(async () => {
      const refused = await sender();
      if (opensCaptcha && refused?.code === 'captcha.required') {
        // While it was off the button lost the focus, which comes back to it from the captcha.
        flushSync(() => setSending(false));
        if (opener instanceof HTMLElement) opener.focus();
        return captcha.open();
      }
      if (refused) return say(field, refused);
      setSentTo(identifier);
      begin();
      onSent();
    }, ask);
    setSending(false);
  };

  const mail = (options: { opensCaptcha: boolean }) =>
    void send('identifier', async () => (await calls.load()).mailCode(identifier), options);

  /** A mailbox gets its first code of a day at once, a phone once the captcha is passed. */
  const ask = () => {
    if (leftSeconds > 0) return;
    if (isMail) return mail({ opensCaptcha: true });
    void guard(captcha.open, ask);
  };

  /** A cookie has the pass too; what is mailed is asked for by that. */
  const pass = (param: string) => {
    captcha.close();
    const opensCaptcha = false;
    if (isMail) return mail({ opensCaptcha });
    const text = async () => (await calls.load()).textResetCode(identifier, param);
    void send('verifyCode', text, { opensCaptcha });
  };

  return {
    identifier,
    customer,
    sentTo,
    isSending,
    leftSeconds,
    canAsk: identifier !== '' && (isMail || customer !== '') && !isSending,
    /** No answer that can be used: the way to try it again. */
    failed,
    prepare: calls.prepare,
    type,
    lookUp,
    ask,
    Captcha: captcha.Dialog,
    pass,
    closeCaptcha: captcha.close,
  };
}
