import type { Country } from '#contract/user-data.ts';
import type { SignUpField } from './sign-up-checks.ts';

/** What was typed so far, for the form in the other language. Kept in memory only. */
export type SignUpDraft = {
  values?: Partial<Record<SignUpField, string>>;
  country?: Country | undefined;
};

let draft: SignUpDraft = {};

export const signUpDraft = (): SignUpDraft => draft;

export function storeDraft(change: SignUpDraft): void {
  draft = { ...draft, ...change };
}

export function dropDraft(): void {
  draft = {};
}
