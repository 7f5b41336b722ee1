import type { ComponentType } from 'react';

/**
 * The interface of a captcha. `CaptchaDialog` implements it; a hosted provider can replace it with
 * a component of this type that returns the provider's verification token.
 */
export type Captcha = ComponentType<CaptchaProps>;

export type CaptchaProps = {
  open: boolean;
  /** What the pass is bound to: the recipient of the code and its purpose. */
  recipient: string;
  type: number;
  /** Gets the `captchaVerifyParam` for `verCodeByCaptcha`; single-use and short-lived. */
  onPass: (pass: string) => void;
  onClose: () => void;
};
