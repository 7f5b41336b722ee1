import type { Problem } from '#app/forms/problems.ts';

/** A passkey is told from others by its name alone. */
export const passkeyNameProblems = ({
  name,
}: {
  name: string;
}): Problem<'name', 'passkey.name'>[] => (name.trim() === '' ? [['name', 'passkey.name']] : []);
