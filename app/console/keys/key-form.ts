import type { Problem } from '#app/forms/problems.ts';
import { problemWith } from '#contract/account-fields.ts';
import { keyName } from '#contract/developer-fields.ts';

type KeyField = 'name' | 'rights';

/** What is wrong with the name and the rights of a key. */
export function keyProblems(
  input: Record<KeyField, string>,
): Problem<KeyField, 'key.name' | 'key.rights'>[] {
  return [
    ...(problemWith(keyName, input.name) ? [['name', 'key.name'] as const] : []),
    ...(input.rights === '' ? [['rights', 'key.rights'] as const] : []),
  ];
}
