import type { Problem } from '#app/forms/problems.ts';
import { problemWith } from '#contract/account-fields.ts';
import { keyName } from '#contract/developer-fields.ts';

type KeyField = 'name' | 'rights';

/** Problems of a key's name and rights. */
export function keyProblems(
  input: Record<KeyField, string>,
): Problem<KeyField, 'key.name' | 'key.rights'>[] {
  return [
    ...(problemWith(keyName, input.name) ? [['name', 'key.name'] as const] : []),
    ...(input.rights === '' ? [['rights', 'key.rights'] as const] : []),
  ];
}
