import type { DocumentWords } from '#content/interface/document.ts';
import type { Field } from '../api/fields.ts';

/** What the fields of a table belong to. */
export type FieldsOf = 'request' | 'callback' | 'answer';

/** A field is required in a request or always present in a callback; responses state nothing. */
export function presenceOf(
  of: FieldsOf,
  { heads, required, conditional, optional, always, sometimes }: DocumentWords,
): { head: string; say: (field: Field) => string } | undefined {
  if (of === 'request')
    return {
      head: heads.needed,
      say: ({ isRequired, isConditional }) =>
        isRequired ? required : isConditional ? conditional : optional,
    };
  if (of === 'callback')
    return { head: heads.sent, say: ({ isRequired }) => (isRequired ? always : sometimes) };
  return undefined;
}
