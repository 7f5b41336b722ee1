import { useState } from 'react';
import type { Refused } from '#app/forms/use-submission.ts';
import { NoResponse, RequestCancelled } from '#app/request/client.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { useWords } from '#app/words/use-words.ts';
import { resendSeconds } from '../fields/code-button.tsx';
import { textActivationCode } from '../fields/send-code.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useCountdown } from '../fields/use-countdown.ts';

type CodeField = 'phone' | 'verifyCode';
type CodeForm = {
  say: (field: CodeField, message: string) => void;
  focus: (field: CodeField) => void;
};

/** Texts the activation code once the captcha is passed; refusals appear at the form's fields. */
export function useActivationCode(form: CodeForm, phone: string, token: string) {
  const { noResponse } = useWords('activation');
  const { unusable } = useLayout().failure;
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);
  const captcha = useCaptcha();
  const { leftSeconds, begin } = useCountdown(resendSeconds);

  const onFailed = (error: unknown) => {
    if (error instanceof RequestCancelled) return;
    console.error('The code could not be requested.', error);
    form.say('verifyCode', error instanceof NoResponse ? noResponse : unusable);
  };

  const text = async (pass: string) => {
    const refused = await textActivationCode(phone, pass, token);
    const field = refused && isAboutPhone(refused) ? 'phone' : 'verifyCode';
    form.focus(field);
    if (refused) return form.say(field, refused.message);
    setSentTo(phone);
    begin();
  };

  return {
    sentTo,
    isSending,
    leftSeconds,
    /** The phone was edited: the hint about the sent code no longer applies. */
    reset: () => setSentTo(undefined),
    send: () => void captcha.open().catch(onFailed),
    Captcha: captcha.Dialog,
    pass: (param: string) => {
      captcha.close();
      setSending(true);
      void text(param)
        .catch(onFailed)
        .finally(() => setSending(false));
    },
    closeCaptcha: captcha.close,
  };
}

const isAboutPhone = ({ code }: Refused): boolean =>
  code === 'activation.phone' || code === 'activation.phoneTaken';
