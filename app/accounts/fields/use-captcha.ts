import { useState } from 'react';
import type { Captcha } from '#app/captcha/captcha.ts';
import { onDemand } from '#app/request/on-demand.ts';

const code = onDemand(() => import('#app/captcha/captcha-dialog.tsx'));

/** The captcha dialog. Its code loads with the first `open`, which rejects when loading fails. */
export function useCaptcha() {
  const [shown, setShown] = useState<{ Dialog: Captcha }>();
  return {
    Dialog: shown?.Dialog,
    open: async (): Promise<void> => {
      const { CaptchaDialog } = await code.load();
      setShown({ Dialog: CaptchaDialog });
    },
    close: () => setShown(undefined),
  };
}
