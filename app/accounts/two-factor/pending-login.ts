import type { ComponentType } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import type { SecondFactor } from '#contract/user-data.ts';
import type { Role } from '../login/enter-console.ts';

/** A login after the password and before the second factor; never stored. */
export type PendingLogin = {
  /** The token for the second factor only. */
  step: string;
  ways: readonly SecondFactor[];
  role: Role;
  /** The typed account names: the server reveals none before the second factor. */
  names: readonly string[];
  /** The login form, to return to. */
  form: HTMLFormElement;
};

export type TwoFactorViewProps = { login: PendingLogin; onLeave: () => void };

/** The second-factor view in place of the login forms; loaded on demand. */
export type ShownTwoFactor = {
  View: ComponentType<TwoFactorViewProps>;
  Art: ComponentType<ArtProps>;
  login: PendingLogin;
};

export type ShowTwoFactor = (shown: ShownTwoFactor) => void;
