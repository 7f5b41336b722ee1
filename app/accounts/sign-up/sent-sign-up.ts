import { useSyncExternalStore } from 'react';
import { storedItems } from '#content/storage.ts';
import type { Country } from '#contract/user-data.ts';
import type { SignUpInput } from './sign-up.ts';

/** What was sent and the token that came back: enough to send it again or go on by phone. */
export type SentSignUp = { token: string; input: SignUpInput; country: Country };

const { name } = storedItems.signUpSent;
const listeners = new Set<() => void>();

/** The sign-up of this tab that waits for its mail: a reload and the other language find it. */
export function useSentSignUp(): SentSignUp | undefined {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? undefined : JSON.parse(stored);
}

export function keepSentSignUp(sent: SentSignUp): void {
  sessionStorage.setItem(name, JSON.stringify(sent));
  for (const listener of listeners) listener();
}

export function dropSentSignUp(): void {
  sessionStorage.removeItem(name);
  for (const listener of listeners) listener();
}

const read = () => sessionStorage.getItem(name);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
