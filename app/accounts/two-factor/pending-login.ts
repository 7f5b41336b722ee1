import type { ComponentType } from 'react';
import type { ArtProps } from '#app/art/picture.tsx';
import type { SecondStep } from '#contract/user-data.ts';
import type { Role } from '../login/enter-console.ts';

/** The password was right and a second step is left. Nothing of it is stored. */
export type PendingLogin = {
  /** The token that is good for the second step alone. */
  step: string;
  ways: readonly SecondStep[];
  role: Role;
  /** What they typed to say who they are: the server names nobody yet. */
  names: readonly string[];
  /** Where they typed it, and where they come back to. */
  form: HTMLFormElement;
};

export type TwoFactorViewProps = { login: PendingLogin; onLeave: () => void };

/** What the login page shows in place of its forms; its code comes when somebody needs it. */
export type ShownTwoFactor = {
  View: ComponentType<TwoFactorViewProps>;
  Art: ComponentType<ArtProps>;
  login: PendingLogin;
};

export type ShowTwoFactor = (shown: ShownTwoFactor) => void;
