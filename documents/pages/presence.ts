import type { DocumentWords } from '#content/interface/docs.ts';

/** What the fields of a table belong to. */
export type FieldsOf = 'request' | 'callback' | 'answer';

/** A request must have a field, a callback brings it; of an answer nothing is said. */
export function presenceOf(
  of: FieldsOf,
  { heads, required, optional, always, sometimes }: DocumentWords,
): { head: string; certain: string; uncertain: string } | undefined {
  if (of === 'request') return { head: heads.needed, certain: required, uncertain: optional };
  if (of === 'callback') return { head: heads.sent, certain: always, uncertain: sometimes };
  return undefined;
}
