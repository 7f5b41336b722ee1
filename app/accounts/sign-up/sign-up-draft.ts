import type { Country } from '#contract/user-data.ts';
import type { SignUpField } from './sign-up-checks.ts';

/** Values typed into the sign-up form, in memory only, for the form in the other language. */
export type SignUpDraft = {
  values?: Partial<Record<SignUpField, string>>;
  country?: Country | undefined;
};

let draft: SignUpDraft = {};

export const signUpDraft = (): SignUpDraft => draft;

export function storeDraft(change: SignUpDraft): void {
  draft = { ...draft, ...change };
}

export function removeDraft(): void {
  draft = {};
}
