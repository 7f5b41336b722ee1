import type { Passkey } from '#contract/two-factor.ts';

/** What somebody may do with their second steps. */
export type StepActions = {
  canAddPasskey: boolean;
  /** What is under way: the browser makes a passkey, or the server a secret. */
  busy: 'passkey' | 'app' | undefined;
  onAddPasskey: () => void;
  onSetUpApp: () => void;
  onWish: (wish: StepWish) => void;
};

/** What the dialogs need that add a second step. */
export type NewStepProps = {
  /** It comes with recovery codes. */
  isFirst: boolean;
  /** They are logged in elsewhere, too. */
  hasOthers: boolean;
  /** It is there although its answer was lost. */
  onFound: () => void;
};

/** What opens a dialog. */
export type StepWish =
  | { kind: 'name-passkey'; id: string; response: Record<string, unknown> }
  | { kind: 'passkey-stopped' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { kind: 'set-up-app'; secret: string; picture: { size: number; path: string } }
  | { kind: 'remove-app' | 'make-codes' };
