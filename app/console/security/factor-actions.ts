import type { Passkey } from '#contract/two-factor.ts';

/** Actions on the viewer's second factors. */
export type FactorActions = {
  canAddPasskey: boolean;
  /** In progress: the browser creates a passkey, or the server an app secret. */
  busy: 'passkey' | 'app' | undefined;
  onAddPasskey: () => void;
  /** A new passkey in place of this one. */
  onRenewPasskey: (passkey: Passkey) => void;
  onSetUpApp: () => void;
  onOpen: (dialog: FactorDialogState) => void;
};

/** Props of the dialogs that add a second factor. */
export type NewFactorProps = {
  /** The first second factor, which comes with recovery codes. */
  isFirst: boolean;
  /** The viewer has other sessions. */
  hasOthers: boolean;
  /** The reply was lost, but the factor was added. */
  onFound: () => void;
};

/** Which dialog to open. */
export type FactorDialogState =
  | {
      kind: 'name-passkey';
      id: string;
      response: Record<string, unknown>;
      renewed: Passkey | undefined;
    }
  | { kind: 'passkey-stopped'; renewed: Passkey | undefined }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { kind: 'set-up-app'; secret: string; picture: { size: number; path: string } }
  | { kind: 'remove-app' | 'make-codes' };
