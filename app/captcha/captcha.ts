import type { ComponentType } from 'react';

/**
 * What a page needs of any captcha. Ours is `CaptchaDialog`; a hosted provider's takes its place
 * when a component of this type hands over what the provider's server will verify.
 */
export type Captcha = ComponentType<CaptchaProps>;

export type CaptchaProps = {
  open: boolean;
  /** What the pass is to be good for: the number or mailbox that gets the code, and why. */
  recipient: string;
  type: number;
  /** The pass is the `captchaVerifyParam` of `verCodeByCaptcha`; it is good once, for a short time. */
  onPass: (pass: string) => void;
  onClose: () => void;
};
