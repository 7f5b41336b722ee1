import type { Problem } from '#app/forms/problems.ts';

/** The name is required: only it distinguishes passkeys. */
export const passkeyNameProblems = ({
  name,
}: {
  name: string;
}): Problem<'name', 'passkey.name'>[] => (name.trim() === '' ? [['name', 'passkey.name']] : []);
