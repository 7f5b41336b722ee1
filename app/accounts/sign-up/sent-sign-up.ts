import { useSyncExternalStore } from 'react';
import { storedItems } from '#content/storage.ts';
import type { Country } from '#contract/user-data.ts';
import type { SignUpInput } from './sign-up.ts';

/** The submitted form and its token: enough to resend the mail or activate by phone. */
export type SentSignUp = { token: string; input: SignUpInput; country: Country };

const { name } = storedItems.signUpSent;
const listeners = new Set<() => void>();

/** The pending sign-up of this tab; survives a reload and a change of language. */
export function useSentSignUp(): SentSignUp | undefined {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? undefined : JSON.parse(stored);
}

export function storeSentSignUp(sent: SentSignUp): void {
  sessionStorage.setItem(name, JSON.stringify(sent));
  for (const listener of listeners) listener();
}

export function removeSentSignUp(): void {
  sessionStorage.removeItem(name);
  for (const listener of listeners) listener();
}

const read = () => sessionStorage.getItem(name);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
